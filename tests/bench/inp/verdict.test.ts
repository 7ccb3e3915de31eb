import { describe, expect, it } from 'vitest';
import { judge, MOST_INP_MS, type Delay } from './verdict.ts';

const tap = (ms: number): Delay => ({ kind: 'interaction', what: 'pointerup', ms });
const frame = (ms: number): Delay => ({ kind: 'frame', what: '', ms });

describe('a step of the journey', () => {
  it('is judged by its longest interaction, and says the longest frame', () => {
    expect(judge([[tap(40), tap(MOST_INP_MS), frame(60), frame(150)]], false)).toEqual({
      good: true,
      line: 'INP 200 ms, pointerup; longest frame 150 ms',
    });
    expect(judge([[tap(MOST_INP_MS + 1), tap(40)]], false).good).toBe(false);
    expect(judge([[tap(90), frame(700)]], true).good).toBe(true);
  });

  it('is good where nothing was long enough to be seen', () => {
    expect(judge([[], []], false)).toEqual({
      good: true,
      line: 'INP under 16 ms; longest frame none over 50 ms',
    });
  });

  it('is judged by the run in the middle, and says how far they lie apart', () => {
    const slowOnce = [[tap(120)], [tap(64), frame(80)], [tap(72), frame(200)]];
    expect(judge(slowOnce, false)).toEqual({
      good: true,
      line: 'INP 72 ms, pointerup (64 to 120); longest frame 80 ms (0 to 200)',
    });
    expect(judge([[tap(300)], [tap(64)], [tap(208)]], false).good).toBe(false);
  });
});
