import { describe, expect, it } from 'vitest';
import { addressDoubts } from './order-address.ts';
import { officeDoubts } from './office-doubts.ts';
import { orderWith } from './order.fixtures.ts';

const vienna = { address: 'Ring 1', city: 'Wien', postcode: '1010', country: 'AT' } as const;
const OTHER = 'This names Germany, and the order goes to Austria without VAT. Is it right?';

describe('an address is asked about', () => {
  it.each([
    ['nothing where all fits', vienna, {}],
    ['nothing where no postcode is named', { ...vienna, postcode: '' }, {}],
    ['nothing at home without a country', { address: 'Lane 4', city: 'Berlin' }, {}],
    [
      'a postcode that none of its country is like',
      { ...vienna, postcode: '10115' },
      { postcode: 'Postcodes there look like 1010. Is it right?' },
    ],
    [
      'a postcode at home, where no country is named',
      { address: 'Lane 4', city: 'Berlin', postcode: '1010' },
      { postcode: 'Postcodes there look like 10115. Is it right?' },
    ],
  ])('%s', (_what, address, doubts) => {
    expect(addressDoubts(address, false)).toEqual(doubts);
  });

  it('another country in its lines only where the order has no VAT', () => {
    const moved = { ...vienna, address: 'Hauptstr. 5, GERMANY', city: '10115 Berlin, Deutschland' };
    expect(addressDoubts(moved, true)).toEqual({ address: OTHER, city: OTHER });
    expect(addressDoubts(moved, false)).toEqual({});
    expect(addressDoubts({ ...vienna, city: 'Wien, Austria' }, true)).toEqual({});
  });
});

const delivery = {
  country: 'AT',
  postcode: '1010',
  cost: 9.9,
  vatPercent: 20,
  transitDays: 5,
} as const;
const business = {
  ...{ vatNumber: 'ATU10000005', consultation: null, checkedAt: '2026-11-21T08:00:00.000Z' },
  ...{ name: 'Malerei Sample e.U.', vatOff: 3.83 },
};

describe('the office looks at an order', () => {
  it.each([
    ['not at all where all fits', { delivery }, []],
    [
      'for a postcode that none of its country is like',
      { delivery: { ...delivery, postcode: '10115' } },
      [{ about: 'postcode', postcode: '10115' }],
    ],
    ['not for a country in its lines where VAT is charged', { delivery, city: 'Berlin, DE' }, []],
    [
      'for another country in its lines where none is charged',
      { delivery, business, customerName: 'Sample Malerei', address: 'Hauptstr. 5, GERMANY' },
      [{ about: 'country', named: 'DE' }],
    ],
    [
      'for a VAT number under another name',
      { delivery, business, customerName: 'Dora Decorator' },
      [{ about: 'name', registered: 'Malerei Sample e.U.' }],
    ],
    [
      'not for a name that its register does not tell',
      { delivery, business: { ...business, name: null }, customerName: 'Dora Decorator' },
      [],
    ],
  ])('%s', (_what, changes, doubts) => {
    expect(officeDoubts(orderWith(changes))).toEqual(doubts);
  });
});
