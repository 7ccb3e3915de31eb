/** What one screen loads: bytes as brotli leaves them, and requests. */
export interface Weight {
  /** Script that the browser got before anybody did anything, inline and in files. */
  scriptBefore: number;
  /** All that the page is made of by then. */
  allBefore: number;
  requestsBefore: number;
  /** All script, once the app has begun and rests. */
  scriptAfter: number;
}

/** The most that a screen may load, in kilobytes (1,000 bytes) and requests. */
export interface Limits {
  scriptBefore?: number;
  allBefore?: number;
  requestsBefore?: number;
  scriptAfter: number;
}

export interface Verdict {
  good: boolean;
  /** One line: what was counted, of how much, and the goal where the limit is not there yet. */
  line: string;
}

const FIGURES = [
  { name: 'scriptBefore', words: 'KB of script before the first input', bytes: true },
  { name: 'allBefore', words: 'KB in all', bytes: true },
  { name: 'requestsBefore', words: 'requests', bytes: false },
  { name: 'scriptAfter', words: 'KB of script once the app runs', bytes: true },
] as const;

/**
 * Judges a screen by where it has come (`ceilings`), and names the goal where that is further on.
 * A figure without a ceiling is not judged.
 */
export function judge(weight: Weight, goals: Limits, ceilings: Limits): Verdict[] {
  return FIGURES.flatMap(({ name, words, bytes }): Verdict[] => {
    const ceiling = ceilings[name];
    const goal = goals[name];
    if (ceiling === undefined || goal === undefined) return [];
    const counted = bytes ? weight[name] / 1000 : weight[name];
    const figure = bytes ? counted.toFixed(1) : String(counted);
    const further = ceiling > goal ? ` (goal: ${goal})` : '';
    return [{ good: counted <= ceiling, line: `${figure} of ${ceiling} ${words}${further}` }];
  });
}
