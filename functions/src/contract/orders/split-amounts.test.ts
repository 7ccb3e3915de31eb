import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payableOf } from '../delivery/destinations.ts';
import { fromCents } from '../money/money.ts';
import type { Cents } from '../money/units.ts';
import { HOME_DELIVERY, orderWith } from './order.fixtures.ts';
import { splitAmounts } from './split-amounts.ts';

const business = {
  vatNumber: 'ATU12345675',
  name: 'Painters GmbH',
  consultation: null,
  checkedAt: '2026-11-21T08:00:00.000Z',
};

/** A line of up to 10,000 pieces with a share of delivery and VAT that is not charged. */
const anyLine = fc
  .record({
    price: fc.integer({ min: 0, max: 100_000 }),
    quantity: fc.integer({ min: 1, max: 10_000 }),
    delivery: fc.integer({ min: 0, max: 100_000 }),
    vatPercent: fc.integer({ min: 0, max: 50 }),
  })
  .map(({ price, quantity, delivery, vatPercent }) => {
    const total = price * quantity + delivery;
    const vatOff = Math.round(total - total / (1 + vatPercent / 100));
    return orderWith({
      price: fromCents(price as Cents),
      quantity,
      totalPrice: fromCents((price * quantity) as Cents),
      delivery: { ...HOME_DELIVERY, cost: fromCents(delivery as Cents) },
      business: { ...business, vatOff: fromCents(vatOff as Cents) },
    });
  });

describe('a line that is split', () => {
  it('shares delivery and VAT by its pieces', () => {
    const line = orderWith({ price: 2, quantity: 3, delivery: { ...HOME_DELIVERY, cost: 1 } });
    const { part, rest } = splitAmounts(line, 1);
    expect(part).toMatchObject({ quantity: 1, totalPrice: 2, delivery: { cost: 0.33 } });
    expect(rest).toMatchObject({ quantity: 2, totalPrice: 4, delivery: { cost: 0.67 } });
  });

  it('costs in all its parts what it cost before, for 10,000 lines split in any order', () => {
    fc.assert(
      fc.property(anyLine, fc.array(fc.nat(), { maxLength: 12 }), (line, cuts) => {
        let parts = [line];
        for (const cut of cuts) {
          const [first, ...others] = parts;
          if (!first || first.quantity === 1) break;
          const { part, rest } = splitAmounts(first, 1 + (cut % (first.quantity - 1)));
          // Either may be split next.
          const pair = [
            { ...first, ...part },
            { ...first, ...rest },
          ];
          parts = cut % 2 === 0 ? [...pair, ...others] : [...others, ...pair];
        }
        for (const each of parts) expect(payableOf(each)).toBeGreaterThanOrEqual(0);
        expect(parts.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(line.quantity);
        expect(parts.reduce((sum, each) => sum + payableOf(each), 0)).toBe(payableOf(line));
      }),
      { numRuns: 10_000 },
    );
  });
});
