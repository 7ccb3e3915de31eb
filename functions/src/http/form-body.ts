import type { Request } from 'express';
import { AppError } from '../contract/api/app-error.ts';
import { MAX_JSON_BYTES } from '../contract/constants.ts';
import { mediaType, rawBody, textBody } from './raw-body.ts';

/** Whether what stands behind each escape is UTF-8: what is not would be read as a sign for it. */
const isEscapedWell = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/**
 * The fields of a form that a browser sent by itself. It ends lines with CR LF, scripts with LF
 * alone: here they are what scripts send.
 * @throws AppError `too_large`, `unsupported_media_type` or, where it is not UTF-8, `invalid_request`.
 */
export const formBody = (req: Request): Record<string, string> => {
  const bytes = rawBody(req);
  if (bytes.length > MAX_JSON_BYTES) throw new AppError('too_large');
  if (mediaType(req) !== 'application/x-www-form-urlencoded')
    throw new AppError('unsupported_media_type');
  const text = textBody(req);
  if (!isEscapedWell(text))
    throw new AppError('invalid_request', { message: 'The form is not valid UTF-8.' });
  const fields = new URLSearchParams(text);
  return Object.fromEntries(
    [...fields].map(([name, text]) => [name, text.replaceAll('\r\n', '\n')]),
  );
};
