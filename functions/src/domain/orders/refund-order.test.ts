import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/api/app-error.ts';
import { readIdempotencyKey } from '../idempotency.ts';
import { admin, type MemoryShop } from '../memory-shop.fixtures.ts';
import { paidShop } from '../payments/event.fixtures.ts';
import { NOW } from '../stock/allocate.fixtures.ts';
import { refundOrder } from './refund-order.ts';

const AT = new Date(NOW).toISOString();

const refund = (shop: MemoryShop, more: { restock?: boolean; idempotencyKey?: string } = {}) =>
  refundOrder(shop, admin, {
    orderId: 'order-1',
    restock: false,
    idempotencyKey: undefined,
    ...more,
  });

const failing = (error: Error) => () => {
  throw error;
};

const orderOf = (shop: MemoryShop) => shop.orderTable.get('order-1');
const available = (shop: MemoryShop) => shop.productTable.get('roller')?.available;

describe('refundOrder', () => {
  it('gives the money back and records it with history, payment, log and mail', async () => {
    const shop = paidShop();
    expect(await refund(shop)).toEqual({ modifiedCount: 1, replayed: false });
    const key = 'order-refund-pi_1';
    expect(shop.gateway.refunds).toEqual([
      { key, paymentIntentId: 'pi_1', orderId: 'order-1', reason: 'by_admin' },
    ]);
    expect(orderOf(shop)).toMatchObject({
      refundAskedAt: null,
      refundRequest: null,
      refundedAt: AT,
      returned: false,
      updatedAt: AT,
      events: [
        { type: 'refund_asked', at: AT, by: admin.email },
        { type: 'refunded', at: AT, by: admin.email },
      ],
    });
    expect(shop.paymentTable.get('cs_1')).toMatchObject({
      status: 'refunded',
      refundId: 're_1',
      reason: 'by_admin',
    });
    expect(shop.mailIds).toEqual(['order-1-refunded']);
    expect([available(shop), shop.commits]).toEqual([10, 2]);
  });

  it('is logged when it is asked for and when it is done', async () => {
    const shop = paidShop();
    await refund(shop);
    const by = { at: NOW, by: admin.email };
    expect(shop.audits).toEqual([
      { type: 'order.refund_asked', ...by, details: { orderId: 'order-1', restock: false } },
      {
        type: 'order.refunded',
        ...by,
        details: {
          orderId: 'order-1',
          paymentIntentId: 'pi_1',
          refundId: 're_1',
          amount: 13.05,
          returned: false,
          reason: 'by_admin',
        },
      },
    ]);
  });

  it('puts the pieces on sale again where the admin wants that', async () => {
    const shop = paidShop();
    await refund(shop, { restock: true });
    expect(orderOf(shop)).toMatchObject({ refundedAt: AT, returned: true });
    expect(shop.paymentTable.get('cs_1')?.status).toBe('refunded');
    expect(available(shop)).toBe(13);
    expect(shop.mailIds).toEqual(['order-1-refunded']);
    expect(shop.audits).toMatchObject([
      { details: { restock: true } },
      { type: 'order.refunded', details: { returned: true } },
    ]);
  });

  it.each([
    ['is not paid', { paid: false }, 'order_not_paid'],
    ['is refunded', { refundedAt: AT }, 'order_refunded'],
    ['is being refunded', { refundAskedAt: AT }, 'order_refunded'],
  ])('is refused to an order that %s', async (_why, changes, code) => {
    const shop = paidShop();
    shop.putOrder({ paid: true, ...changes });
    await expect(refund(shop)).rejects.toMatchObject({ code });
    expect([shop.commits, shop.gateway.refunds]).toEqual([0, []]);
  });

  it('happens once under a key, each time the same, for this restock and no other', async () => {
    const shop = paidShop();
    const idempotencyKey = 'key';
    expect(await refund(shop, { idempotencyKey })).toEqual({ modifiedCount: 1, replayed: false });
    const content = ['order-1', { restock: false }];
    const { id } = readIdempotencyKey('key', admin.uid, 'refundOrder', content) ?? { id: '' };
    expect(shop.keyTable.get(id)).toMatchObject({ status: 200, body: { modifiedCount: 1 } });
    expect(await refund(shop, { idempotencyKey })).toEqual({ modifiedCount: 1, replayed: true });
    expect(shop.gateway.refunds).toHaveLength(1);
    await expect(refund(shop, { idempotencyKey, restock: true })).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
    shop.putOrder({ _id: 'order-2', paid: true });
    const other = { orderId: 'order-2', restock: false, idempotencyKey };
    await expect(refundOrder(shop, admin, other)).rejects.toMatchObject({
      code: 'idempotency_mismatch',
    });
  });

  it('keeps the request when the gateway does not answer', async () => {
    const shop = paidShop();
    shop.gateway.troubles.refund.push(failing(new AppError('internal')));
    expect(await refund(shop, { restock: true, idempotencyKey: 'key' })).toEqual({
      modifiedCount: 1,
      replayed: false,
    });
    const [keyId] = shop.keyTable.rows.keys();
    expect(orderOf(shop)).toMatchObject({
      refundAskedAt: AT,
      refundedAt: null,
      refundRequest: { by: admin.email, restock: true, keyId },
      events: [{ type: 'refund_asked', at: AT, by: admin.email }],
    });
    expect([available(shop), shop.mailIds]).toEqual([10, []]);
  });

  it('keeps the request when a call fails without a refusal', async () => {
    const shop = paidShop();
    shop.gateway.troubles.refund.push(failing(new Error('a code error')));
    expect(await refund(shop)).toEqual({ modifiedCount: 1, replayed: false });
    expect(orderOf(shop)).toMatchObject({ refundAskedAt: AT, refundRequest: { keyId: null } });
  });

  it('is taken back when the gateway refuses for good, and may be asked for again', async () => {
    const shop = paidShop();
    const refusal = new AppError('refund_refused', { message: 'It said: disputed.' });
    shop.gateway.troubles.refund.push(failing(refusal));
    await expect(refund(shop, { idempotencyKey: 'key' })).rejects.toBe(refusal);
    expect(orderOf(shop)).toMatchObject({
      paid: true,
      refundAskedAt: null,
      refundRequest: null,
      refundedAt: null,
      events: [{ type: 'refund_asked', at: AT, by: admin.email }],
    });
    expect(shop.audits[1]).toEqual({
      type: 'order.refund_refused',
      at: NOW,
      by: admin.email,
      details: { orderId: 'order-1', reason: 'It said: disputed.' },
    });
    expect(shop.mailIds).toEqual([]);
    expect(await refund(shop, { idempotencyKey: 'key' })).toEqual({
      modifiedCount: 1,
      replayed: false,
    });
    expect(orderOf(shop)?.refundedAt).toBe(AT);
  });

  it('is asked for once though the answer of the database was lost', async () => {
    const shop = paidShop();
    shop.loseAnswer();
    expect(await refund(shop, { idempotencyKey: 'key' })).toEqual({
      modifiedCount: 1,
      replayed: false,
    });
    const asked = shop.audits.filter(({ type }) => type === 'order.refund_asked');
    expect([asked.length, shop.gateway.refunds.length]).toEqual([1, 1]);
  });

  it('looks again when the order changed meanwhile', async () => {
    const shop = paidShop();
    shop.meanwhile.push(() => shop.putOrder({ paid: true, refundedAt: AT }));
    await expect(refund(shop)).rejects.toMatchObject({ code: 'order_refunded' });
    expect(shop.gateway.refunds).toEqual([]);
  });

  it('writes a key anew whose day is over', async () => {
    const shop = paidShop();
    const unanswered = failing(new AppError('internal'));
    shop.gateway.troubles.refund.push(unanswered, unanswered);
    await refund(shop, { idempotencyKey: 'key' });
    shop.putOrder({ paid: true, tranID: 'pi_1' });
    const [first] = shop.keyTable.rows.values();
    shop.time = first?.expiresAt ?? 0;
    expect(await refund(shop, { idempotencyKey: 'key' })).toEqual({
      modifiedCount: 1,
      replayed: false,
    });
    const [second] = shop.keyTable.rows.values();
    expect(second?.expiresAt).toBeGreaterThan(shop.time);
  });
});
