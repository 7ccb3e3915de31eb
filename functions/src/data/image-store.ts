import { imageFileName, type ImageFormat, type ImageWidth } from '../contract/images.ts';

/** One size of a picture, ready to be served. */
export interface ImageVersion {
  width: ImageWidth;
  format: ImageFormat;
  bytes: Buffer;
}

export interface ImageStore {
  /** Keeps all versions of one picture, in a folder of its own that bears the upload's id. */
  save(id: string, versions: ImageVersion[]): Promise<void>;
  /** Deletes all versions of a picture; none there is fine. */
  remove(id: string): Promise<void>;
  /** The public address of one version. */
  address(id: string, width: ImageWidth, format: ImageFormat): string;
  /** What the addresses of all versions of a picture begin with. */
  addressPrefix(id: string): string;
}

const folderOf = (id: string): string => `images/uploads/${id}/`;

/** The id is new for every upload, so what lies in its folder never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * A file is written only where none is. Under this condition the client sends it again after a
 * connection that broke or a 503; without one it gives up at the first.
 * Source: https://cloud.google.com/storage/docs/retry-strategy (conditionally idempotent operations)
 */
const ONLY_NEW = { ifGenerationMatch: 0 };

const PRECONDITION_FAILED = 412;

/** Storage kept the file and the answer that said so was lost: nobody else writes into this folder. */
const isKeptAlready = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === PRECONDITION_FAILED;

/** `origin` is where Storage serves downloads, e.g. `https://firebasestorage.googleapis.com`. */
export const createImageStore = (origin: string, bucketName: string): ImageStore => {
  const openBucket = async () => {
    // Loaded only here: most processes of the API never see a picture.
    const { getStorage } = await import('firebase-admin/storage');
    return getStorage().bucket(bucketName);
  };
  const addressPrefix = (id: string) =>
    `${origin}/v0/b/${bucketName}/o/${encodeURIComponent(folderOf(id))}`;
  return {
    save: async (id, versions) => {
      const bucket = await openBucket();
      const keep = async ({ width, format, bytes }: ImageVersion) => {
        const file = bucket.file(folderOf(id) + imageFileName(width, format));
        await file
          .save(bytes, {
            resumable: false,
            metadata: { contentType: `image/${format}`, cacheControl: FOREVER },
            preconditionOpts: ONLY_NEW,
          })
          .catch((error: unknown) => {
            if (!isKeptAlready(error)) throw error;
          });
      };
      await Promise.all(versions.map(keep));
    },
    remove: async (id) => {
      const bucket = await openBucket();
      await bucket.deleteFiles({ prefix: folderOf(id) });
    },
    address: (id, width, format) => `${addressPrefix(id)}${imageFileName(width, format)}?alt=media`,
    addressPrefix,
  };
};
