import { AppError } from '../../contract/app-error.ts';
import { DEFAULT_IMAGE, UPLOAD_TYPES } from '../../contract/images.ts';
import type { UploadedImage } from '../../contract/schemas/image.ts';
import type { Deps } from '../deps.ts';

/**
 * Re-encodes a picture and puts it where everybody can see it.
 * @throws AppError `unsupported_media_type` or `validation_failed` for what is no sound picture.
 */
export const uploadImage = async (
  { images, pictures }: Pick<Deps, 'images' | 'pictures'>,
  bytes: Buffer,
): Promise<UploadedImage> => {
  const type = await pictures.typeOf(bytes);
  if (type === undefined || !UPLOAD_TYPES.includes(type))
    throw new AppError('unsupported_media_type');
  const { versions, width, height } = await pictures.encode(bytes);
  const folder = await images.save(versions);
  const url = images.address(folder, DEFAULT_IMAGE.width, DEFAULT_IMAGE.format);
  return { success: true, data: { url, width, height } };
};
