import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MemoryShop } from '../memory-shop.fixtures.ts';
import { databaseFailure, STATUS } from '../memory-table.fixtures.ts';
import { NOW, product } from '../stock/allocate.fixtures.ts';
import { withoutWaiting } from '../waits.fixtures.ts';
import { recordRefund } from './record-refund.ts';

const waits = withoutWaiting();
const AT = new Date(NOW).toISOString();
const paid = { paid: true, tranID: 'pi_1' };
const request = { id: 'ask', by: 'admin@test.example', restock: true, keyId: null };
const WAITS = [5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560];

const open = () => {
  const shop = new MemoryShop();
  shop.productTable.put('roller', product);
  shop.putOrder(paid);
  return shop;
};

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('recordRefund', () => {
  it('says that the gateway did it when no admin had asked, and keeps the pieces back', async () => {
    const shop = open();
    shop.putPayment({ status: 'paid', paymentIntentId: 'pi_1' });
    await recordRefund(shop, 'order-1', { refundFailure: null });
    expect(shop.orderTable.get('order-1')).toMatchObject({
      refundedAt: AT,
      returned: false,
      events: [{ type: 'refunded', at: AT, by: 'gateway' }],
    });
    expect(shop.paymentTable.get('cs_1')).toMatchObject({
      status: 'refunded',
      reason: 'by_gateway',
    });
    expect(shop.audits).toMatchObject([{ by: 'gateway', details: { reason: 'by_gateway' } }]);
    expect(shop.mailTable.get('order-1-refunded')?.message.text).toContain('https://shop.test/');
    expect(shop.productTable.get('roller')?.available).toBe(10);
    expect(shop.commits).toBe(1);
  });

  it('is written under one id, so that it can be written once', async () => {
    const shop = open();
    await recordRefund(shop, 'order-1', { refundFailure: null });
    expect([...shop.auditTable.rows.keys()]).toEqual(['order-1-refunded']);
  });

  it.each([
    ['is not there', 'unknown', paid],
    ['is not paid', 'order-1', { paid: false }],
    ['is refunded already', 'order-1', { ...paid, refundedAt: AT }],
  ])('does nothing for an order that %s', async (_why, id, changes) => {
    const shop = open();
    shop.putOrder(changes);
    await recordRefund(shop, id, 're_1');
    expect([shop.commits, waits()]).toEqual([0, []]);
  });

  it.each([
    ['the order', 're_1', []],
    ['the payment', 're_0', ['re_1']],
  ])('does nothing for a refund that has failed by now, as %s says', async (_who, last, failed) => {
    const shop = open();
    const refundFailure = { at: AT, refundId: last, amount: 13.05, why: null };
    shop.putOrder({ ...paid, refundedAt: AT, refundFailure });
    shop.putPayment({ status: 'refund_failed', paymentIntentId: 'pi_1', failedRefunds: failed });
    await recordRefund(shop, 'order-1', 're_1');
    expect(shop.commits).toBe(0);
    await recordRefund(shop, 'order-1', 're_2');
    expect(shop.commits).toBe(1);
  });

  it('does nothing where the money is said to be back and a refund has failed since', async () => {
    const shop = open();
    const refundFailure = { at: AT, refundId: 're_1', amount: 13.05, why: null };
    shop.meanwhile.push(() => shop.putOrder({ ...paid, refundedAt: AT, refundFailure }));
    await recordRefund(shop, 'order-1', { refundFailure: null });
    expect(shop.commits).toBe(0);
    await recordRefund(shop, 'order-1', { refundFailure });
    expect(shop.commits).toBe(1);
  });

  it('is decided anew when something changed meanwhile', async () => {
    const shop = open();
    shop.meanwhile.push(() => shop.putOrder({ ...paid, shipped: true }));
    await recordRefund(shop, 'order-1', 're_1');
    expect(shop.orderTable.get('order-1')).toMatchObject({ shipped: true, refundedAt: AT });
    expect([shop.commits, waits()]).toEqual([1, [5]]);
  });

  it('is written once though the answer of the database was lost', async () => {
    const shop = open();
    shop.loseAnswer();
    await recordRefund(shop, 'order-1', 're_1');
    expect([shop.commits, shop.audits.length]).toEqual([1, 1]);
  });

  it('gives up at once over an error that no other try can mend', async () => {
    const shop = open();
    shop.meanwhile.push(() => {
      throw new Error('a code error');
    });
    await expect(recordRefund(shop, 'order-1', 're_1')).rejects.toThrow('a code error');
    expect([shop.commits, waits()]).toEqual([0, []]);
  });

  it('gives up after ten tries, with waits at random that grow', async () => {
    const shop = open();
    const busy = () => {
      throw databaseFailure(STATUS.unavailable);
    };
    shop.meanwhile.push(...WAITS.map(() => busy));
    await expect(recordRefund(shop, 'order-1', 're_1')).rejects.toMatchObject({
      code: 'too_many_requests',
      retryAfter: 1,
    });
    expect([shop.commits, waits()]).toEqual([0, WAITS]);
  });

  it('is done once the pieces went back', async () => {
    const shop = open();
    shop.putOrder({ ...paid, refundAskedAt: AT, refundRequest: request });
    const remove = vi.fn(() => Promise.resolve('removed' as const));
    await recordRefund({ ...shop, stock: { ...shop.stock, remove } }, 'order-1', 're_1');
    expect([remove.mock.calls.length, waits()]).toEqual([1, []]);
  });

  it('tries again when the order changed while its pieces were to go back', async () => {
    const shop = open();
    shop.putOrder({ ...paid, refundAskedAt: AT, refundRequest: request });
    const asked: unknown[] = [];
    const stock: typeof shop.stock = {
      ...shop.stock,
      remove: (removal) => {
        asked.push(removal.attempted);
        return asked.length < 3 ? Promise.resolve('changed') : shop.stock.remove(removal);
      },
    };
    await recordRefund({ ...shop, stock }, 'order-1', 're_1');
    expect(asked.slice(0, 2)).toEqual([false, false]);
    expect(shop.orderTable.get('order-1')).toMatchObject({ refundedAt: AT, returned: true });
    expect(shop.productTable.get('roller')?.available).toBe(13);
  });
});
