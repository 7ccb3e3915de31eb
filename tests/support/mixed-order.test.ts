import { describe, expect, it } from 'vitest';
import { kindOf, spread } from './mixed-order.ts';

describe('spread', () => {
  it('mixes short and long lists evenly, and keeps the order of each', () => {
    expect(spread([['b1', 'b2'], ['a1', 'a2', 'a3', 'a4'], []])).toEqual([
      'a1',
      'b1',
      'a2',
      'a3',
      'b2',
      'a4',
    ]);
  });

  it('leaves nothing out', () => {
    const lists = [75, 68, 7].map((length) => Array.from({ length }, (_, index) => ({ index })));
    expect(new Set(spread(lists)).size).toBe(150);
  });
});

it.each([
  ['tests/browser/home.test.ts', 'browser'],
  ['tests/rules/storage.test.ts', 'rules'],
  ['tests/support/time-table.test.ts', undefined],
  ['functions/src/tests/api/a.test.ts', undefined],
])('%s is %s', (path, kind) => {
  expect(kindOf(path)).toBe(kind);
});
