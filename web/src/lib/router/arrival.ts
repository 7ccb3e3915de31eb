let latest: Promise<void> = Promise.resolve();

/** Notes the way to a screen that somebody has set out for. */
export const setOut = (arrival: Promise<void>): void => {
  latest = arrival;
};

/**
 * Waits until the screen that was asked for last is shown; its code may be on its way. A form that
 * leads there stays busy until then.
 */
export const arrived = (): Promise<void> => latest;
