import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../contract/app-error.ts';
import { isWorthAnotherTry } from '../data/firestore-errors.ts';

const TRIES = 10;
const FIRST_WAIT_MS = 10;
const RETRY_AFTER_S = 1;

/**
 * Runs read, decide and commit again while somebody else is faster, with random growing waits.
 * `attempt` has to recognise what an earlier try of its own has already done.
 * @throws AppError `too_many_requests` when it never gets through.
 */
export const whileContended = async <Result>(attempt: () => Promise<Result>): Promise<Result> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!isWorthAnotherTry(error)) throw error;
    }
    await sleep(Math.random() * FIRST_WAIT_MS * 2 ** tries);
  }
  throw new AppError('too_many_requests', { retryAfter: RETRY_AFTER_S });
};
