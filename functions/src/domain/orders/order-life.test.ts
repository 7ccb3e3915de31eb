import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/api/app-error.ts';
import {
  orderState,
  type OrderAction,
  type OrderState,
} from '../../contract/orders/order-transitions.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import { admin, MemoryShop } from '../memory-shop.fixtures.ts';
import { checkout, deliver } from '../payments/event.fixtures.ts';
import { NOW, product } from '../stock/allocate.fixtures.ts';
import { cancelOrder } from './cancel-order.ts';
import { recordRefund } from './record-refund.ts';
import { recordTransfer } from './record-transfer.ts';
import { refundOrder } from './refund-order.ts';
import { releaseOrder } from './release-holds.ts';
import { settleRefund } from './settle-refund.ts';
import { shipOrder, undoShipOrder } from './ship-order.ts';

const ID = 'order-1';
const AT = new Date(NOW).toISOString();
const PAID = { paid: true, tranID: 'pi_1' };
const ASKED = { id: 'ask', by: admin.email, restock: false, keyId: null };

/** An order in each state that something can happen in. */
const ORDERS: Record<Exclude<OrderState, 'gone'>, Partial<WholeOrder>> = {
  placed: {},
  paid: PAID,
  shipped: { ...PAID, shipped: true, undoUntil: new Date(NOW + 1000).toISOString() },
  refunding: { ...PAID, refundAskedAt: AT, refundRequest: ASKED },
  refunded: { ...PAID, refundedAt: AT },
  refund_failed: {
    ...PAID,
    refundedAt: AT,
    refundFailure: { at: AT, refundId: 're_1', amount: 13.05, why: null },
  },
};

const failingWith = (shop: MemoryShop, code: 'internal' | 'refund_refused'): void => {
  shop.gateway.troubles.refund.push(() => {
    throw new AppError(code);
  });
};

/** How each action comes about. */
const WALKS: Record<OrderAction, (shop: MemoryShop) => Promise<unknown>> = {
  pay: (shop) => deliver(shop, { kind: 'completed', checkout }),
  ship: (shop) => shipOrder(shop, admin, ID),
  undoShip: (shop) => undoShipOrder(shop, admin, ID),
  cancel: (shop) => cancelOrder(shop, admin, ID),
  release: (shop) => releaseOrder(shop, ID),
  askRefund: (shop) => {
    failingWith(shop, 'internal');
    return refundOrder(shop, admin, { orderId: ID, restock: false, idempotencyKey: undefined });
  },
  settleRefund: (shop) => recordRefund(shop, ID, 're_2'),
  declineRefund: (shop) => {
    failingWith(shop, 'refund_refused');
    return settleRefund(shop, ID);
  },
  failRefund: (shop) => {
    const { paymentIntentId, amount } = checkout;
    if (paymentIntentId === null) throw new Error('this checkout was paid');
    shop.putPayment({ status: 'refunded', paymentIntentId, refundId: 're_1' });
    const refund = { refundId: 're_1', paymentIntentId, orderId: ID, amount, why: null };
    return deliver(shop, { kind: 'refund_failed', ...refund });
  },
  recordTransfer: (shop) =>
    recordTransfer(shop, admin, ID, { reference: 'SEPA 17', date: '2026-11-20' }),
};

const isState = (name: string): name is keyof typeof ORDERS => name in ORDERS;
const isAction = (name: string): name is OrderAction => name in WALKS;

/** The arrows as ARCHITECTURE.md draws them, which is checked against the table elsewhere. */
const ARROWS = [
  ...readFileSync(new URL('../../../../ARCHITECTURE.md', import.meta.url), 'utf8').matchAll(
    /^ {2}(\S+) --> (\S+): (\w+)$/gm,
  ),
].flatMap(([, from = '', to = '', action = '']) =>
  isState(from) && isAction(action) ? [{ from, to, action }] : [],
);

const shopWith = (state: keyof typeof ORDERS): MemoryShop => {
  const shop = new MemoryShop();
  shop.productTable.put(product.id, product);
  shop.putOrder({ productId: product.id, checkoutSessionId: 'cs_1', ...ORDERS[state] });
  shop.putPayment(state === 'placed' ? {} : { status: 'paid', paymentIntentId: 'pi_1' });
  return shop;
};

const stateOf = (shop: MemoryShop): string => {
  const order = shop.orderTable.get(ID);
  return order ? orderState(order) : '[*]';
};

describe('the life of an order', () => {
  it('is drawn with every action', () => {
    expect(new Set(ARROWS.map(({ action }) => action))).toEqual(new Set(Object.keys(WALKS)));
  });

  it.each(ARROWS)('leads from $from to $to: $action', async ({ from, to, action }) => {
    const shop = shopWith(from);
    await WALKS[action](shop).catch((error: unknown) => {
      // The walk that a refusal of the gateway's begins tells of that refusal.
      if (!(error instanceof AppError) || error.code !== 'refund_refused') throw error;
    });
    expect(stateOf(shop)).toBe(to);
  });

  const elsewhere = Object.keys(WALKS)
    .filter(isAction)
    .flatMap((action) =>
      Object.keys(ORDERS)
        .filter(isState)
        .filter((from) => !ARROWS.some((arrow) => arrow.action === action && arrow.from === from))
        .map((from) => ({ action, from })),
    );

  it.each(elsewhere)('knows no way from $from by $action', async ({ action, from }) => {
    const shop = shopWith(from);
    await WALKS[action](shop).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
    });
    expect(stateOf(shop)).toBe(from);
  });
});
