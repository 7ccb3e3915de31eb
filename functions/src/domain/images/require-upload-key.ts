import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '../../contract/app-error.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @throws AppError `permission_denied` unless the key is the site's. */
export const requireUploadKey = (expected: string, given: string | undefined): void => {
  if (given === undefined || !timingSafeEqual(digest(expected), digest(given)))
    throw new AppError('permission_denied');
};
