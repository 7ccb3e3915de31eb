import { Readable } from 'node:stream';
import { imageFileName, type ImageFormat, type ImageWidth } from '../../contract/site/images.ts';

/** One size of a picture, ready to be served. */
export interface ImageVersion {
  width: ImageWidth;
  format: ImageFormat;
  bytes: Buffer;
}

/** A version as it comes from Storage. */
export interface KeptImage {
  /** Bytes; undefined where Storage does not say. */
  length: number | undefined;
  etag: string | undefined;
  /** What comes of it; to be read or destroyed. */
  body: Readable;
}

export interface ImageStore {
  /**
   * Keeps all versions of one picture, in a folder of its own that bears the upload's id.
   *
   * @param uploader uid of who sent it, who may delete it by `storage.rules`
   */
  save(id: string, versions: ImageVersion[], uploader?: string): Promise<void>;
  /** Deletes all versions of a picture; none there is fine. */
  remove(id: string): Promise<void>;
  /** The public address of one version. */
  address(id: string, width: ImageWidth, format: ImageFormat): string;
  /**
   * Reads one version by its public address and under the rules, like every visitor of Storage.
   *
   * @returns undefined where there is none
   * @throws when Storage does not begin to answer in time, or answers with a failure or a giant
   */
  read(id: string, width: ImageWidth, format: ImageFormat): Promise<KeptImage | undefined>;
  /** What the addresses of all versions of a picture begin with. */
  addressPrefix(id: string): string;
  /** Whether an address is one of this shop's own bucket, once dots in it are followed. */
  isOwn(address: string): boolean;
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

/** Milliseconds for the whole of a picture to come. */
const READ_MS = 20_000;
/** Bytes: several times what the largest version takes. */
const MOST_BYTES = 10_000_000;

async function readImage(address: string): Promise<KeptImage | undefined> {
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(READ_MS),
  });
  const { status, body, headers } = answer;
  const said = headers.get('content-length');
  const length = said === null ? undefined : Number(said);
  if (status === 200 && body && (length ?? 0) <= MOST_BYTES)
    return {
      length,
      etag: headers.get('etag') ?? undefined,
      body: Readable.from(body, { objectMode: false }),
    };
  await body?.cancel();
  // The rules refuse what is not there to who may not list.
  if (status === 404 || status === 403) return undefined;
  throw new Error(`Storage answered ${status} with ${length} bytes.`);
}

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
  const bucketPrefix = `${origin}/v0/b/${bucketName}/o/`;
  const addressPrefix = (id: string) => bucketPrefix + encodeURIComponent(folderOf(id));
  return {
    save: async (id, versions, uploader) => {
      const bucket = await openBucket();
      const keep = async ({ width, format, bytes }: ImageVersion) => {
        const file = bucket.file(folderOf(id) + imageFileName(width, format));
        await file
          .save(bytes, {
            resumable: false,
            metadata: {
              contentType: `image/${format}`,
              cacheControl: FOREVER,
              ...(uploader !== undefined && { metadata: { uid: uploader } }),
            },
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
      const [files] = await bucket.getFiles({ prefix: folderOf(id) });
      // The very file that was found: under this condition, too, the client asks again. Somebody who
      // does the same at the same time may have been quicker.
      const drop = async (file: (typeof files)[number]) => {
        const { generation } = file.metadata;
        const ifThat = generation === undefined ? {} : { ifGenerationMatch: generation };
        await file.delete({ ...ifThat, ignoreNotFound: true });
      };
      await Promise.all(files.map(drop));
    },
    read: (id, width, format) =>
      readImage(`${addressPrefix(id)}${imageFileName(width, format)}?alt=media`),
    address: (id, width, format) => `${addressPrefix(id)}${imageFileName(width, format)}?alt=media`,
    addressPrefix,
    isOwn: (address) => URL.canParse(address) && new URL(address).href.startsWith(bucketPrefix),
  };
};
