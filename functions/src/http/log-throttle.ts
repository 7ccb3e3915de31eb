const MINUTE_MS = 60_000;

/**
 * Lets something be told of at most once a minute in this process, with how often it happened since
 * it was told of last.
 */
export const oncePerMinute = (tell: (times: number) => void, now: () => number = Date.now) => {
  let toldAt = -Infinity;
  let times = 0;
  return (): void => {
    times += 1;
    if (now() - toldAt < MINUTE_MS) return;
    toldAt = now();
    tell(times);
    times = 0;
  };
};
