import { describe, expect, it } from 'vitest';
import { cents } from '../../contract/money/units.ts';
import { admin, type MemoryShop } from '../memory-shop.fixtures.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { NOW } from '../stock/allocate.fixtures.ts';
import { deliver, paidShop, refunded } from './event.fixtures.ts';
import { onRefunded } from './on-refunds.ts';

const AT = new Date(NOW).toISOString();

const details = {
  orderId: 'order-1',
  sessionId: 'cs_1',
  paymentIntentId: 'pi_1',
  amount: cents(1305),
  currency: 'EUR',
  reason: 'by_gateway',
};

const failed = {
  kind: 'refund_failed',
  paymentIntentId: 'pi_1',
  orderId: 'order-1',
  why: null,
} as const;

describe('money that went back', () => {
  it('of an order is recorded by the order’s own commit, the event then changes nothing', async () => {
    const shop = paidShop();
    expect(await onRefunded(shop, refunded, NOW)).toEqual({});
    expect(shop.orderTable.get('order-1')).toMatchObject({
      refundedAt: AT,
      returned: false,
      events: [{ type: 'refunded', by: 'gateway' }],
    });
    expect(shop.paymentTable.get('cs_1')).toMatchObject({ status: 'refunded', refundId: null });
    expect(shop.gateway.refunds).toEqual([]);
  });

  it('is recorded with its event', async () => {
    const shop = paidShop();
    await deliver(shop, refunded);
    expect(shop.orderTable.get('order-1')?.refundedAt).toBe(AT);
    expect(shop.eventTable.get('evt_1')).toBeDefined();
  });

  it('as an admin had asked is recorded as the admin wanted it', async () => {
    const by = 'admin@test.example';
    const refundRequest = { id: 'ask', by, restock: true, keyId: null };
    const shop = paidShop({ refundAskedAt: AT, refundRequest });
    expect(await onRefunded(shop, refunded, NOW)).toEqual({});
    expect(shop.orderTable.get('order-1')).toMatchObject({
      refundedAt: AT,
      returned: true,
      events: [{ type: 'refunded', by }],
    });
    expect(shop.paymentTable.get('cs_1')?.refundId).toBe('re_1');
  });

  it('in parts is logged part by part, and the last mail gives what was left', async () => {
    const shop = paidShop();
    const part = (amount: number) => ({ ...refunded, amount: cents(amount), full: false });
    await deliver(shop, part(300), 'evt_1');
    await deliver(shop, part(500), 'evt_2');
    // Told late, it says what is known by now.
    await deliver(shop, part(300), 'evt_3');
    expect(shop.orderTable.get('order-1')).toMatchObject({
      refundedAt: null,
      events: [{ type: 'partly_refunded' }, { type: 'partly_refunded' }],
    });
    await deliver(shop, refunded, 'evt_4');
    expect(shop.audits.map(({ type, details: { amount } }) => [type, amount])).toEqual([
      ['payment.refunded', 300],
      ['payment.refunded', 200],
      ['order.refunded', 8.05],
    ]);
    expect(shop.mailTable.get('order-1-refunded')?.message.text).toContain('€8.05');
    expect(shop.orderTable.get('order-1')?.refundedAt).toBe(AT);
  });

  it('in a part after a refund that failed leaves so much less to be paid once more', async () => {
    const shop = paidShop();
    shop.gateway.intentOf.set('cs_1', 'pi_1');
    const refund = () =>
      refundOrder(shop, admin, { orderId: 'order-1', restock: false, idempotencyKey: undefined });
    await refund();
    shop.gateway.failRefund('pi_1');
    await deliver(shop, { ...failed, refundId: 're_1', amount: cents(1305) }, 'evt_failed');
    shop.gateway.returnPart('pi_1', 300);
    await deliver(shop, { ...refunded, amount: cents(300), full: false }, 'evt_part');
    expect(shop.paymentTable.get('cs_1')).toMatchObject({ partlyReturned: 300 });
    const order = shop.orderTable.get('order-1');
    expect(order?.events.at(-1)?.type).toBe('partly_refunded');
    await refund();
    const mail = shop.mailTable.get('order-1-refunded-after-re_1');
    expect(mail?.message.text).toContain('€10.05');
  });

  it('in a part that failed before its event is not subtracted', async () => {
    const shop = paidShop();
    shop.gateway.intentOf.set('cs_1', 'pi_1');
    await deliver(shop, { ...failed, refundId: 're_part', amount: cents(300) }, 'evt_failed');
    await deliver(shop, { ...refunded, amount: cents(300), full: false }, 'evt_late');
    expect(shop.paymentTable.get('cs_1')).toMatchObject({ status: 'paid', partlyReturned: 0 });
    expect(shop.orderTable.get('order-1')?.events).toEqual([]);
  });

  it.each([
    ['belongs to another payment', (shop: MemoryShop) => shop.putOrder({ tranID: 'pi_2' })],
    ['is gone', (shop: MemoryShop) => shop.orderTable.rows.delete('order-1')],
  ])('of an order that %s is recorded with the payment alone', async (_what, change) => {
    const shop = paidShop();
    change(shop);
    expect(await onRefunded(shop, refunded, NOW)).toEqual({
      payment: {
        known: shop.paymentTable.get('cs_1'),
        change: { status: 'refunded', reason: 'by_gateway' },
      },
      records: { audit: { type: 'payment.refunded', at: NOW, by: 'gateway', details } },
    });
    expect(shop.commits).toBe(0);
  });

  it('asks for redelivery when its payment is not known yet', async () => {
    const shop = paidShop();
    shop.paymentTable.rows.clear();
    await expect(onRefunded(shop, refunded, NOW)).rejects.toMatchObject({
      code: 'conflict',
      message: 'The payment of this refund is not known yet.',
    });
  });

  it('of a charge that no checkout of ours made is none of ours', async () => {
    const shop = paidShop();
    shop.paymentTable.rows.clear();
    expect(await onRefunded(shop, { ...refunded, orderId: undefined }, NOW)).toBeUndefined();
    expect(shop.orderTable.get('order-1')?.refundedAt).toBeNull();
  });

  it('and is recorded already changes nothing', async () => {
    const shop = paidShop();
    shop.putPayment({ status: 'refunded', paymentIntentId: 'pi_1' });
    expect(await onRefunded(shop, refunded, NOW)).toEqual({});
    expect(shop.orderTable.get('order-1')?.refundedAt).toBeNull();
  });

  it('and was charged for no named order is found by its payment', async () => {
    const shop = paidShop();
    expect(await onRefunded(shop, { ...refunded, orderId: undefined }, NOW)).toEqual({});
    expect(shop.orderTable.get('order-1')?.refundedAt).toBe(AT);
  });
});
