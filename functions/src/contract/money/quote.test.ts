import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from './money.ts';
import { lineShares, quoteOf, sharesOf, type PricedLine } from './quote.ts';
import { cents } from './units.ts';
import { vatContained } from './vat.ts';

/** The same numbers in each run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const terms = { cost: 9.9, freeFrom: 250, vatPercent: 20, reducedVatPercent: 10 };

describe('what an order costs', () => {
  it('is its delivery on top of the goods', () => {
    const lines = [
      { price: 4.35, quantity: 3 },
      { price: 0.1, quantity: 7 },
    ];
    expect(quoteOf(lines, terms)).toEqual({
      ...{ goods: 1375, delivery: 990, vatOff: 0, total: 2365 },
      vat: [{ percent: 20, amount: 394 }],
    });
  });

  it('contains the VAT that a business does not pay, delivery included', () => {
    const lines = [{ price: 100, quantity: 1 }];
    expect(quoteOf(lines, { ...terms, withoutVat: true })).toEqual({
      ...{ goods: 10000, delivery: 990, vatOff: 1832, total: 9158 },
      vat: [{ percent: 20, amount: 1832 }],
    });
  });

  it('contains VAT of each rate, delivery taxed as what it brings', () => {
    const lines: PricedLine[] = [
      { price: 10, quantity: 1, vatKind: 'reduced' },
      { price: 30, quantity: 1 },
    ];
    // 30.00 and 7.42 at 20 per cent, 10.00 and 2.48 at 10.
    expect(quoteOf(lines, terms).vat).toEqual([
      { percent: 20, amount: 624 },
      { percent: 10, amount: 113 },
    ]);
    expect(lineShares(lines, { ...terms, withoutVat: true })).toEqual([
      { delivery: 248, vatOff: 113 },
      { delivery: 742, vatOff: 624 },
    ]);
  });

  it('has one rate for all where a country has no reduced one, or one of nothing', () => {
    const lines: PricedLine[] = [
      { price: 10, quantity: 1, vatKind: 'reduced' },
      { price: 30, quantity: 1 },
    ];
    expect(quoteOf(lines, { ...terms, reducedVatPercent: null }).vat).toEqual([
      { percent: 20, amount: 832 },
    ]);
    expect(quoteOf(lines, { ...terms, reducedVatPercent: 0 }).vat).toEqual([
      { percent: 20, amount: 624 },
      { percent: 0, amount: 0 },
    ]);
  });
});

const rates = fc.integer({ min: 0, max: 5000 }).map((hundredths) => hundredths / 100);
const amounts = (max: number) => fc.integer({ min: 0, max }).map((each) => each / 100);
const lines = fc.array(
  fc.record({
    price: amounts(99_999),
    quantity: fc.integer({ min: 1, max: 200 }),
    vatKind: fc.constantFrom('reduced', undefined),
  }),
  { minLength: 1, maxLength: 30 },
);
const anyTerms = fc.record({
  cost: amounts(10_000),
  freeFrom: fc.option(amounts(1_000_000)),
  vatPercent: rates,
  reducedVatPercent: fc.option(rates),
  withoutVat: fc.boolean(),
});

describe('the lines of any order', () => {
  it('bear what all cost together, to the cent, each the VAT of its own rate', () => {
    fc.assert(
      fc.property(lines, anyTerms, (wanted, on) => {
        const quote = quoteOf(wanted, on);
        const shares = lineShares(wanted, on);
        const sum = (figures: readonly number[]): number =>
          figures.reduce((total, each) => total + each, 0);
        expect(sum(shares.map(({ delivery }) => delivery))).toBe(quote.delivery);
        expect(sum(shares.map(({ vatOff }) => vatOff))).toBe(quote.vatOff);
        expect(quote.total).toBe(quote.goods + quote.delivery - quote.vatOff);
        if (on.withoutVat) expect(quote.vatOff).toBe(sum(quote.vat.map(({ amount }) => amount)));
        wanted.forEach(({ price, quantity, vatKind }, index) => {
          const { delivery, vatOff } = shares[index] ?? { delivery: NaN, vatOff: NaN };
          const percent =
            vatKind === 'reduced' ? (on.reducedVatPercent ?? on.vatPercent) : on.vatPercent;
          const alone = vatContained(cents(toCents(price) * quantity + delivery), percent);
          // A cent of rounding for the rate as a whole, and one for the line.
          if (on.withoutVat) expect(Math.abs(vatOff - alone)).toBeLessThanOrEqual(2);
          else expect(vatOff).toBe(0);
        });
      }),
    );
  });
});

describe('the shares of lines in what delivery costs', () => {
  it('go by what each is worth, the cents that are left to those who lost most', () => {
    expect(sharesOf(cents(1000), [cents(100), cents(100), cents(100)])).toEqual([334, 333, 333]);
    expect(sharesOf(cents(10), [cents(1), cents(8)])).toEqual([1, 9]);
  });

  it('are even where all lines are free', () => {
    expect(sharesOf(cents(5), [cents(0), cents(0)])).toEqual([3, 2]);
  });

  it('are the cost together, to the cent, and within a cent of what is fair, for any purchase', () => {
    const below = numbers(7);
    for (let round = 0; round < 200; round += 1) {
      const cost = cents(below(100_001));
      const worth = Array.from({ length: 1 + below(200) }, () => cents(below(100_000_000)));
      const shares = sharesOf(cost, worth);
      const sum = worth.reduce((total, each) => total + each, 0);
      expect(shares.reduce((total, share) => total + share, 0)).toBe(cost);
      shares.forEach((share, index) => {
        expect(Number.isSafeInteger(share)).toBe(true);
        if (sum > 0)
          expect(Math.abs(share - (cost * (worth[index] ?? 0)) / sum)).toBeLessThan(1.001);
      });
    }
  });
});
