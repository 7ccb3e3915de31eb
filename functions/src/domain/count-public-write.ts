import { PUBLIC_WRITE_LIMIT } from '../contract/constants.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import type { RateCount } from '../data/rate-counter.ts';
import type { Deps } from './deps.ts';

type CounterDeps = Pick<Deps, 'rateCounter' | 'now'>;

const keyOf = (name: EndpointName, address: string): string => `${name} ${address}`;

/** Counts a public call of a client address, and says how many its present window has seen. */
export const countPublicWrite = (
  { rateCounter, now }: CounterDeps,
  name: EndpointName,
  address: string,
): Promise<RateCount> =>
  rateCounter.count(keyOf(name, address), PUBLIC_WRITE_LIMIT.windowMs, now());

/** Forgets the calls of a client address in its present window. */
export const forgetPublicWrites = (
  { rateCounter, now }: CounterDeps,
  name: EndpointName,
  address: string,
): Promise<void> => rateCounter.forget(keyOf(name, address), PUBLIC_WRITE_LIMIT.windowMs, now());
