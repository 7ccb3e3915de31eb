import type { Request } from 'express';
import { AppError } from '../contract/app-error.ts';
import { MAX_JSON_BYTES } from '../contract/constants.ts';
import { mediaType, rawBody } from './raw-body.ts';

/**
 * The fields of a form that a browser sent by itself. It ends lines with CR LF, scripts with LF
 * alone: here they are what scripts send.
 * @throws AppError `too_large` or `unsupported_media_type`.
 */
export const formBody = (req: Request): Record<string, string> => {
  const bytes = rawBody(req);
  if (bytes.length > MAX_JSON_BYTES) throw new AppError('too_large');
  if (mediaType(req) !== 'application/x-www-form-urlencoded')
    throw new AppError('unsupported_media_type');
  const fields = new URLSearchParams(bytes.toString('utf8'));
  return Object.fromEntries(
    [...fields].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  );
};
