import { AppError } from '../../contract/app-error.ts';
import { UPLOAD_TYPES } from '../../contract/images.ts';

/**
 * Looks at the first bytes of a file, whatever its name and declared type say.
 * @throws AppError `unsupported_media_type` for anything but an accepted picture.
 */
export const requirePicture = async (bytes: Buffer): Promise<void> => {
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !UPLOAD_TYPES.includes(type.mime)) throw new AppError('unsupported_media_type');
};
