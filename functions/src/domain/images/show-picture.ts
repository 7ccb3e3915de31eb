import {
  IMAGE_WIDTHS,
  SMALL_IMAGE,
  SHOWN_PICTURES,
  type ImageFormat,
  type ImageWidth,
} from '../../contract/site/images.ts';
import type { KeptImage } from '../../data/pictures/image-store.ts';
import type { Deps } from '../deps.ts';

/** One of four sizes in one of two formats, in the folder of an upload, which is a UUID. */
const SHOWN = new RegExp(
  String.raw`^${SHOWN_PICTURES}/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/(160|320|640|1280)\.(avif|webp)$`,
);

/** Which picture a path of `shownAddress` names; undefined for any other path. */
export const shownPictureAt = (
  path: string,
): { id: string; width: ImageWidth; format: ImageFormat } | undefined => {
  const [, id, width, format] = SHOWN.exec(path) ?? [];
  return id === undefined
    ? undefined
    : { id, width: Number(width) as ImageWidth, format: format as ImageFormat };
};

/**
 * Reads the picture at a path of the site; undefined where there is none. An upload from before
 * small versions were kept is shown in the next larger size.
 */
export async function showPicture(
  { images }: Pick<Deps, 'images'>,
  path: string,
): Promise<(KeptImage & { format: ImageFormat }) | undefined> {
  const asked = shownPictureAt(path);
  if (!asked) return undefined;
  const { id, width, format } = asked;
  const kept =
    (await images.read(id, width, format)) ??
    (width === SMALL_IMAGE.width ? await images.read(id, IMAGE_WIDTHS[0], format) : undefined);
  return kept && { ...kept, format };
}
