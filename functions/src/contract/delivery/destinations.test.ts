import { describe, expect, it } from 'vitest';
import {
  deliveryCostOf,
  destinationOf,
  destinationsOf,
  payableOf,
  payableSum,
} from './destinations.ts';
import { looksLikePostcode } from './countries.ts';
import { SAMPLE_SETTINGS } from '../shop-settings.ts';
import { cents, type Cents } from '../money/units.ts';

describe('where parcels go', () => {
  it('is home first, on the terms of home where nobody names a country', () => {
    expect(destinationsOf(SAMPLE_SETTINGS)[0]).toEqual({
      country: 'DE',
      vatPercent: 19,
      reducedVatPercent: 7,
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
  const terms = { cost: 9.9, freeFrom: 250 };

  it('is the same until the goods are worth enough, and nothing from that very cent on', () => {
    expect(deliveryCostOf(terms, cents(24_999))).toBe(990);
    expect(deliveryCostOf(terms, cents(25_000))).toBe(0);
  });

  it('is always the same where nothing makes it free', () => {
    expect(deliveryCostOf({ ...terms, freeFrom: null }, cents(99_999_999))).toBe(990);
  });
});

describe('what is paid for an order', () => {
  it('is the product and its share of the delivery', () => {
    const order = { price: 4.35, quantity: 3, delivery: { cost: 9.9 }, business: null };
    expect(payableOf(order)).toBe(2295 as Cents);
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
