import { describe, expect, it } from 'vitest';
import { HOLD_TERMS, holdMsOf, holdTermsAfter } from '../../contract/orders/person-limits.ts';
import { holdRefusal } from './hold-refusal.ts';

const HOUR_MS = 60 * 60 * 1000;
const SHELF = { minOrder: 10, available: 400 };
const [usual] = HOLD_TERMS;

/** How an order of so many pieces fares for somebody who has that much besides. */
const asks = (quantity: number, { orders = 0, pieces = 0, ranOut = 0 }, level = SHELF) =>
  holdRefusal(
    { openOrders: orders + 1, unpaidPieces: pieces + quantity, ranOut, placedLately: 0 },
    { orders: 1 },
    quantity,
    level,
  )?.message;

describe('what a person may have on hold', () => {
  it('is all that is available for a person without holds', () => {
    expect(asks(400, {})).toBeUndefined();
    expect(asks(50_000, {}, { minOrder: 1, available: 50_000 })).toBeUndefined();
  });

  it('is bounded besides what they have', () => {
    const { openOrders, unpaidPieces } = usual;
    expect(asks(10, { orders: openOrders - 1 })).toBeUndefined();
    expect(asks(10, { orders: openOrders })).toMatch(/200 unpaid orders/);
    expect(asks(10, { orders: 1, pieces: unpaidPieces - 10 })).toBeUndefined();
    expect(asks(11, { orders: 1, pieces: unpaidPieces - 10 })).toMatch(/at most 10000 unpaid/);
  });

  it('is the same after one hold that ran out, and a share of the product after more', () => {
    expect(asks(400, { ranOut: 1 })).toBeUndefined();
    expect(asks(200, { ranOut: 2 })).toBeUndefined();
    expect(asks(201, { ranOut: 2 })).toMatch(/at most 200 of these/);
    expect(asks(40, { ranOut: 9 })).toBeUndefined();
    expect(asks(41, { ranOut: 9 })).toMatch(/at most 40 of these/);
    expect(asks(40, { ranOut: 9, orders: 2 })).toMatch(/2 unpaid orders/);
  });

  it('counts pieces of all products after holds that ran out, the first order too', () => {
    const many = { minOrder: 10, available: 90_000 };
    expect(asks(100, { ranOut: 4 }, many)).toBeUndefined();
    expect(asks(101, { ranOut: 4 }, many)).toMatch(/at most 100 of these/);
    expect(asks(51, { ranOut: 4, orders: 1, pieces: 50 }, many)).toMatch(/at most 100 unpaid/);
  });

  it('is never less than the least that can be ordered', () => {
    expect(asks(500, { ranOut: 9 }, { minOrder: 500, available: 600 })).toBeUndefined();
    expect(asks(10, { ranOut: 9 }, { minOrder: 10, available: 12 })).toBeUndefined();
  });

  it('leaves it to the stock to say that there is not enough', () => {
    expect(asks(401, { ranOut: 2 })).toBeUndefined();
  });
});

describe('the terms of a hold', () => {
  it('are never better after more holds that ran out', () => {
    for (const [index, terms] of HOLD_TERMS.slice(1).entries())
      for (const [name, value] of Object.entries(terms))
        expect(value).toBeLessThanOrEqual(HOLD_TERMS[index]?.[name as keyof typeof terms] ?? 0);
    expect(holdTermsAfter(HOLD_TERMS.length)).toBe(HOLD_TERMS.at(-1));
  });

  it('leave an hour to pay, or the usual time where that is less', () => {
    const last = holdTermsAfter(9);
    expect(holdMsOf(last, 24 * HOUR_MS)).toBe(1.5 * HOUR_MS);
    expect(holdMsOf(last, 4 * HOUR_MS)).toBe(HOUR_MS);
    expect(holdMsOf(last, HOUR_MS / 2)).toBe(HOUR_MS / 2);
  });
});
