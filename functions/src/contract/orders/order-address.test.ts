import { describe, expect, it } from 'vitest';
import { orderWith } from './order.fixtures.ts';
import { lacksPostcode, townLines } from './order-address.ts';

const delivery = {
  country: 'DE',
  postcode: '10115',
  cost: 0,
  vatPercent: 19,
  transitDays: 3,
} as const;

describe('the town of an order', () => {
  it.each([
    ['has its postcode before it', delivery, ['10115 Town']],
    [
      'names its country where that is abroad',
      { ...delivery, country: 'AT', postcode: '1010' } as const,
      ['1010 Town', 'Austria'],
    ],
    ['stands alone where the customer named no postcode', { ...delivery, postcode: '' }, ['Town']],
  ])('%s', (_what, given, lines) => {
    expect(townLines(orderWith({ delivery: given }))).toEqual(lines);
  });

  it('is looked up by the office where its customer was asked for a postcode and named none', () => {
    expect(lacksPostcode(orderWith({ delivery: { ...delivery, postcode: '' } }))).toBe(true);
    expect(lacksPostcode(orderWith({ delivery }))).toBe(false);
  });
});
