import { describe, expect, it, vi } from 'vitest';
import { cents } from '../../contract/money/units.ts';
import { AppError } from '../../contract/api/app-error.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import { MemoryShop } from '../memory-shop.fixtures.ts';
import { NOW, product } from '../stock/allocate.fixtures.ts';
import { finishRefunds } from './finish-refunds.ts';
import type { ReportFailure } from '../scheduled-work.ts';
import { settleRefund } from './settle-refund.ts';

const GRACE_MS = 30_000;
const ASKED = new Date(NOW - GRACE_MS).toISOString();
const ADMIN = 'admin@test.example';
const request = { id: 'ask', by: ADMIN, restock: false, keyId: null };
const refunding = {
  paid: true,
  tranID: 'pi_1',
  refundAskedAt: ASKED,
  refundRequest: request,
} as const;

/** A shop with an order whose refund was asked for. */
const open = (changes: Partial<WholeOrder> = {}) => {
  const shop = new MemoryShop();
  shop.productTable.put('roller', product);
  shop.putOrder({ ...refunding, ...changes });
  return shop;
};

const failing = (error: Error) => () => {
  throw error;
};
const refused = failing(new AppError('refund_refused'));

describe('settleRefund', () => {
  it.each([
    ['no request', { refundAskedAt: null, refundRequest: null }],
    ['a refund that is recorded', { refundedAt: ASKED }],
  ])('leaves an order with %s as it is', async (_what, changes) => {
    const shop = open(changes);
    await settleRefund(shop, 'order-1');
    await settleRefund(shop, 'unknown');
    expect([shop.gateway.refunds, shop.commits]).toEqual([[], 0]);
  });

  it('asks the gateway for nothing where nothing was paid', async () => {
    const shop = open({ price: 0, totalPrice: 0, tranID: 'cs_1' });
    shop.putPayment({ status: 'paid', amount: cents(0) });
    await settleRefund(shop, 'order-1');
    expect(shop.gateway.refunds).toEqual([]);
    expect(shop.paymentTable.get('cs_1')).toMatchObject({ status: 'refunded', refundId: null });
    expect(shop.orderTable.get('order-1')?.refundedAt).not.toBeNull();
  });

  it('asks the gateway for nothing where no payment is known', async () => {
    const shop = open({ tranID: null });
    shop.putPayment({ orderId: 'order-2', paymentIntentId: null });
    await settleRefund(shop, 'order-1');
    expect(shop.paymentTable.get('cs_1')?.status).toBe('open');
    expect(shop.gateway.refunds).toEqual([]);
    expect(shop.audits).toMatchObject([{ details: { paymentIntentId: null, refundId: null } }]);
  });

  it.each([
    ['keeps the refund that the shop knows', 're_known'],
    ['knows of no refund', null],
  ])('%s when the money had gone back long ago', async (_what, refundId) => {
    const shop = open();
    shop.gateway.paidBackLongAgo('pi_1');
    shop.putPayment({ status: 'paid', paymentIntentId: 'pi_1', refundId });
    await settleRefund(shop, 'order-1');
    expect(shop.paymentTable.get('cs_1')).toMatchObject({ status: 'refunded', refundId });
  });

  it('goes without a record of the payment', async () => {
    const shop = open();
    shop.gateway.paidBackLongAgo('pi_1');
    await settleRefund(shop, 'order-1');
    expect(shop.audits).toMatchObject([{ details: { refundId: null } }]);
  });

  it('passes on the gateway’s refusal, and takes back only the refused request', async () => {
    const shop = open();
    shop.gateway.troubles.refund.push(() => {
      shop.putOrder({ paid: true, refundedAt: ASKED });
      refused();
    });
    await expect(settleRefund(shop, 'order-1')).rejects.toMatchObject({ code: 'refund_refused' });
    expect(shop.commits).toBe(0);
  });

  it('takes nothing back from an order that was refunded or deleted meanwhile', async () => {
    for (const change of [
      (shop: MemoryShop) => void shop.putOrder({ ...refunding, refundedAt: ASKED }),
      (shop: MemoryShop) => void shop.orderTable.rows.delete('order-1'),
    ]) {
      const shop = open();
      shop.gateway.troubles.refund.push(() => {
        change(shop);
        refused();
      });
      await expect(settleRefund(shop, 'order-1')).rejects.toMatchObject({ code: 'refund_refused' });
      expect(shop.commits).toBe(0);
    }
  });

  it('takes the request back though the order changed at that moment', async () => {
    const shop = open();
    shop.gateway.troubles.refund.push(refused);
    shop.meanwhile.push(() => shop.putOrder({ ...refunding, shipped: true }));
    await expect(settleRefund(shop, 'order-1')).rejects.toMatchObject({ code: 'refund_refused' });
    expect(shop.orderTable.get('order-1')).toMatchObject({ shipped: true, refundAskedAt: null });
  });

  it('leaves a request that was made since the refused one was taken back', async () => {
    const shop = open();
    const later = { ...request, id: 'later' };
    shop.gateway.troubles.refund.push(() => {
      shop.putOrder({ ...refunding, refundRequest: later });
      refused();
    });
    await expect(settleRefund(shop, 'order-1')).rejects.toMatchObject({ code: 'refund_refused' });
    expect(shop.orderTable.get('order-1')?.refundRequest).toEqual(later);
  });

  it('forgets the key of a request that is refused, and no other key', async () => {
    const shop = open({ refundRequest: { ...request, keyId: 'its-key' } });
    const record = { fingerprint: '', status: 200, body: {}, expiresAt: 0 };
    for (const id of ['its-key', 'other-key']) shop.keyTable.put(id, record);
    shop.gateway.troubles.refund.push(refused);
    await expect(settleRefund(shop, 'order-1')).rejects.toMatchObject({ code: 'refund_refused' });
    expect([...shop.keyTable.rows.keys()]).toEqual(['other-key']);
  });

  it('lets the request stand when the gateway does not answer', async () => {
    const shop = open();
    shop.gateway.troubles.refund.push(failing(new AppError('internal')));
    await expect(settleRefund(shop, 'order-1')).rejects.toMatchObject({ code: 'internal' });
    shop.gateway.troubles.refund.push(failing(new Error('a code error')));
    await expect(settleRefund(shop, 'order-1')).rejects.toThrow('a code error');
    expect(shop.orderTable.get('order-1')?.refundRequest).toEqual(request);
  });
});

