import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until at least half of the present window is left, so that all calls of a test fall into one. */
export const freshWindow = async (windowMs: number): Promise<void> => {
  const left = windowMs - (Date.now() % windowMs);
  if (left < windowMs / 2) await sleep(left + 50);
};
