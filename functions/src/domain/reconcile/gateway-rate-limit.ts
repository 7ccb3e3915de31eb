import { setTimeout as sleep } from 'node:timers/promises';

/** What the gateway answers in a second, in test mode: with a live key it is four times as much. */
const CALLS_PER_SECOND = 25;
/** So many may come at once. */
const BURST = 100;

/** Keeps calls within the gateway's rate; `now` in milliseconds. */
export const gatewayRateLimit = (
  now: () => number,
  wait: (ms: number) => Promise<unknown> = sleep,
) => {
  const begun = now();
  let calls = 0;
  return async (more: number): Promise<void> => {
    calls += more;
    const due = begun + ((calls - BURST) / CALLS_PER_SECOND) * 1000;
    if (due > now()) await wait(due - now());
  };
};
