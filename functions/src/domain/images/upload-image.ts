import { DEFAULT_IMAGE } from '../../contract/images.ts';
import type { UploadedImage } from '../../contract/schemas/image.ts';
import type { Deps } from '../deps.ts';
import { encodePicture } from './encode-picture.ts';
import { requirePicture } from './recognise-picture.ts';

/**
 * Re-encodes a picture and puts it where everybody can see it.
 * @throws AppError `unsupported_media_type` or `validation_failed` for what is no sound picture.
 */
export const uploadImage = async (
  { images }: Pick<Deps, 'images'>,
  bytes: Buffer,
): Promise<UploadedImage> => {
  await requirePicture(bytes);
  const { versions, width, height } = await encodePicture(bytes);
  const folder = await images.save(versions);
  const url = images.address(folder, DEFAULT_IMAGE.width, DEFAULT_IMAGE.format);
  return { success: true, data: { url, width, height } };
};
