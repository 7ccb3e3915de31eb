import { useRef } from 'react';
import { ApiError } from './api/api-error.ts';
import { tabMemory } from './tab-memory.ts';
import { texts } from './texts.ts';

/** What is sent, with the key of its attempt. */
export type Keyed<Body extends object> = Body & { idempotencyKey: string };

/** Sends something under the key of its attempt. */
type SendUnderKey = <Answer>(send: (idempotencyKey: string) => Promise<Answer>) => Promise<Answer>;

/**
 * The idempotency key of an attempt to make something, which a reload of the tab does not lose.
 *
 * @param attempt what the tab remembers the key by
 * @param uid whose attempt it is; undefined for a visitor's
 */
export function usePersistedKey(attempt: string, uid?: string) {
  const key = useRef<string>(undefined);
  return {
    /** The key, made where the attempt has none yet. */
    current: (): string => {
      const kept = tabMemory.recall(attempt, uid);
      key.current ??= typeof kept === 'string' ? kept : crypto.randomUUID();
      tabMemory.keep(attempt, uid, key.current);
      return key.current;
    },
    /** Ends the attempt: the next try is another one. */
    end: (): void => {
      key.current = undefined;
      tabMemory.drop(attempt);
    },
    /** Whether a try was made whose end is not known. */
    isBegun: (): boolean =>
      key.current !== undefined || tabMemory.recall(attempt, uid) !== undefined,
  };
}

/**
 * Every try to make one thing carries the same idempotency key, also after a reload: a try whose answer
 * got lost is answered again instead of making a second one. Once it is made, the next try is another
 * one; so it is once something else was tried under the key, which fails with `idempotency_mismatch`.
 *
 * @param what is made, for the tab to remember the key by
 * @param uid whose attempt it is; undefined for a visitor's
 */
export function useIdempotencyKey(what: string, uid?: string): SendUnderKey {
  const key = usePersistedKey(`attempt ${what}`, uid);
  return async (send) => {
    try {
      const answer = await send(key.current());
      key.end();
      return answer;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'idempotency_mismatch') throw error;
      key.end();
      const { code, status } = error;
      throw new ApiError(code, texts.failures.sentBefore, { status });
    }
  };
}
