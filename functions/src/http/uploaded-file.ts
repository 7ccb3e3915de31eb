import { AppError } from '../contract/api/app-error.ts';
import { MAX_IMAGE_BYTES } from '../contract/constants.ts';
import { UPLOAD_FIELD } from '../contract/site/images.ts';
import { VALIDATION } from '../contract/text/validation-messages.ts';
import { mediaType, rawBody } from './raw-body.ts';
import type { Request } from 'express';

/** Two files and a few fields are enough to see that there are too many. */
const LIMITS = { files: 2, fields: 5, parts: 8, fileSize: MAX_IMAGE_BYTES + 1 };

interface Parts {
  files: { field: string; bytes: Buffer }[];
  fields: string[];
}

const readParts = async (req: Request): Promise<Parts> => {
  // Loaded only here: most processes of the API never see an upload.
  const { default: busboy } = await import('busboy');
  const parts: Parts = { files: [], fields: [] };
  return new Promise((resolve, reject) => {
    const form = busboy({ headers: req.headers, limits: LIMITS });
    form.on('file', (field, stream) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('error', reject);
      stream.on('end', () => parts.files.push({ field, bytes: Buffer.concat(chunks) }));
    });
    form.on('field', (field) => parts.fields.push(field));
    form.on('error', reject);
    form.on('close', () => {
      resolve(parts);
    });
    form.end(rawBody(req));
  });
};

const refuse = (field: string, sentence: string): never => {
  throw new AppError('validation_failed', { fields: { [field]: sentence } });
};

/** The one file among the parts. */
const onlyFile = ({ files, fields }: Parts): Buffer => {
  const [file, ...more] = files;
  const stray = [...fields, ...files.map(({ field }) => field)].find(
    (field) => field !== UPLOAD_FIELD,
  );
  if (stray !== undefined) return refuse(stray, VALIDATION.unknownField);
  if (!file || file.bytes.length === 0) return refuse(UPLOAD_FIELD, VALIDATION.imageRequired);
  if (more.length > 0) return refuse(UPLOAD_FIELD, VALIDATION.imageOne);
  return file.bytes;
};

/**
 * The file of a multipart body that holds one file and nothing else.
 * @throws AppError `unsupported_media_type`, `too_large`, `invalid_request` or `validation_failed`.
 */
export const uploadedFile = async (req: Request): Promise<Buffer> => {
  if (mediaType(req) !== 'multipart/form-data') throw new AppError('unsupported_media_type');
  const parts = await readParts(req).catch(() => {
    throw new AppError('invalid_request', { message: 'The multipart body is broken.' });
  });
  if (parts.files.some(({ bytes }) => bytes.length > MAX_IMAGE_BYTES))
    throw new AppError('too_large');
  return onlyFile(parts);
};
