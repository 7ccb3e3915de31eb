import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../contract/api/app-error.ts';
import { UNUSED_PICTURE_TTL_MS } from '../../contract/constants.ts';
import { DEFAULT_IMAGE, UPLOAD_TYPES } from '../../contract/site/images.ts';
import type { UploadedImage } from '../../contract/schemas/image.ts';
import type { Deps } from '../deps.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @throws AppError `permission_denied` unless the key is the site's. */
export const requireUploadKey = (expected: string, given: string | undefined): void => {
  if (given === undefined || !timingSafeEqual(digest(expected), digest(given)))
    throw new AppError('permission_denied');
};

/**
 * Re-encodes a picture and puts it where everybody can see it. It stays if something shows it a day
 * later.
 * @param uploader uid of who sent it, if anybody who is signed in did
 * @throws AppError `unsupported_media_type` or `validation_failed` for what is no sound picture, and
 *   `too_many_requests` when too many are encoded already.
 */
export const uploadImage = async (
  { images, pictures, uploads, now }: Pick<Deps, 'images' | 'pictures' | 'uploads' | 'now'>,
  bytes: Buffer,
  uploader?: string,
): Promise<UploadedImage> => {
  const type = await pictures.typeOf(bytes);
  if (type === undefined || !UPLOAD_TYPES.includes(type))
    throw new AppError('unsupported_media_type');
  const { versions, width, height } = await pictures.encode(bytes);
  // Noted first: a crash in between leaves no picture that nobody knows of.
  const id = await uploads.begin(now() + UNUSED_PICTURE_TTL_MS, uploader);
  await images.save(id, versions, uploader);
  const url = images.address(id, DEFAULT_IMAGE.width, DEFAULT_IMAGE.format);
  return { success: true, data: { url, width, height } };
};
