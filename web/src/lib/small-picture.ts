import {
  IMAGE_WIDTHS,
  imageUrlOfSize,
  SMALL_IMAGE,
  shownAddress,
} from '@rollwell/functions/contract';

/** Whether the small version of a picture is sharp enough for this width, in CSS pixels. */
export const isShownSmall = (width: number): boolean => width * 2 <= SMALL_IMAGE.width;

/**
 * Where a picture is to be looked for that is shown so wide, in CSS pixels. What was uploaded before
 * small versions were kept has none in Storage; then it is shown as it is.
 */
export const smallAddresses = (src: string, width: number): readonly string[] => {
  const shown = shownAddress(src);
  const versionWidth = isShownSmall(width) ? SMALL_IMAGE.width : IMAGE_WIDTHS[0];
  return [imageUrlOfSize(shown, versionWidth, SMALL_IMAGE.format), shown];
};
