import { describe, expect, it } from 'vitest';
import { orderState } from '../../contract/orders/order-transitions.ts';
import { cents } from '../../contract/money/units.ts';
import { recordTransfer } from '../orders/record-transfer.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { admin, type MemoryShop } from '../memory-shop.fixtures.ts';
import { withoutWaiting } from '../waits.fixtures.ts';
import { deliver } from './event.fixtures.ts';
import { paidPurchase } from './purchase.fixtures.ts';

withoutWaiting();

const refund = (shop: MemoryShop, orderId: string) =>
  refundOrder(shop, admin, { orderId, restock: false, idempotencyKey: undefined });

const returned = { kind: 'refunded', paymentIntentId: 'pi_1', orderId: 'any' } as const;

const failed = {
  kind: 'refund_failed',
  paymentIntentId: 'pi_1',
  orderId: 'any',
  why: 'closed',
} as const;

describe('a refund that does not arrive', () => {
  it('is owed for its line alone, and is made once more', async () => {
    const { shop, ids, orders, payment } = await paidPurchase();
    await refund(shop, ids[0]);
    await refund(shop, ids[1]);
    await deliver(shop, { ...failed, refundId: 're_1', amount: cents(870) });
    expect((await orders()).map(orderState)).toEqual(['refund_failed', 'refunded', 'paid']);
    expect(payment()).toMatchObject({
      status: 'paid',
      partlyReturned: 1305,
      failedRefunds: ['re_1'],
      lineRefunds: { [ids[1]]: { refundId: 're_2', amount: 1305 } },
    });
    expect(shop.mailIds).toContain(`${ids[0]}-refund_failed-re_1`);
    await refund(shop, ids[0]);
    expect(shop.gateway.refunds.at(-1)?.key).toBe(`order-refund-pi_1-${ids[0]}-2-after-re_1`);
    expect((await orders()).map(orderState)).toEqual(['refunded', 'refunded', 'paid']);
    expect(payment()?.partlyReturned).toBe(2175);
  });

  it('stays owed when a part goes back in the dashboard, though the gateway still calls it made', async () => {
    const { shop, ids, orders, payment } = await paidPurchase();
    await refund(shop, ids[0]);
    await deliver(shop, { ...failed, refundId: 're_1', amount: cents(870) });
    shop.gateway.returnPart('pi_1', 100 - 870);
    await deliver(shop, { ...returned, amount: cents(100), full: false }, 'evt_part');
    expect((await orders()).map(orderState)).toEqual(['refund_failed', 'paid', 'paid']);
    expect(payment()).toMatchObject({ partlyReturned: 100, lineRefunds: {} });
  });

  it('makes a payment that had gone back as a whole a paid one again', async () => {
    const { shop, ids, payment } = await paidPurchase();
    for (const id of ids) await refund(shop, id);
    await deliver(shop, { ...failed, refundId: 're_3', amount: cents(1740) });
    expect(payment()).toMatchObject({ status: 'paid', partlyReturned: 2175 });
    await recordTransfer(shop, admin, ids[2], { reference: 'bank', date: '2026-11-20' });
    expect(shop.orderTable.get(ids[2])?.transfer).toMatchObject({ reference: 'bank' });
  });

  it('of all the money, made in the dashboard, is owed for all lines', async () => {
    const { shop, orders, payment } = await paidPurchase();
    shop.gateway.returnPart('pi_1', 3915, 3915);
    await deliver(shop, { ...returned, amount: cents(3915), full: true });
    await deliver(shop, { ...failed, refundId: 're_x', amount: cents(3915) }, 'evt_failed');
    expect((await orders()).map(orderState)).toEqual(Array(3).fill('refund_failed'));
    expect(payment()).toMatchObject({ status: 'paid', partlyReturned: 0, lineRefunds: {} });
  });

  it('of all the money, with one line refunded by us before its event, is owed for the others', async () => {
    const { shop, ids, orders, payment } = await paidPurchase();
    await refund(shop, ids[0]);
    await deliver(shop, { ...returned, amount: cents(3915), full: true });
    await deliver(shop, { ...failed, refundId: 're_x', amount: cents(3915) }, 'evt_failed');
    const [, second, third] = (await orders()).map(orderState);
    expect([second, third]).toEqual(['refund_failed', 'refund_failed']);
    expect(payment()).toMatchObject({
      status: 'paid',
      partlyReturned: 870,
      lineRefunds: { [ids[0]]: { refundId: 're_1', amount: 870 } },
    });
  });

  it('of all the money is owed for the one line that was asked for before its event', async () => {
    const { shop, ids, orders } = await paidPurchase();
    shop.gateway.returnPart('pi_1', 3915, 3915);
    await refund(shop, ids[0]);
    shop.gateway.returnPart('pi_1', -3915);
    await deliver(shop, { ...failed, refundId: 're_x', amount: cents(3915) });
    const [first, ...others] = await orders();
    expect(first?.refundFailure).toMatchObject({ refundId: 're_x', amount: 8.7 });
    expect(others.map(orderState)).toEqual(['paid', 'paid']);
    const mail = shop.mailTable.get(`${ids[0]}-refund_failed-re_x`);
    expect(mail?.message.text).toContain('€8.70');
    expect(mail?.message.text).not.toContain('€39.15');
    expect(shop.audits.at(-1)).toMatchObject({ details: { refundId: 're_x', amount: 3915 } });
  });

  it('of all the money is owed as well when the process that made it records it late', async () => {
    const { shop, orders } = await paidPurchase();
    const news = { ...returned, amount: cents(3915), full: true };
    const others = async () => {
      await deliver(shop, news, 'evt_again');
      await deliver(shop, { ...failed, refundId: 're_x', amount: cents(3915) }, 'evt_failed');
    };
    shop.gateway.returnPart('pi_1', 3915, 3915);
    shop.meanwhile.push(others);
    await deliver(shop, news);
    expect((await orders()).map(orderState)).toEqual(Array(3).fill('refund_failed'));
  });

  it('asks for redelivery while the refund itself is not known', async () => {
    const { shop } = await paidPurchase();
    const news = { ...failed, refundId: 're_x', amount: cents(3915) };
    await expect(deliver(shop, news)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('of a part that was as much as is left is known from one of all that is left', async () => {
    const { shop, orders, payment } = await paidPurchase();
    shop.putPayment({ ...payment(), amount: cents(3900), partlyReturned: cents(1950) });
    const news = { ...failed, refundId: 're_half', amount: cents(1950) };
    shop.gateway.returnPart('pi_1', 1950);
    await expect(deliver(shop, news)).rejects.toMatchObject({ code: 'conflict' });
    shop.gateway.returnPart('pi_1', -1950);
    await deliver(shop, news);
    expect((await orders()).map(orderState)).toEqual(['paid', 'paid', 'paid']);
    expect(payment()).toMatchObject({ partlyReturned: 0, failedRefunds: ['re_half'] });
  });

  it('of a part, made in the dashboard, is noted', async () => {
    const { shop, orders, payment } = await paidPurchase();
    shop.gateway.returnPart('pi_1', 100);
    await deliver(shop, { ...returned, amount: cents(100), full: false });
    shop.gateway.returnPart('pi_1', -100);
    await deliver(shop, { ...failed, refundId: 're_x', amount: cents(100) }, 'evt_failed');
    expect((await orders()).map(orderState)).toEqual(['paid', 'paid', 'paid']);
    expect(payment()).toMatchObject({ partlyReturned: 0, failedRefunds: ['re_x'] });
    expect(shop.audits.at(-1)?.type).toBe('payment.refund_failed');
  });
});
