import type { Metadata } from 'sharp';
import { IMAGE_LIMITS } from '../../contract/site/images.ts';

/** What the header of a picture says about the work it will be. */
export type PictureHeader = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive'
>;

/** How often a picture that comes in whole is held at the peak, measured: AVIF in planes, converted, copied. */
const COPIES = { heif: 6, other: 2 } as const;

/**
 * Bytes in memory for each pixel while a picture is decoded; 0 for one that is read row by row. An
 * interlaced PNG, a progressive JPEG and a GIF are whole in memory before their first row is known.
 */
const heldBytesPerPixel = ({ format, channels, depth, isProgressive }: PictureHeader): number => {
  const decoded = channels * (depth === 'uchar' ? 1 : 2);
  if (format === 'heif') return decoded * COPIES.heif;
  return isProgressive || format === 'gif' ? decoded * COPIES.other : 0;
};

/**
 * What is too large about a picture: a side of it, or all of it, so that decoding it would take more
 * memory or time than one upload may have. Undefined for nothing.
 */
export const tooLarge = (header: PictureHeader): 'side' | 'area' | undefined => {
  const { width, height } = header;
  const area = width * height;
  const held = area * heldBytesPerPixel(header);
  if (area > IMAGE_LIMITS.area || held > IMAGE_LIMITS.heldBytes) return 'area';
  return Math.max(width, height) > IMAGE_LIMITS.side ? 'side' : undefined;
};
