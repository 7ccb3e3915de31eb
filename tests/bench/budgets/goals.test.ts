import { describe, expect, it } from 'vitest';
import { judge, type Limits } from './goals.ts';

const weight = { scriptBefore: 1_540, allBefore: 99_000, requestsBefore: 9, scriptAfter: 176_440 };
const goals: Limits = { scriptBefore: 5, allBefore: 250, requestsBefore: 15, scriptAfter: 145 };

const linesOf = (ceilings: Limits) => judge(weight, goals, ceilings);

describe('judge', () => {
  it('names the goal only where the ceiling is above it', () => {
    expect(linesOf({ ...goals, scriptAfter: 177 })).toEqual([
      { good: true, line: '1.5 of 5 KB of script before the first input' },
      { good: true, line: '99.0 of 250 KB in all' },
      { good: true, line: '9 of 15 requests' },
      { good: true, line: '176.4 of 177 KB of script once the app runs (goal: 145)' },
    ]);
  });

  it('refuses what is over its ceiling by a byte, and says nothing of what has none', () => {
    expect(linesOf({ scriptAfter: 176.439 })).toEqual([
      { good: false, line: '176.4 of 176.439 KB of script once the app runs (goal: 145)' },
    ]);
  });
});
