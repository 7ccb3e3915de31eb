import { setTimeout as sleep } from 'node:timers/promises';
import { tooBusy, type AppError } from '../contract/api/app-error.ts';
import { isWorthAnotherTry } from '../data/firestore/firestore-errors.ts';

const TRIES = 10;
const FIRST_WAIT_MS = 10;

/** What all of its waits take together at most. */
export const CONTENTION_WAITS_MS = FIRST_WAIT_MS * (2 ** TRIES - 1);

/** What an attempt gives when it found out, without an error, that somebody else was faster. */
export const CONFLICTED = Symbol('overtaken');

/**
 * Runs read, decide and commit again while somebody else is faster, with random growing waits.
 * `attempt` has to recognise what an earlier try of its own has already done.
 * @throws AppError `too_many_requests`, or what `refusal` makes, when it never gets through.
 */
export const retryOnContention = async <Result>(
  attempt: () => Promise<Result | typeof CONFLICTED>,
  refusal: () => AppError = tooBusy,
): Promise<Result> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      const result = await attempt();
      if (result !== CONFLICTED) return result;
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
    }
    await sleep(Math.random() * FIRST_WAIT_MS * 2 ** tries);
  }
  throw refusal();
};
