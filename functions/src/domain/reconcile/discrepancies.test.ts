import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/money/units.ts';
import type { GatewayPayment } from '../../data/payments/gateway-types.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { PaymentRecord } from '../../data/payments/payment-repository.ts';
import { orderRecordWith, paymentRecordWith } from '../../data/orders/order.fixtures.ts';
import { checkout } from '../payments/event.fixtures.ts';
import { describeDiscrepancy } from './discrepancy.ts';
import { orderDiscrepancies } from './order-discrepancies.ts';
import { paymentDiscrepancies } from './payment-discrepancies.ts';
import { stockDiscrepancy } from './stock-discrepancies.ts';

const NOW = Date.UTC(2026, 10, 21, 12);
const MINUTE_MS = 60_000;
const HOUR_AGO = new Date(NOW - 60 * MINUTE_MS).toISOString();
const JUST_NOW = new Date(NOW - MINUTE_MS).toISOString();
const TERMS = { now: NOW, graceMs: 10 * MINUTE_MS };

const unpaid = orderRecordWith({
  holdUntil: new Date(NOW + MINUTE_MS).toISOString(),
  createdAt: HOUR_AGO,
  updatedAt: HOUR_AGO,
});
const order: OrderRecord = { ...unpaid, paid: true, tranID: 'pi_1', holdUntil: null };
const refunded: OrderRecord = { ...order, refundedAt: HOUR_AGO };
const payment = paymentRecordWith({ status: 'paid', paymentIntentId: 'pi_1' });
const gateway: GatewayPayment = {
  status: 'complete',
  checkout: { ...checkout, email: null },
  paid: true,
  paidAt: Date.parse(HOUR_AGO),
  refunded: false,
  returned: cents(0),
  lost: false,
};
const takenBack: GatewayPayment = { ...gateway, lost: true };
const pending: GatewayPayment = { ...gateway, status: 'open', paid: false, paidAt: null };
const closed: GatewayPayment = { ...pending, status: 'expired' };
const paidBack: GatewayPayment = { ...gateway, refunded: true };
const open: PaymentRecord = { ...payment, status: 'open', paymentIntentId: null };
const expired: PaymentRecord = { ...open, status: 'expired' };
const givenBack: PaymentRecord = { ...payment, status: 'refunded', refundId: 're_1' };

const kinds = (...views: Parameters<typeof paymentDiscrepancies>[0][]) =>
  views.map((view) => paymentDiscrepancies(view, TERMS).map(({ kind }) => kind));

describe('a payment agrees', () => {
  it.each([
    ['while nobody has paid', open, unpaid, pending],
    ['when it ran out', expired, unpaid, closed],
    ['when the gateway has forgotten a checkout that nobody paid', expired, unpaid, undefined],
    ['when it is paid', payment, order, gateway],
    ['when a bank took it back', { ...payment, status: 'lost' as const }, order, takenBack],
    ['when it went back for an order that is refunded', givenBack, refunded, paidBack],
    ['when it went back because its order was gone', givenBack, undefined, paidBack],
    [
      'when it went back and another one was kept',
      givenBack,
      { ...order, tranID: 'pi_2' },
      paidBack,
    ],
    ['when it was paid a moment ago', open, unpaid, { ...gateway, paidAt: Date.parse(JUST_NOW) }],
    [
      'when there was nothing to pay',
      { ...payment, amount: cents(0), paymentIntentId: null },
      { ...order, price: 0, totalPrice: 0, tranID: 'cs_1' },
      { ...gateway, checkout: { ...gateway.checkout, amount: cents(0), paymentIntentId: null } },
    ],
    [
      'when there was nothing to pay and nothing to give back',
      { ...givenBack, amount: cents(0), paymentIntentId: null },
      { ...refunded, price: 0, totalPrice: 0, tranID: 'cs_1' },
      { ...gateway, checkout: { ...gateway.checkout, amount: cents(0), paymentIntentId: null } },
    ],
  ] as const)('%s', (_when, shop, of, there) => {
    expect(kinds({ payment: shop, order: of, gateway: there })).toEqual([[]]);
  });
});

