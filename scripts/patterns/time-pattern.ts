/** Milliseconds that no pattern may take for any of its inputs. */
export const LIMIT_MS = 10;
/** Of so many times the shortest counts, and of more while it is over the limit: it may have been the machine. */
const TIMES = { usual: 3, most: 10 };

const timeOnce = (regex: RegExp, input: string): number => {
  const begun = performance.now();
  regex.test(input);
  return performance.now() - begun;
};

/**
 * The longest that the pattern took for one of the inputs, in milliseconds; no further is looked
 * once one took too long, for whatever grows faster than the input would keep us for minutes.
 */
export const slowest = (regex: RegExp, inputs: readonly string[]): number => {
  let longestMs = 0;
  for (const input of inputs) {
    let ms = timeOnce(regex, input);
    for (let time = 1; time < (ms < LIMIT_MS ? TIMES.usual : TIMES.most); time += 1)
      ms = Math.min(ms, timeOnce(regex, input));
    longestMs = Math.max(longestMs, ms);
    if (longestMs >= LIMIT_MS) break;
  }
  return longestMs;
};
