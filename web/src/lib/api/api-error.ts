import type { ErrorBody, ErrorCode } from '@rollwell/functions/contract';
import type { ApiAnswer } from '@rollwell/functions/contract/rendered-page';
import { texts } from '../texts.ts';

/**
 * Codes of the API, the two that a browser meets before there is an answer, and that of code which
 * does not come although the shop answers.
 */
type ApiErrorCode = ErrorCode | 'offline' | 'timeout' | 'outdated';

/**
 * A failed call. `message` is fit to show, `fields` maps a form field to the sentence to show
 * beside it, `status` is 0 when no answer came, `retryAfter` is in seconds.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ApiErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>>;
  readonly retryAfter: number | undefined;

  constructor(
    code: ApiErrorCode,
    message: string,
    details: {
      status?: number;
      fields?: Record<string, string> | undefined;
      retryAfter?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, details.cause === undefined ? {} : { cause: details.cause });
    this.code = code;
    this.status = details.status ?? 0;
    this.fields = details.fields ?? {};
    this.retryAfter = details.retryAfter;
  }
}

function isErrorBody(value: unknown): value is ErrorBody {
  if (typeof value !== 'object' || value === null || !('error' in value)) return false;
  const { error } = value;
  return (
    typeof error === 'object' &&
    error !== null &&
    'message' in error &&
    typeof error.message === 'string'
  );
}

/** Reads a failed answer; one that is not ours (a proxy's page, say) gets a plain message. */
export async function errorFromResponse(response: ApiAnswer): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => undefined);
  const status = response.status;
  const retryAfter = Number(response.headers.get('Retry-After')) || undefined;
  if (isErrorBody(body)) {
    const { code, message, fields } = body.error;
    return new ApiError(code, message, { status, fields, retryAfter });
  }
  const code: ErrorCode = status === 401 ? 'unauthenticated' : 'internal';
  return new ApiError(code, texts.failures.status(status), {
    status,
    retryAfter,
  });
}

/** Turns a failed fetch into an error that says what to do next; aborts pass through untouched. */
export function errorFromFetch(cause: unknown, timedOut: boolean): unknown {
  if (timedOut) {
    return new ApiError('timeout', texts.failures.timeout, { cause });
  }
  if (cause instanceof TypeError) {
    return new ApiError('offline', texts.failures.offline, { cause });
  }
  return cause;
}

/** A sentence about any thrown thing, fit to show. */
export const messageOf = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : texts.failures.unknown;

/** What is gone stays so: its id is never given again. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'not_found';

/** `retryOnMount` of what has an id: another look at what is gone asks nobody. */
export const unlessNotFound = ({ state }: { state: { error: Error | null } }): boolean =>
  !isNotFound(state.error);
