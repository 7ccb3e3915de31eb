import { tooBusy } from '../contract/app-error.ts';

/**
 * Lets one task run at a time, in the order they came.
 * @param mostWaiting tasks that wait beside the one that runs; more are refused.
 * @returns a function that runs a task in its turn and throws AppError `too_many_requests` when too
 *   many wait already.
 */
export const createSerialQueue = (mostWaiting: number) => {
  let last: Promise<unknown> = Promise.resolve();
  let inside = 0;
  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (inside > mostWaiting) throw tooBusy();
    inside += 1;
    const turn = last.then(task).finally(() => (inside -= 1));
    // Whoever comes next waits for the end, good or bad.
    last = turn.catch(() => undefined);
    return turn;
  };
};
