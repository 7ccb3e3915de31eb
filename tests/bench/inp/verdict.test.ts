import { describe, expect, it } from 'vitest';
import { judge, MOST_FRAME_MS, MOST_INP_MS, type Delay } from './verdict.ts';

const tap = (ms: number): Delay => ({ kind: 'interaction', what: 'pointerup', ms });
const frame = (ms: number): Delay => ({ kind: 'frame', what: '', ms });

describe('a step of the journey', () => {
  it('is judged by the longest of each kind', () => {
    expect(judge([[tap(40), tap(MOST_INP_MS), frame(60), frame(MOST_FRAME_MS)]], false)).toEqual({
      good: true,
      line: 'INP 100 ms, pointerup; longest frame 150 ms',
    });
    expect(judge([[tap(MOST_INP_MS + 1), tap(40)]], false).good).toBe(false);
    expect(judge([[frame(MOST_FRAME_MS + 1), frame(60)]], false).good).toBe(false);
  });

  it('may take a longer frame while the app begins, and answers all the same', () => {
    expect(judge([[tap(90), frame(700)]], true).good).toBe(true);
    expect(judge([[tap(101), frame(700)]], true).good).toBe(false);
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
    expect(judge([[tap(120)], [tap(64)], [tap(104)]], false).good).toBe(false);
    expect(judge([[frame(60)], [frame(151)], [frame(200)]], false).good).toBe(false);
  });
});
