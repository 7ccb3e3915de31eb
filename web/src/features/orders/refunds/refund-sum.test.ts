import type { OrderEvent } from '@rollwell/functions/contract';
import { expect, it } from 'vitest';
import { refundSum } from './refund-sum.ts';

const paid: OrderEvent = { type: 'paid', at: '2026-11-25T10:00:00.000Z', by: 'gateway' };
const delivery = {
  country: 'DE',
  postcode: '',
  cost: 0,
  vatPercent: 19,
  transitDays: 3,
} as const;
const order = { price: 4.35, quantity: 2, delivery, business: null, events: [paid] };
const money = (amount: number) => `€${amount.toFixed(2)}`;

it('refundSum is the sum of all orders that are refunded together', () => {
  expect(refundSum([order], { money, office: undefined })).toBe('€8.70');
  expect(refundSum([order, order], { money, office: undefined })).toBe('€17.40');
});

it('refundSum says “up to” after a partial refund', () => {
  const partly: OrderEvent = { ...paid, type: 'partly_refunded' };
  expect(
    refundSum([order, { ...order, events: [paid, partly] }], { money, office: undefined }),
  ).toBe('Up to €17.40');
});

it('refundSum is no more than is left of what was paid, once that is known', () => {
  const payment = { paid: 17.4, returned: 5, lines: [], page: null };
  expect(refundSum([order], { money, office: { payment } })).toBe('€8.70');
  expect(refundSum([order, order], { money, office: { payment } })).toBe('€12.40');
});
