import { setTimeout as sleep } from 'node:timers/promises';
import type { Library } from './gateway-refusals.ts';

/**
 * More than the failures of one call in a day. Once they are used up, the next has to wait until the gateway has
 * forgotten the first: a day after it was used.
 */
const MOST_KEYS = 30;
/** How often one call asks once more where the first answer says nothing of what was done. */
const RETRIES = 2;
const WAIT_MS = 250;

/** The header of a replayed answer. */
const REPLAYED = 'idempotent-replayed';

/** Set with each request that carries a key: the library would retry without looking at what it hears. */
export const WITHOUT_RETRIES = { maxNetworkRetries: 0 } as const;

/** What is to happen at the gateway once, however often and from wherever it is asked for. */
export interface IdempotentCall<Done> {
  /** The same for equal requests. */
  key: string;
  ask: (key: string) => Promise<Done>;
  /** Looks whether it was done after all by an attempt that is said to have failed. */
  find: () => Promise<Done | undefined>;
}

/** Thrown by `ask` for an answer that is no error, but was given before and is no success. */
export class SpentKeyError extends Error {}

/** Whether the gateway replayed the answer of an earlier request with the key. */
export const isReplayed = (headers: Readonly<Record<string, string>> | undefined): boolean =>
  headers?.[REPLAYED] === 'true';

/**
 * A failure that the gateway keeps with the key and will tell again and again, or a key that stands
 * for another request: under such a key nothing can succeed any more.
 */
const isSpent = ({ errors }: Library, error: unknown): boolean =>
  error instanceof SpentKeyError ||
  error instanceof errors.StripeIdempotencyError ||
  (error instanceof errors.StripeError && isReplayed(error.headers));

/** The outcome is unknown: only the same key may be used again. */
const isUnknown = ({ errors }: Library, error: unknown): boolean =>
  error instanceof errors.StripeConnectionError || error instanceof errors.StripeAPIError;

/**
 * Does a deed under the first of its keys that can still succeed. A new key is used exactly when the
 * gateway repeats the failure of the one before, and when a look has shown that the deed was not
 * done all the same, as may be with a 500. Equal requests use the same keys in the same order.
 * @throws what the gateway says to the last attempt
 */
export const callIdempotently = async <Done>(
  library: Library,
  { key, ask, find }: IdempotentCall<Done>,
): Promise<Done> => {
  let spent = 0;
  let retries = RETRIES;
  for (;;) {
    try {
      return await ask(spent === 0 ? key : `${key}-${spent + 1}`);
    } catch (error) {
      if (isSpent(library, error)) {
        spent += 1;
        const done = await find();
        if (done !== undefined) return done;
        if (spent === MOST_KEYS) throw error;
      } else {
        if (retries === 0 || !isUnknown(library, error)) throw error;
        retries -= 1;
        await sleep(WAIT_MS);
      }
    }
  }
};
