import { raw, type Request, type RequestHandler } from 'express';
import { AppError } from '../contract/api/app-error.ts';
import { MAX_IMAGE_BYTES, MAX_JSON_BYTES } from '../contract/constants.ts';

/** The functions runtime keeps the bytes of the body here. */
type WithRawBody = Request & { rawBody?: Buffer };

/** The bytes of the body as they came; empty when there was none. */
export const rawBody = (req: Request): Buffer => {
  const kept = (req as WithRawBody).rawBody;
  if (kept) return kept;
  const body: unknown = req.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
};

/** Multipart adds a little around the picture; what is larger is refused before it fills the memory. */
const readBytes = raw({ type: () => true, limit: MAX_IMAGE_BYTES + 1024 * 1024 });

/** Reads the body where no functions runtime has done so, as in tests within one process. */
export const keepRawBody: RequestHandler = (req, res, next) => {
  if ((req as WithRawBody).rawBody) {
    next();
    return;
  }
  readBytes(req, res, next);
};

/** Media type of the body in lower case, without parameters. */
export const mediaType = (req: Request): string =>
  (req.headers['content-type'] ?? '').split(';', 1).join('').trim().toLowerCase();

/**
 * The text of the body, which is UTF-8.
 * @throws AppError `unsupported_media_type` where it says that it is in another encoding,
 *   `invalid_request` where its bytes are.
 */
export const textBody = (req: Request): string => {
  const [, charset = 'utf-8'] =
    /;\s*charset\s*=\s*"?([^\s";]+)/i.exec(req.headers['content-type'] ?? '') ?? [];
  if (!/^utf-?8$/i.test(charset)) throw new AppError('unsupported_media_type');
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(rawBody(req));
  } catch {
    throw new AppError('invalid_request', { message: 'The body is not valid UTF-8.' });
  }
};

/**
 * The JSON of the body; `{}` for none at all, so that the answer names the missing fields.
 * @throws AppError `too_large`, `unsupported_media_type` or `invalid_request`.
 */
export const jsonBody = (req: Request): unknown => {
  const bytes = rawBody(req);
  if (bytes.length === 0) return {};
  if (bytes.length > MAX_JSON_BYTES) throw new AppError('too_large');
  if (mediaType(req) !== 'application/json') throw new AppError('unsupported_media_type');
  const text = textBody(req);
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('invalid_request', { message: 'The body is not valid JSON.' });
  }
};
