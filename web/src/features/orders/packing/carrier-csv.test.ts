import type { Order, Purchase } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { carrierCsv } from './carrier-csv.ts';

const base = {
  ...{ number: 'RW-26-4F7K9Q-2', customerName: '=cmd|A1', address: 'Ladder Lane 4; rear' },
  ...{ city: 'Köln', phone: '+49 30 1', email: 'dora@a.example', quantity: 2 },
  delivery: { country: 'DE', postcode: '01067' },
  ...{ paid: true, shipped: false, undoUntil: null, refundAskedAt: null, refundedAt: null },
  refundFailure: null,
};
const order = (facts: object = {}) => ({ ...base, ...facts }) as unknown as Order;

describe('the CSV for a carrier', () => {
  it('has a row for each order with the pieces of what is to be packed, and no formulas', () => {
    const orders: Purchase[] = [
      [order(), order({ quantity: 3 }), order({ quantity: 50, shipped: true })],
      [
        order({
          number: 'RW-26-XXXXXX-1',
          customerName: 'Dora',
          address: 'Lane "4"',
          phone: '030',
        }),
      ],
    ];
    expect(carrierCsv(orders).split('\r\n')).toEqual([
      '\uFEFFOrder number;Name;Address;Postcode;City;Country;Phone;Email;Pieces',
      `RW-26-4F7K9Q-2;"'=cmd|A1";"Ladder Lane 4; rear";01067;Köln;DE;"'+49 30 1";dora@a.example;5`,
      'RW-26-XXXXXX-1;Dora;"Lane ""4""";01067;Köln;DE;030;dora@a.example;2',
    ]);
  });
});
