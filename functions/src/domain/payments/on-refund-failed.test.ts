import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/api/app-error.ts';
import { orderState } from '../../contract/orders/order-transitions.ts';
import { cents } from '../../contract/money/units.ts';
import { admin, type MemoryShop } from '../memory-shop.fixtures.ts';
import { recordTransfer } from '../orders/record-transfer.ts';
import { refundOrder } from '../orders/refund-order.ts';
import { settleRefund } from '../orders/settle-refund.ts';
import { NOW, product } from '../stock/allocate.fixtures.ts';
import { deliver, paidShop, refunded as moneyBack } from './event.fixtures.ts';
import { onRefunded, onRefundFailed } from './on-refunds.ts';

const AT = new Date(NOW).toISOString();

describe('a refund that failed afterwards', () => {
  const failed = {
    kind: 'refund_failed',
    refundId: 're_1',
    paymentIntentId: 'pi_1',
    orderId: 'order-1',
    amount: cents(1305),
    why: 'expired_or_canceled_card',
  } as const;
  const audit = {
    type: 'payment.refund_failed',
    at: NOW,
    by: 'gateway',
    details: {
      orderId: 'order-1',
      sessionId: 'cs_1',
      paymentIntentId: 'pi_1',
      refundId: 're_1',
      amount: cents(1305),
      currency: 'EUR',
      why: 'expired_or_canceled_card',
    },
  };

  const refunded = (changes = {}) => {
    const shop = paidShop({ refundedAt: AT });
    shop.putPayment({ status: 'refunded', paymentIntentId: 'pi_1', refundId: 're_1', ...changes });
    return shop;
  };

  it('gives its order a state of its own, the log an entry, and the office one mail', async () => {
    const shop = refunded();
    await deliver(shop, failed);
    await deliver(shop, failed);
    const order = shop.orderTable.get('order-1');
    expect(order).toMatchObject({
      paid: true,
      refundFailure: { at: AT, refundId: 're_1', why: 'expired_or_canceled_card' },
      events: [{ type: 'refund_failed', by: 'gateway', at: AT }],
    });
    expect(order && orderState(order)).toBe('refund_failed');
    expect(shop.paymentTable.get('cs_1')?.status).toBe('refund_failed');
    expect(shop.audits).toEqual([audit]);
    expect(shop.mailIds).toEqual(['order-1-refund_failed-re_1']);
    const mail = shop.mailTable.get('order-1-refund_failed-re_1');
    expect(mail?.to).toEqual([admin.email]);
    expect(mail?.message.text).toMatch(/€13\.05 \(expired_or_canceled_card\)/);
    expect(mail?.message.text).toContain('record it at the order');
  });

  it('is applied once when several events report it', async () => {
    const shop = refunded();
    for (const id of ['evt_1', 'evt_2', 'evt_3']) await deliver(shop, failed, id);
    expect(shop.orderTable.get('order-1')?.events).toHaveLength(1);
    expect([shop.audits.length, shop.mailIds.length]).toEqual([1, 1]);
  });

  it('stays failed when the process that made the refund records it late', async () => {
    const shop = paidShop();
    const others = async () => {
      await deliver(shop, moneyBack, 'evt_again');
      await deliver(shop, failed, 'evt_failed');
    };
    shop.meanwhile.push(others);
    expect(await onRefunded(shop, moneyBack, NOW)).toEqual({});
    expect(shop.audits.map(({ type }) => type)).toEqual([
      'order.refunded',
      'payment.refund_failed',
    ]);
    const order = shop.orderTable.get('order-1');
    expect(order && orderState(order)).toBe('refund_failed');
  });

  it('is not applied to another refund by a process with an older payment', async () => {
    const shop = refunded();
    const before = shop.paymentTable.get('cs_1');
    await deliver(shop, failed);
    const payments: typeof shop.payments = {
      ...shop.payments,
      findByIntent: () => Promise.resolve(before && { ...before, status: 'paid' }),
    };
    expect(await onRefunded({ ...shop, payments }, moneyBack, NOW)).toEqual({});
    const order = shop.orderTable.get('order-1');
    expect(order && orderState(order)).toBe('refund_failed');
  });

  it('of what was left after a part had gone back is owed as well', async () => {
    const shop = refunded({ partlyReturned: cents(300) });
    await deliver(shop, { ...failed, amount: cents(1005) });
    expect(shop.orderTable.get('order-1')?.refundFailure).not.toBeNull();
    expect(shop.mailTable.get('order-1-refund_failed-re_1')?.message.text).toContain('€10.05');
  });

  it('of a part is no longer taken off what is left', async () => {
    const shop = paidShop();
    shop.putPayment({ status: 'paid', paymentIntentId: 'pi_1', partlyReturned: cents(300) });
    await deliver(shop, { ...failed, refundId: 're_part', amount: cents(300) });
    expect(shop.paymentTable.get('cs_1')?.partlyReturned).toBe(0);
  });

  it('of one part of several is subtracted once, whichever events report it', async () => {
    const shop = paidShop();
    shop.putPayment({ status: 'paid', paymentIntentId: 'pi_1', partlyReturned: cents(600) });
    const part = { ...failed, refundId: 're_part', amount: cents(300) };
    for (const id of ['evt_1', 'evt_2', 'evt_3']) await deliver(shop, part, id);
    expect(shop.paymentTable.get('cs_1')?.partlyReturned).toBe(300);
    expect(shop.audits).toHaveLength(1);
  });

  it('of a part that was as much as is left is known from one of all that is left', async () => {
    const shop = paidShop();
    const half = { amount: cents(1300), partlyReturned: cents(650) };
    shop.putPayment({ status: 'paid', paymentIntentId: 'pi_1', ...half });
    shop.gateway.intentOf.set('cs_1', 'pi_1');
    const news = { ...failed, refundId: 're_half', amount: cents(650) };
    shop.gateway.returnPart('pi_1', 650);
    await expect(onRefundFailed(shop, news, NOW)).rejects.toMatchObject({ code: 'conflict' });
    shop.gateway.returnPart('pi_1', -650);
    await deliver(shop, news);
    expect(shop.paymentTable.get('cs_1')).toMatchObject({ status: 'paid', partlyReturned: 0 });
    expect(shop.audits).toHaveLength(1);
  });

  it('of a deleted order is logged and mailed to the office', async () => {
    const shop = refunded();
    shop.orderTable.rows.delete('order-1');
    await deliver(shop, { ...failed, orderId: undefined });
    expect(shop.audits).toEqual([audit]);
    const text = shop.mailTable.get('order-1-refund_failed-re_1')?.message.text;
    expect(text).toContain('there is none to record that at');
    expect(shop.paymentTable.get('cs_1')?.status).toBe('refund_failed');
  });

  it.each([
    ['that another one has replaced', { refundId: 're_2' }, {}],
    ['of a part of the money', {}, { refundId: 're_part', amount: cents(5) }],
  ])('%s is only logged', async (_what, payment, fact) => {
    const shop = refunded(payment);
    await deliver(shop, { ...failed, ...fact });
    expect(shop.orderTable.get('order-1')?.refundFailure).toBeNull();
    expect([shop.audits.length, shop.mailIds]).toEqual([1, []]);
  });

  it('asks for redelivery while another refund is under way, which it may be about', async () => {
    const shop = refunded({ status: 'refund_failed', refundId: 're_0' });
    const refundFailure = { at: AT, refundId: 're_0', amount: 13.05, why: null };
    shop.putOrder({ paid: true, tranID: 'pi_1', refundedAt: AT, refundFailure, refundAskedAt: AT });
    await expect(onRefundFailed(shop, failed, NOW)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('asks for redelivery when a refund was made and not recorded', async () => {
    const shop = refunded({ status: 'open', refundId: null });
    await expect(onRefundFailed(shop, failed, NOW)).rejects.toMatchObject({ code: 'conflict' });
  });

  it('asks for redelivery when its payment or refund is not known yet', async () => {
    const shop = refunded({ status: 'paid', refundId: null });
    await expect(onRefundFailed(shop, failed, NOW)).rejects.toMatchObject({ code: 'conflict' });
    shop.paymentTable.rows.clear();
    await expect(onRefundFailed(shop, failed, NOW)).rejects.toMatchObject({ code: 'conflict' });
    expect(await onRefundFailed(shop, { ...failed, orderId: undefined }, NOW)).toBeUndefined();
  });

  describe('can be', () => {
    /** A shop whose refund of order-1 was made by an admin and has failed. */
    const afterFailure = async (restock = false) => {
      const shop = paidShop();
      shop.gateway.intentOf.set('cs_1', 'pi_1');
      shop.productTable.put('roller', product);
      await ask(shop, restock);
      shop.gateway.failRefund('pi_1');
      await deliver(shop, failed);
      return shop;
    };
    const ask = (shop: MemoryShop, restock = false) =>
      refundOrder(shop, admin, { orderId: 'order-1', restock, idempotencyKey: undefined });
    const stateOf = (shop: MemoryShop) => {
      const order = shop.orderTable.get('order-1');
      return order && orderState(order);
    };

    it('made again, once per repeated call, with another mail', async () => {
      const shop = await afterFailure(true);
      const available = shop.productTable.get('roller')?.available;
      shop.gateway.troubles.refund.push(() => {
        throw new AppError('payment_unavailable');
      });
      await ask(shop, true);
      expect(stateOf(shop)).toBe('refunding');
      await expect(ask(shop)).rejects.toMatchObject({ code: 'order_refunded' });
      await Promise.all([settleRefund(shop, 'order-1'), settleRefund(shop, 'order-1')]);
      expect(stateOf(shop)).toBe('refunded');
      const keys = new Set(shop.gateway.refunds.map(({ key }) => key));
      expect([...keys]).toEqual(['order-refund-pi_1', 'order-refund-pi_1-after-re_1']);
      expect(shop.paymentTable.get('cs_1')).toMatchObject({ status: 'refunded', refundId: 're_2' });
      expect(shop.mailIds).toEqual([
        'order-1-refunded',
        'order-1-refund_failed-re_1',
        'order-1-refunded-after-re_1',
      ]);
      expect(shop.productTable.get('roller')?.available).toBe(available);
    });

    it('paid out by bank, after which no refund is made any more', async () => {
      const shop = await afterFailure();
      const transfer = { reference: 'SEPA 17', date: '2026-11-20' };
      await recordTransfer(shop, admin, 'order-1', transfer);
      expect(stateOf(shop)).toBe('refunded');
      expect(shop.orderTable.get('order-1')).toMatchObject({ transfer, refundFailure: null });
      expect(shop.audits.at(-1)).toMatchObject({ type: 'order.transferred', by: admin.email });
      expect(shop.mailTable.get('order-1-transferred')?.message.text).toContain('SEPA 17');
      await expect(recordTransfer(shop, admin, 'order-1', transfer)).rejects.toMatchObject({
        code: 'refund_not_failed',
      });
      await expect(ask(shop)).rejects.toMatchObject({ code: 'order_refunded' });
      expect(shop.gateway.refunds).toHaveLength(1);
    });

    it('not marked as paid out by a late event of the failed refund', async () => {
      const shop = await afterFailure();
      expect(await onRefunded(shop, moneyBack, NOW)).toEqual({});
      expect(stateOf(shop)).toBe('refund_failed');
    });

    it('made good by a refund in the gateway’s dashboard', async () => {
      const shop = await afterFailure();
      shop.gateway.paidBackLongAgo('pi_1');
      await onRefunded(shop, moneyBack, NOW);
      expect(stateOf(shop)).toBe('refunded');
      // The last of the events that tell of the first one comes hours later.
      await deliver(shop, failed, 'evt_late');
      expect(stateOf(shop)).toBe('refunded');
      expect(shop.paymentTable.get('cs_1')?.status).toBe('refunded');
    });
  });
});
