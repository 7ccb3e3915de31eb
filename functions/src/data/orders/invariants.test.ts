import { describe, expect, it } from 'vitest';
import { NEW_ORDER_STATE } from '../../contract/orders/new-order-state.ts';
import { orderWith } from '../../contract/orders/order.fixtures.ts';
import {
  checkNewOrder,
  checkOrderChange,
  checkPayment,
  checkStars,
  checkStockMoves,
} from './invariants.ts';

const AT = '2026-11-21T00:00:00.000Z';
const of = (quantity: number) => ({ order: { productId: 'roller', quantity } });
const level = (before: number, available: number, received = 0) => ({
  product: { id: 'roller', available: before },
  available,
  received,
});
const BUSINESS = { vatNumber: 'ATU10000005', name: null, consultation: null, checkedAt: AT };
const paid = { ...NEW_ORDER_STATE, paid: true, tranID: 'pi_1' };

describe('a new order', () => {
  it('costs its price times its pieces and is unpaid', () => {
    expect(() => {
      checkNewOrder(orderWith());
    }).not.toThrow();
  });

  it.each([
    { quantity: 0, totalPrice: 0 },
    { quantity: 1.5 },
    { totalPrice: 13.04 },
    { paid: true },
    { business: { ...BUSINESS, vatOff: -0.01 } },
    { business: { ...BUSINESS, vatOff: 13.06 } },
    { tranID: 'pi_1' },
  ])('is not %j', (change) => {
    expect(() => {
      checkNewOrder(orderWith(change));
    }).toThrow(/invariant hold|no number/);
  });
});

describe('a move of stock', () => {
  it.each([
    { stock: [level(10, 7)], placed: [of(3)], removed: [] },
    { stock: [level(10, 9)], placed: [of(3), of(2)], removed: [of(4)] },
    { stock: [level(10, 207, 200)], placed: [of(3)], removed: [] },
    { stock: [level(10, 0, -7)], placed: [of(3)], removed: [] },
    { stock: [], placed: [], removed: [of(4)] },
    {
      stock: [level(10, 7), { ...level(5, 3), product: { id: 'tray', available: 5 } }],
      placed: [of(3), { order: { productId: 'tray', quantity: 2 } }],
      removed: [],
    },
  ])('loses no piece: %j', (move) => {
    expect(() => {
      checkStockMoves(move);
    }).not.toThrow();
  });

  it.each([
    { stock: [level(10, 8)], placed: [of(3)], removed: [] },
    { stock: [level(10, 10)], placed: [], removed: [of(4)] },
    { stock: [level(2, -1)], placed: [of(3)], removed: [] },
    { stock: [level(10, 210, 100)], placed: [], removed: [] },
    { stock: [level(10, 10, -1)], placed: [], removed: [] },
    { stock: [level(2, -1, -3)], placed: [], removed: [] },
    { stock: [], placed: [of(3)], removed: [] },
    {
      stock: [level(10, 8)],
      placed: [of(2), { order: { productId: 'tray', quantity: 1 } }],
      removed: [],
    },
    { stock: [level(10, 9), level(10, 9)], placed: [of(1)], removed: [] },
  ])('is not written when it would: %j', (move) => {
    expect(() => {
      checkStockMoves(move);
    }).toThrow(/invariant hold|no number/);
  });
});

describe('a change of an order', () => {
  it.each([
    [NEW_ORDER_STATE, {}],
    [NEW_ORDER_STATE, { paid: true, tranID: 'pi_1' }],
    [paid, { shipped: true }],
    [paid, { refundedAt: AT, returned: true }],
  ])('of %j by %j holds', (order, change) => {
    expect(() => {
      checkOrderChange(order, change);
    }).not.toThrow();
  });

  it.each([
    ['what becomes paid has a transaction', NEW_ORDER_STATE, { paid: true }],
    ['a transaction stays', paid, { tranID: 'pi_2' }],
    ['what is shipped is paid', NEW_ORDER_STATE, { shipped: true }],
    ['what is refunded was paid', NEW_ORDER_STATE, { refundedAt: AT }],
    ['pieces come back with the refund', paid, { returned: true }],
  ])('is not written where it breaks that %s', (what, order, change) => {
    expect(() => {
      checkOrderChange(order, change);
    }).toThrow(`invariant hold: ${what}`);
  });
});

describe('a payment', () => {
  it.each([
    { amount: 1305, status: 'paid', paymentIntentId: 'pi_1' },
    { amount: 0, status: 'paid', paymentIntentId: null },
    { amount: 1305, status: 'open', paymentIntentId: null },
  ])('may be %j', (payment) => {
    expect(() => {
      checkPayment(payment);
    }).not.toThrow();
  });

  it.each([
    { amount: 1305, status: 'paid', paymentIntentId: null },
    { amount: 13.05, status: 'open', paymentIntentId: null },
    { amount: -1, status: 'open', paymentIntentId: null },
  ])('may not be %j', (payment) => {
    expect(() => {
      checkPayment(payment);
    }).toThrow(/invariant hold|no amount/);
  });
});

describe('the reviews of a product', () => {
  it('are counted', () => {
    expect(() => {
      checkStars([0, 0, 1, 2, 3]);
    }).not.toThrow();
  });

  it.each([[[0, -1, 0, 0, 1]], [[0, 0, 0.5, 0, 0]], [[0, 0, Number.NaN, 0, 0]]])(
    'are never %j',
    (stars) => {
      expect(() => {
        checkStars(stars);
      }).toThrow('stars');
    },
  );
});
