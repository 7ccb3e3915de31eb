import { randomUUID } from 'node:crypto';
import { imageFileName, type ImageFormat, type ImageWidth } from '../contract/images.ts';

/** One size of a picture, ready to be served. */
export interface ImageVersion {
  width: ImageWidth;
  format: ImageFormat;
  bytes: Buffer;
}

export interface ImageStore {
  /** Keeps all versions of one picture in a folder of its own, whose name it gives. */
  save(versions: ImageVersion[]): Promise<string>;
  /** The public address of one version. */
  address(folder: string, width: ImageWidth, format: ImageFormat): string;
}

/** The folder's name is new for every upload, so what lies in it never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/** `origin` is where Storage serves downloads, e.g. `https://firebasestorage.googleapis.com`. */
export const createImageStore = (origin: string, bucketName: string): ImageStore => ({
  save: async (versions) => {
    // Loaded only here: most processes of the API never see a picture.
    const { getStorage } = await import('firebase-admin/storage');
    const bucket = getStorage().bucket(bucketName);
    const folder = `images/uploads/${randomUUID()}`;
    await Promise.all(
      versions.map(({ width, format, bytes }) =>
        bucket.file(`${folder}/${imageFileName(width, format)}`).save(bytes, {
          resumable: false,
          metadata: { contentType: `image/${format}`, cacheControl: FOREVER },
        }),
      ),
    );
    return folder;
  },
  address: (folder, width, format) => {
    const path = encodeURIComponent(`${folder}/${imageFileName(width, format)}`);
    return `${origin}/v0/b/${bucketName}/o/${path}?alt=media`;
  },
});
