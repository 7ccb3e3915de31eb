import type { Sharp } from 'sharp';
import { AppError } from '../contract/app-error.ts';
import {
  DEFAULT_IMAGE,
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  MAX_IMAGE_PIXELS,
  type ImageFormat,
} from '../contract/images.ts';
import { VALIDATION } from '../contract/messages.ts';
import type { ImageVersion } from './image-store.ts';

/** Effort 2 of 9 costs half a second for a large photo; one more doubles that for a percent of bytes. */
const ENCODE: Record<ImageFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 50, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78 }),
};

/** A picture that opens this slowly is made to be slow. */
const TIMEOUT_S = 20;

/** Reads and makes the files of pictures. */
export interface PictureCodec {
  /** The media type that the first bytes of a file tell, whatever its name says; undefined for none known. */
  typeOf(bytes: Buffer): Promise<string | undefined>;
  /**
   * Makes every size and format of a picture; a small one is never enlarged, it is kept as it is
   * under the larger names.
   * @throws AppError `validation_failed` for a broken picture and for one of too many pixels.
   */
  encode(bytes: Buffer): Promise<EncodedPicture>;
}

export interface EncodedPicture {
  versions: ImageVersion[];
  /** Pixels of the version that `data.url` points at. */
  width: number;
  height: number;
}

const broken = () =>
  new AppError('validation_failed', { fields: { image: VALIDATION.imageBroken } });

/** Upright, in sRGB, without metadata, at the largest width that is kept. */
const decode = async (bytes: Buffer) => {
  const { default: sharp } = await import('sharp');
  try {
    const { data, info } = await sharp(bytes, {
      limitInputPixels: MAX_IMAGE_PIXELS,
      failOn: 'error',
    })
      .timeout({ seconds: TIMEOUT_S })
      .autoOrient()
      .resize({ width: Math.max(...IMAGE_WIDTHS), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    const { width, height, channels } = info;
    return (target: number) =>
      sharp(data, { raw: { width, height, channels } }).resize({
        width: target,
        withoutEnlargement: true,
      });
  } catch {
    throw broken();
  }
};

const encode = async (bytes: Buffer): Promise<EncodedPicture> => {
  const sized = await decode(bytes);
  const encoded = await Promise.all(
    IMAGE_WIDTHS.flatMap((width) =>
      IMAGE_FORMATS.map(async (format) => {
        const { data, info } = await ENCODE[format](sized(width)).toBuffer({
          resolveWithObject: true,
        });
        return { width, format, bytes: data, pixels: { width: info.width, height: info.height } };
      }),
    ),
  );
  const shown = encoded.find(
    ({ width, format }) => width === DEFAULT_IMAGE.width && format === DEFAULT_IMAGE.format,
  );
  if (!shown) throw broken();
  return { versions: encoded, ...shown.pixels };
};

/** Both libraries are loaded only here: most processes of the API never see a picture. */
export const createPictureCodec = (): PictureCodec => ({
  typeOf: async (bytes) => {
    const { fileTypeFromBuffer } = await import('file-type');
    return (await fileTypeFromBuffer(bytes))?.mime;
  },
  encode,
});
