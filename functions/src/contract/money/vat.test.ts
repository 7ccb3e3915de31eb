import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from './units.ts';
import { vatContained } from './vat.ts';

const amounts = fc.integer({ min: 0, max: 99_999_999 }).map(cents);
const rates = fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100);

describe('the VAT in an amount', () => {
  it.each([
    [1190, 19, 190],
    [1305, 19, 208],
    [107, 7, 7],
    [10_810, 8.1, 810],
    [1, 19, 0],
    [0, 19, 0],
    [1305, 0, 0],
  ])('of %d cents at %d per cent is %d cents', (total, rate, vat) => {
    expect(vatContained(cents(total), rate)).toBe(vat);
  });

  it('is whole cents, and with the net of the rate within a cent of the amount', () => {
    fc.assert(
      fc.property(amounts, rates, (total, rate) => {
        const vat = vatContained(total, rate);
        const net = total - vat;
        expect(Number.isSafeInteger(vat)).toBe(true);
        expect(vat).toBeGreaterThanOrEqual(0);
        expect(net).toBeGreaterThanOrEqual(0);
        // Half a cent of rounding, and the share of it that the rate makes of the net.
        expect(Math.abs((net * rate) / 100 - vat)).toBeLessThanOrEqual(
          0.5 * (1 + rate / 100) + 1e-6,
        );
      }),
    );
  });

  it('is the VAT that was put on a net amount', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 999_999 }),
        fc.integer({ min: 0, max: 100 }),
        (net, rate) => {
          const vat = net * rate;
          expect(vatContained(cents(net * 100 + vat), rate)).toBe(vat);
        },
      ),
    );
  });

  it('grows with the amount', () => {
    fc.assert(
      fc.property(amounts, amounts, rates, (one, other, rate) => {
        const [less, more] = one < other ? [one, other] : [other, one];
        expect(vatContained(less, rate)).toBeLessThanOrEqual(vatContained(more, rate));
      }),
    );
  });

  it('of no rate is none', () => {
    expect(() => vatContained(cents(1), Number.NaN)).toThrow('no rate of VAT');
    expect(() => vatContained(cents(1), -1)).toThrow('no rate of VAT: -1');
  });
});
