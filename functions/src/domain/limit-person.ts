import { AppError } from '../contract/app-error.ts';
import { PERSON_LIMITS } from '../contract/person-limits.ts';
import type { Deps } from './deps.ts';

/**
 * Counts something that a person does.
 * @throws AppError `too_many_requests` once it is more than `PERSON_LIMITS` allows in its window.
 */
export const enforcePersonLimit = async (
  { rateCounter, now }: Pick<Deps, 'rateCounter' | 'now'>,
  what: 'addressChanges' | 'reviews' | 'signIns' | 'uploads' | 'vatNumbers',
  uid: string,
): Promise<void> => {
  const { atMost, withinMs } = PERSON_LIMITS[what];
  const { calls, resetAt } = await rateCounter.count(`${what} ${uid}`, withinMs, now());
  if (calls <= atMost) return;
  throw new AppError('too_many_requests', { retryAfter: Math.ceil((resetAt - now()) / 1000) });
};