describe('a payment differs', () => {
  it.each([
    ['payment_unrecorded', open, unpaid, gateway],
    ['payment_unrecorded', expired, undefined, gateway],
    ['paid_without_order', payment, undefined, gateway],
    ['paid_without_order', payment, { ...order, tranID: 'pi_2' }, gateway],
    ['paid_without_order', payment, unpaid, gateway],
    ['dispute_unrecorded', payment, order, takenBack],
    ['dispute_missing', { ...payment, status: 'lost' as const }, order, gateway],
    ['payment_unknown', payment, order, undefined],
    ['payment_unknown', payment, order, closed],
    ['amount_mismatch', { ...payment, amount: cents(1304) }, order, gateway],
    ['amount_mismatch', { ...payment, currency: 'USD' }, order, gateway],
    ['refund_unrecorded', payment, order, paidBack],
    ['refund_unrecorded', open, unpaid, paidBack],
    ['refund_unrecorded', givenBack, order, paidBack],
    ['refund_missing', givenBack, refunded, gateway],
    ['refund_missing', givenBack, undefined, gateway],
    ['refund_missing', payment, refunded, gateway],
    ['checkout_left_open', open, undefined, pending],
    ['expiry_unrecorded', open, unpaid, closed],
  ] as const)('%s', (kind, shop, of, there) => {
    expect(kinds({ payment: shop, order: of, gateway: there })).toEqual([[kind]]);
  });

  it('is described with the figures of both sides, and whether a person has to settle it', () => {
    const views = [
      { payment: { ...payment, amount: cents(1304) }, order, gateway },
      { payment: open, order: unpaid, gateway },
    ];
    const [forAPerson, forUs] = views.map(
      (view) => paymentDiscrepancies(view, TERMS).map(describeDiscrepancy)[0],
    );
    expect(forAPerson).toMatch(/^amount_mismatch: payment cs_1: .*different amounts$/m);
    expect(forAPerson).toMatch(/^ {2}shop .*status="paid" amount=1304 .*orderId="order-1"/m);
    expect(forAPerson).toMatch(/^ {2}other .*paid=true amount=1305 /m);
    expect(forAPerson).toContain('has to be settled by a person');
    expect(forUs).not.toContain('has to be settled by a person');
  });
});

describe('an order', () => {
  const known = new Set(['pi_1']);
  const asked = (refundAskedAt: string) => ({ ...order, refundAskedAt });

  it.each([
    ['unpaid within its time', unpaid, []],
    ['unpaid a moment after its time', { ...unpaid, holdUntil: JUST_NOW }, []],
    ['unpaid long after its time', { ...unpaid, holdUntil: HOUR_AGO }, ['hold_stuck']],
    ['paid', order, []],
    ['paid without a payment', { ...order, tranID: 'pi_2' }, ['payment_unknown']],
    ['paid without an id', { ...order, tranID: null }, ['payment_unknown']],
    ['refunding for a moment', asked(JUST_NOW), []],
    ['refunding for an hour', asked(HOUR_AGO), ['refund_stuck']],
    ['refunded', refunded, []],
  ])('that is %s', (_what, of, expected) => {
    expect(orderDiscrepancies(of, known, TERMS).map(({ kind }) => kind)).toEqual(expected);
  });
});

describe('the stock of a product', () => {
  const product = { id: 'roller', name: 'Roller', available: 4, received: 10, version: 'v1' };

  it('agrees when the pieces that did not come back are what is missing', () => {
    expect(stockDiscrepancy(product, 6)).toBeUndefined();
  });

  it.each([
    ['too much', 5],
    ['too little', 3],
  ])('differs by %s, and is put right', (_how, available) => {
    expect(stockDiscrepancy({ ...product, available }, 6, ['order-1', 'order-2'])).toMatchObject({
      kind: 'stock_mismatch',
      about: 'product roller',
      shop: { available, received: 10 },
      other: { ordered: 6, wouldBeAvailable: 4, orders: ['order-1', 'order-2'] },
      repair: { kind: 'stock', available: 4 },
    });
  });

  it('that was never there is for a person to settle', () => {
    expect(stockDiscrepancy(product, 11)).toMatchObject({ repair: undefined });
  });

  it('names only so many orders as fit into a log entry', () => {
    const ids = Array.from({ length: 100_000 }, (_item, index) => `order-${index}`);
    const discrepancy = stockDiscrepancy(product, 100_000, ids);
    expect(discrepancy?.other.orders).toHaveLength(21);
    expect(discrepancy?.other.orders).toEqual([...ids.slice(0, 20), 'and more']);
  });
});
