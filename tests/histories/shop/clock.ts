/**
 * The clock by which the queues of a shop process take turns. It moves by what the history lets
 * through and by nothing else: by the machine's clock a queue that gives way would look and wait
 * again hundreds of times until it has gone on, and a busier machine would play another history.
 */

/** How long an await that leaves the process takes by this clock, in milliseconds. */
const AWAIT_MS = 5;

let elapsedMs = 0;

/** From now on `performance.now` tells the time of this clock. */
export const stopClock = (): void => {
  performance.now = () => elapsedMs;
};

export const passTime = (ms = AWAIT_MS): void => {
  elapsedMs += ms;
};
