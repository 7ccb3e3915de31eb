import type { Metadata } from 'sharp';
import { IMAGE_LIMITS } from '../contract/images.ts';

/** What the header of a picture says about the work it will be. */
export type PictureHeader = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'
>;

/** Bytes for each pixel that decoding AVIF holds, measured: planes, their conversion and a copy. */
const AVIF_BYTES = 24;
/** Whatever else comes in whole is held twice at its peak. */
const COPIES = 2;

/**
 * Bytes in memory for each pixel while a picture is decoded; 0 for one that is read row by row. An
 * interlaced PNG, a progressive JPEG and a GIF are whole in memory before their first row is known.
 */
const heldBytesPerPixel = ({ format, channels, depth, isProgressive }: PictureHeader): number => {
  if (format === 'heif') return AVIF_BYTES;
  if (!isProgressive && format !== 'gif') return 0;
  return channels * (depth === 'uchar' ? 1 : 2) * COPIES;
};

/** True when decoding the picture would take more memory or time than one upload may have. */
export const isTooLarge = (header: PictureHeader): boolean => {
  const { width, height } = header;
  const area = width * height;
  return (
    Math.max(width, height) > IMAGE_LIMITS.side ||
    area > IMAGE_LIMITS.area ||
    area * heldBytesPerPixel(header) > IMAGE_LIMITS.heldBytes
  );
};
