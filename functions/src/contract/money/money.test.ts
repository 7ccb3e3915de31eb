import { describe, expect, it } from 'vitest';
import { MAX_ORDER_TOTAL, MIN_ORDER_TOTAL } from '../constants.ts';
import { isOverOrderTotal, isOverTotal, isUnderOrderTotal } from './money.ts';

describe('what one payment can carry', () => {
  it('is the limit itself, and no cent more', () => {
    expect(isOverOrderTotal(MAX_ORDER_TOTAL, 1)).toBe(false);
    expect(isOverTotal([{ price: MAX_ORDER_TOTAL, quantity: 1 }])).toBe(false);
    expect(
      isOverTotal([
        { price: MAX_ORDER_TOTAL, quantity: 1 },
        { price: 0.01, quantity: 1 },
      ]),
    ).toBe(true);
  });

  it('is nothing less than the smallest amount, but for nothing at all', () => {
    expect([0, 0.01, 0.49, MIN_ORDER_TOTAL].map(isUnderOrderTotal)).toEqual([
      ...[false, true, true, false],
    ]);
    expect(MIN_ORDER_TOTAL).toBe(0.5);
  });
});
