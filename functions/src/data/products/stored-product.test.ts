import { describe, expect, it } from 'vitest';
import { hasFactsOf } from './stored-product.ts';

const at = (second: number, digits = '000001'): string => `2026-11-20T00:00:0${second}.${digits}Z`;

describe('a version of a product', () => {
  it.each([
    ['the present one', at(5), undefined, true],
    ['one before the latest edit, nothing sold since', at(4), undefined, false],
    ['the edit itself, with sales since', at(2), at(2), true],
    ['one between two sales', at(3), at(2), true],
    ['one between two sales, told to the nanosecond', at(2, '000001001'), at(2), true],
    ['one before the edit', at(1), at(2), false],
    ['one that is still to come', at(6), at(2), false],
    ['no time of the database', 'yesterday', at(2), false],
  ])('%s: has the facts of now, or not', (_which, version, factsSince, same) => {
    expect(hasFactsOf(version, { updatedAt: at(5), factsSince })).toBe(same);
  });
});
