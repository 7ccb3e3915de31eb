import { describe, expect, it } from 'vitest';
import {
  deliveryCostOf,
  destinationOf,
  destinationsOf,
  payableOf,
  payableSum,
  quoteOf,
  sharesOf,
} from './destinations.ts';
import { looksLikePostcode } from './eu-countries.ts';
import { SAMPLE_SETTINGS } from './shop-settings.ts';
import { cents, type Cents } from './units.ts';

/** The same numbers in each run. */
const numbers = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

describe('where parcels go', () => {
  it('is home first, on the terms of home where nobody names a country', () => {
    expect(destinationsOf(SAMPLE_SETTINGS)[0]).toEqual({
      country: 'DE',
      vatPercent: 19,
      cost: 0,
      freeFrom: null,
      transitDays: 3,
      warehouse: SAMPLE_SETTINGS.warehouse,
    });
    expect(destinationOf(SAMPLE_SETTINGS)?.country).toBe('DE');
  });

  it('is a country of the settings, with its own VAT, and no other', () => {
    expect(destinationOf(SAMPLE_SETTINGS, 'AT')).toMatchObject({ cost: 9.9, vatPercent: 20 });
    expect(destinationOf(SAMPLE_SETTINGS, 'MT')).toBeUndefined();
  });
});

describe('what delivery costs', () => {
  const terms = { cost: 9.9, freeFrom: 250, vatPercent: 20 };

  it('is the same until the goods are worth enough, and nothing from that very cent on', () => {
    expect(deliveryCostOf(terms, cents(24_999))).toBe(990);
    expect(deliveryCostOf(terms, cents(25_000))).toBe(0);
  });

  it('is always the same where nothing makes it free', () => {
    expect(deliveryCostOf({ ...terms, freeFrom: null }, cents(99_999_999))).toBe(990);
  });

  it('comes on top of the goods', () => {
    const lines = [
      { price: 4.35, quantity: 3 },
      { price: 0.1, quantity: 7 },
    ];
    expect(quoteOf(lines, terms)).toEqual({ goods: 1375, delivery: 990, vatOff: 0, total: 2365 });
  });

  it('contains the VAT that a business does not pay, delivery included', () => {
    const lines = [{ price: 100, quantity: 1 }];
    expect(quoteOf(lines, { ...terms, withoutVat: true })).toEqual({
      ...{ goods: 10000, delivery: 990, vatOff: 1832, total: 9158 },
    });
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

describe('what is paid for an order', () => {
  it('is the product and its share of the delivery', () => {
    const order = { price: 4.35, quantity: 3, delivery: { cost: 9.9 }, business: null };
    expect(payableOf(order)).toBe(2295 as Cents);
    expect(payableOf({ ...order, delivery: null })).toBe(1305);
    expect(payableOf({ ...order, business: { vatOff: 3.83 } })).toBe(1912);
    expect(payableSum([order, { ...order, delivery: { cost: 0.1 } }])).toBe(36.1);
  });
});

describe('a postcode', () => {
  it.each([
    ['DE', '10115', true],
    ['DE', '1011', false],
    ['PL', '00-950', true],
    ['PL', '00950', false],
    ['NL', '1012ab', true],
    ['NL', '1012', false],
    ['SE', '11120', true],
    ['AT', 'A-1010', true],
    ['LU', 'L-1009', true],
    ['IE', 'D02 AF30', true],
    ['IE', 'D6W XY00', true],
    ['IE', '12345', false],
  ] as const)('of %s: %s looks right: %s', (country, postcode, looks) => {
    expect(looksLikePostcode(country, postcode)).toBe(looks);
  });
});
