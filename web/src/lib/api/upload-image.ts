import {
  ENDPOINTS,
  type ErrorBody,
  HEADER,
  MAX_IMAGE_BYTES,
  UPLOAD_FIELD,
  UPLOAD_TYPES,
  type UploadedImage,
} from '@rollwell/functions/contract';
import { readAccessToken } from './session-port.ts';
import { ApiError } from './api-error.ts';

/** Milliseconds that an upload may take: 5 MB on a slow phone line. */
const TIMEOUT_MS = 120_000;

/** What is wrong with a file before it is sent, as a sentence, or undefined when it may be sent. */
export function refusalOf(file: { type: string; size: number }): string | undefined {
  if (!UPLOAD_TYPES.includes(file.type)) return photoTexts.wrongType;
  if (file.size > MAX_IMAGE_BYTES) return photoTexts.tooLarge;
  return undefined;
}

interface UploadOptions {
  /** Called with the share that is sent, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** The same for each try to send this picture. */
  idempotencyKey: string;
}

/**
 * Sends a picture to `POST /image`, in the name of whoever is signed in. XMLHttpRequest, because fetch tells no progress.
 *
 * @returns the address of the picture at its middle size
 * @throws {ApiError} when it is refused or cannot be sent; an `AbortError` when `signal` ended it
 */
export function uploadImage(
  file: File,
  { onProgress, signal, idempotencyKey }: UploadOptions,
): Promise<string> {
  const body = new FormData();
  body.set('image', file);
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const { method, path } = ENDPOINTS.uploadImage;
    call.open(method, `${path}?${new URLSearchParams({ key: import.meta.env.VITE_UPLOAD_KEY })}`);
    const token = readAccessToken();
    if (token !== null) call.setRequestHeader('Authorization', `Bearer ${token}`);
    call.setRequestHeader(HEADER.idempotencyKey, idempotencyKey);
    call.responseType = 'json';
    call.timeout = TIMEOUT_MS;
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => {
      const answer = call.response as UploadedImage | ErrorBody | null;
      if (answer && 'data' in answer && answer.success) resolve(answer.data.url);
      else reject(refused(answer, call.status));
    };
    call.onerror = () => reject(new ApiError('offline', photoTexts.offline));
    call.ontimeout = () => reject(new ApiError('timeout', photoTexts.timeout));
    call.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    signal.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}

function refused(answer: UploadedImage | ErrorBody | null, status: number): ApiError {
  if (answer && 'error' in answer) {
    const { code, message, fields } = answer.error;
    const plain = {
      unsupported_media_type: photoTexts.wrongType,
      too_large: photoTexts.tooLarge,
    };
    // What is wrong with this very picture says more than that something is.
    const sentence = fields?.[UPLOAD_FIELD] ?? message;
    return new ApiError(code, code in plain ? plain[code as keyof typeof plain] : sentence, {
      status,
    });
  }
  return new ApiError('internal', photoTexts.refused(status), {
    status,
  });
}

const megabytes = MAX_IMAGE_BYTES / 1024 / 1024;

/** The words of a photo in a form. */
export const photoTexts = {
  choose: 'Choose a photo',
  chooseAnother: 'Choose another photo',
  hint: `JPEG, PNG, WebP, AVIF or GIF, at most ${megabytes} MB. Drop it here or choose a file.`,
  uploading: 'Uploading the photo',
  uploaded: 'The photo is uploaded.',
  keep: 'Keep the photo as it was',
  wrongType: 'This is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF.',
  tooLarge: `This picture is larger than ${megabytes} MB. Choose a smaller one.`,
  offline: 'The picture could not be sent. Check your connection.',
  timeout: 'Sending the picture took too long. Try a smaller one.',
  refused: (status: number) => `The picture was not accepted (${status}). Try again.`,
} as const;