describe('finishRefunds', () => {
  it('settles what was asked for half a minute ago, and leaves what is younger', async () => {
    const shop = open();
    const younger = new Date(NOW - GRACE_MS + 1).toISOString();
    shop.putOrder({ ...refunding, _id: 'order-2', tranID: 'pi_2', refundAskedAt: younger });
    expect(await finishRefunds(shop)).toEqual({ settled: 1, refused: [], failed: [] });
    expect(shop.orderTable.get('order-1')?.refundedAt).not.toBeNull();
    expect(shop.orderTable.get('order-2')?.refundedAt).toBeNull();
  });

  it('reports what was refused and what failed with the cause, and goes on with the others', async () => {
    const shop = new MemoryShop();
    for (const _id of ['a', 'b', 'c', 'd'])
      shop.putOrder({ ...refunding, _id, tranID: `pi_${_id}` });
    shop.gateway.troubles.refund.push(
      refused,
      failing(new AppError('internal')),
      failing(new Error('a code error')),
    );
    const report = { settled: 1, refused: ['a'], failed: ['b', 'c'] };
    const reportFailure = vi.fn<ReportFailure>();
    expect(await finishRefunds(shop, reportFailure)).toEqual(report);
    expect(reportFailure.mock.calls.map(([id]) => id)).toEqual(['a', 'b', 'c']);
    expect(reportFailure).toHaveBeenLastCalledWith('c', new Error('a code error'));
  });

  it('goes through all of them, a hundred at a time', async () => {
    const shop = new MemoryShop();
    for (let index = 0; index < 101; index += 1)
      shop.putOrder({ ...refunding, _id: `order-${index}`, tranID: `pi_${index}` });
    const listed = vi.spyOn(shop.orders, 'listRefunding');
    expect(await finishRefunds(shop)).toMatchObject({ settled: 101 });
    expect(listed.mock.calls.map(([until, { limit }]) => [until, limit])).toEqual([
      [NOW - GRACE_MS, 100],
      [NOW - GRACE_MS, 100],
    ]);
  });
});
