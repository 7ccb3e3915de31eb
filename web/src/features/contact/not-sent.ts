import { ApiError, messageOf } from '../../lib/api/api-error.ts';
import { texts } from './texts.ts';

/** Why a message was not sent, and what to do about it. */
export function describeNotSent(error: unknown): string {
  if (error instanceof ApiError && error.status === 429 && error.retryAfter) {
    return texts.waitSeconds(error.retryAfter);
  }
  return texts.notSent(messageOf(error));
}
