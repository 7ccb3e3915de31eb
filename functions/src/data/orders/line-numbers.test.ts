import { describe, expect, it } from 'vitest';
import { MAX_PURCHASE_LINES } from '../../contract/constants.ts';
import { readLineNumbers, writeLineNumbers } from './line-numbers.ts';

describe('compact line numbers', () => {
  it.each([
    [[1], '1'],
    [[1, 2, 3], '1-3'],
    [[5, 2, 1, 3], '1-3,5'],
    [[2, 4, 6], '2,4,6'],
  ])('%j is %s', (lines, text) => {
    expect(writeLineNumbers(lines)).toBe(text);
    expect(readLineNumbers(text)).toEqual([...lines].sort((one, other) => one - other));
  });

  it('stays within the length of the gateway’s metadata, whichever lines are left', () => {
    const all = Array.from({ length: MAX_PURCHASE_LINES }, (_line, index) => index + 1);
    const every = all.filter((line) => line % 2 === 0);
    expect(writeLineNumbers(every).length).toBeLessThan(500);
    expect(readLineNumbers(writeLineNumbers(every))).toEqual(every);
    expect(writeLineNumbers(all)).toBe(`1-${MAX_PURCHASE_LINES}`);
  });

  it.each(['', '-', '1-', 'a', '1,,2', '1-2-3', '1234'])('reads nothing from %j', (text) => {
    expect(readLineNumbers(text)).toEqual([]);
  });

  it('reads no more lines than a purchase has', () => {
    expect(readLineNumbers('1-999')).toHaveLength(MAX_PURCHASE_LINES);
  });
});
