import { shownPictureAt, type ImageFormat } from '../../contract/images.ts';
import type { KeptImage } from '../../data/image-store.ts';
import type { Deps } from '../deps.ts';

/** Reads the picture at a path of the site; undefined where there is none. */
export async function showPicture(
  { images }: Pick<Deps, 'images'>,
  path: string,
): Promise<(KeptImage & { format: ImageFormat }) | undefined> {
  const asked = shownPictureAt(path);
  const kept = asked && (await images.read(asked.id, asked.width, asked.format));
  return kept && { ...kept, format: asked.format };
}
