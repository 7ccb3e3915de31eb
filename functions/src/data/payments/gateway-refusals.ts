import type Stripe from 'stripe';
import { AppError, tooBusy } from '../../contract/api/app-error.ts';
import { ERRORS } from '../../contract/api/error-codes.ts';

export type Library = typeof Stripe;

/** What the gateway says of an amount that no card can pay. */
const AMOUNTS: Record<string, string> = {
  amount_too_small: 'The amount is too small to be paid by card.',
  amount_too_large: 'The amount is too large to be paid by card.',
};

/** The gateway does not answer, or not in the time that a call has. */
export const unreachable = (cause?: unknown): AppError =>
  new AppError('payment_unavailable', { cause });

/** The gateway's refusals of a card or an amount are the customer's business; the rest is ours. */
export const toRefusal = (Library: Library, error: unknown): unknown => {
  const { errors } = Library;
  if (error instanceof errors.StripeCardError)
    return new AppError('payment_declined', { message: error.message });
  const amount =
    error instanceof errors.StripeInvalidRequestError ? AMOUNTS[error.code ?? ''] : undefined;
  if (amount !== undefined) return new AppError('payment_declined', { message: amount });
  if (error instanceof errors.StripeRateLimitError) return tooBusy();
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeAPIError)
    return unreachable(error);
  return error;
};

export const hasCode = (Library: Library, error: unknown, code: string): boolean =>
  error instanceof Library.errors.StripeInvalidRequestError && error.code === code;

/** A refund that the gateway understood and will not make as things are, such as one of a disputed charge. */
export const permanentRefusal = (Library: Library, error: unknown): AppError | undefined => {
  if (!(error instanceof Library.errors.StripeInvalidRequestError)) return undefined;
  const { statusCode = 0, message } = error;
  // 409 and 429 mean that another request with the same key is under way.
  if (statusCode !== 400 && statusCode !== 404) return undefined;
  return new AppError('refund_refused', {
    message: `${ERRORS.refund_refused.message} It said: ${message}`,
  });
};
