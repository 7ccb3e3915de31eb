import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until so much of the present window is left that all calls of a test fall into one, by default half of it. */
export const freshWindow = async (windowMs: number, neededMs = windowMs / 2): Promise<void> => {
  const left = windowMs - (Date.now() % windowMs);
  if (left < neededMs) await sleep(left + 50);
};
