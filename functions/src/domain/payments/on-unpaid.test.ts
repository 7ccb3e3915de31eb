import { describe, expect, it } from 'vitest';
import type { PaymentFact } from '../../data/payments/gateway-types.ts';
import { MemoryShop } from '../memory-shop.fixtures.ts';
import { NOW } from '../stock/allocate.fixtures.ts';
import { checkout, deliver } from './event.fixtures.ts';

const GATEWAY = { at: new Date(NOW).toISOString(), by: 'gateway' };
const expired: PaymentFact = { kind: 'expired', checkout };
const declined: PaymentFact = { kind: 'declined', orderId: 'order-1' };

/** A shop with an unpaid order and its open payment. */
const open = () => {
  const shop = new MemoryShop();
  shop.putOrder();
  shop.putPayment();
  return shop;
};

const orderOf = (shop: MemoryShop) => shop.orderTable.get('order-1');
const paymentOf = (shop: MemoryShop) => shop.paymentTable.get('cs_1');

describe('a checkout that expired', () => {
  it('is recorded, and the order may still be paid', async () => {
    const shop = open();
    const before = orderOf(shop);
    await deliver(shop, expired);
    expect(paymentOf(shop)?.status).toBe('expired');
    expect(orderOf(shop)).toEqual(before);
  });

  it('stays paid when that event came first', async () => {
    const shop = open();
    shop.putPayment({ status: 'paid' });
    await deliver(shop, expired);
    expect(paymentOf(shop)?.status).toBe('paid');
  });

  it('is recorded before its opening is, which comes too late then', async () => {
    const shop = open();
    const opened = paymentOf(shop);
    shop.paymentTable.rows.clear();
    await deliver(shop, expired);
    const { orderId, uid, amount } = opened ?? {};
    expect(paymentOf(shop)).toMatchObject({ orderId, uid, amount, status: 'expired' });
  });

  it('is nothing to an order that is gone', async () => {
    const shop = open();
    shop.paymentTable.rows.clear();
    shop.orderTable.rows.clear();
    await deliver(shop, expired);
    expect(shop.paymentTable.rows.size).toBe(0);
  });
});

describe('a card that was refused', () => {
  it('is added to the order’s history and counted', async () => {
    const shop = open();
    await deliver(shop, declined);
    expect(orderOf(shop)).toMatchObject({
      paid: false,
      events: [{ type: 'payment_declined', ...GATEWAY }],
    });
    expect(paymentOf(shop)).toMatchObject({ status: 'open', declines: 1 });
  });

  it.each([
    ['no checkout was recorded', { checkoutSessionId: null }],
    ['the record of its checkout is missing', { checkoutSessionId: 'cs_lost' }],
  ])('stands in the history alone where %s', async (_why, changes) => {
    const shop = open();
    shop.putOrder(changes);
    await deliver(shop, declined);
    expect(orderOf(shop)?.events).toHaveLength(1);
    expect(paymentOf(shop)?.declines).toBe(0);
  });

  it('does not matter to an order that is paid or gone', async () => {
    const shop = open();
    shop.putOrder({ paid: true });
    await deliver(shop, declined);
    expect(orderOf(shop)?.events).toEqual([]);
    shop.orderTable.rows.delete('order-1');
    await deliver(shop, declined, 'evt_2');
    expect(paymentOf(shop)?.declines).toBe(0);
  });
});
