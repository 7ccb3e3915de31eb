import { ERRORS, type ErrorCode } from './error-codes.ts';

interface AppErrorDetails {
  /** Replaces the code's general sentence. */
  message?: string;
  /** Field name → sentence to show beside it. */
  fields?: Record<string, string>;
  /** Seconds after which a refused caller may try again. */
  retryAfter?: number;
  /** Why, for the log; no caller sees it. */
  cause?: unknown;
}

/** A refusal that the caller is meant to see; anything else that is thrown becomes `internal`. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, details: AppErrorDetails = {}) {
    super(details.message ?? ERRORS[code].message, { cause: details.cause });
    this.code = code;
    this.fields = details.fields;
    this.retryAfter = details.retryAfter;
  }

  /** HTTP status of the code. */
  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** After how many seconds another try is worth it where nobody knows better. */
export const RETRY_AFTER_S = 1;

/** The refusal of what may well succeed in a moment. */
export const tooBusy = (): AppError =>
  new AppError('too_many_requests', { retryAfter: RETRY_AFTER_S });
