export type ApiErrorType =
  'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error' | 'rate_limit_error';

interface ApiErrorDetails {
  code?: string;
  param?: string;
  decline_code?: string;
}

/** A failure in the shape in which Stripe reports it. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: ApiErrorType;
  readonly details: ApiErrorDetails;

  constructor(status: number, type: ApiErrorType, message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  /** The JSON body of the answer. */
  body(): { error: { type: ApiErrorType; message: string } & ApiErrorDetails } {
    return { error: { type: this.type, message: this.message, ...this.details } };
  }
}

export const invalidRequest = (message: string, details: ApiErrorDetails = {}): ApiError =>
  new ApiError(400, 'invalid_request_error', message, details);

export const invalidParam = (param: string, message: string): ApiError =>
  invalidRequest(message, { code: 'parameter_invalid', param });

export const missing = (kind: string, id: string): ApiError =>
  new ApiError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, {
    code: 'resource_missing',
    param: 'id',
  });
