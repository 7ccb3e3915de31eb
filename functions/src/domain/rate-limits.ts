import { LOOK_UP_LIMIT, PUBLIC_WRITE_LIMIT, UPLOAD_LIMIT } from '../contract/constants.ts';
import type { EndpointName } from '../contract/api/endpoints.ts';
import type { RateCount } from '../data/firestore/rate-counter.ts';
import type { Deps } from './deps.ts';
import { AppError } from '../contract/api/app-error.ts';
import { PERSON_LIMITS } from '../contract/orders/person-limits.ts';

/** How often one client address may use the calls that ask for no sign-in. */
export const ADDRESS_LIMITS = {
  createBlog: PUBLIC_WRITE_LIMIT,
  createContactMessage: PUBLIC_WRITE_LIMIT,
  endStockAlerts: PUBLIC_WRITE_LIMIT,
  lookUpProducts: LOOK_UP_LIMIT,
  uploadImage: UPLOAD_LIMIT,
  withdraw: PUBLIC_WRITE_LIMIT,
} as const satisfies Partial<Record<EndpointName, object>>;

export type LimitedCall = keyof typeof ADDRESS_LIMITS;

type CounterDeps = Pick<Deps, 'rateCounter' | 'now'>;

const keyOf = (name: LimitedCall, address: string): string => `${name} ${address}`;

/** Counts a public call of a client address, and says how many its present window has seen. */
export const countPublicCall = (
  { rateCounter, now }: CounterDeps,
  name: LimitedCall,
  address: string,
): Promise<RateCount> =>
  rateCounter.count(keyOf(name, address), ADDRESS_LIMITS[name].windowMs, now());

/** Forgets the calls of a client address in its present window. */
export const resetPublicCalls = (
  { rateCounter, now }: CounterDeps,
  name: LimitedCall,
  address: string,
): Promise<void> => rateCounter.forget(keyOf(name, address), ADDRESS_LIMITS[name].windowMs, now());

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
