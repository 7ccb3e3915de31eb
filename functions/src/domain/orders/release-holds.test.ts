import { describe, expect, it, vi } from 'vitest';
import { AppError } from '../../contract/api/app-error.ts';
import { MemoryShop } from '../memory-shop.fixtures.ts';
import { HOUR_MS, NOW, product } from '../stock/allocate.fixtures.ts';
import { orderWith } from '../../contract/orders/order.fixtures.ts';
import { checkout, deliver } from '../payments/event.fixtures.ts';
import { releaseHolds } from './release-holds.ts';

const iso = (time: number) => new Date(time).toISOString();
const ranOut = iso(NOW);

/** A shop with 10 rollers and an order of 3 for each of the ids, whose hold ran out. */
const open = (...ids: string[]) => {
  const shop = new MemoryShop();
  shop.productTable.put('roller', product);
  for (const _id of ids) {
    const checkoutSessionId = `cs_${_id}`;
    shop.gateway.sessions.set(checkoutSessionId, 'open');
    shop.putOrder({ _id, checkoutSessionId, holdUntil: ranOut });
  }
  return shop;
};

const available = (shop: MemoryShop) => shop.productTable.get('roller')?.available;

describe('releaseHolds', () => {
  it('gives back what ran out by now, and nothing else', async () => {
    const shop = open('a');
    shop.putOrder({ _id: 'b', holdUntil: iso(NOW + 1) });
    shop.putOrder({ _id: 'c', holdUntil: null });
    expect(await releaseHolds(shop)).toEqual({ released: 1, recovered: 0, skipped: 0, failed: [] });
    expect([...shop.orderTable.rows.keys()]).toEqual(['b', 'c']);
    expect(available(shop)).toBe(13);
    expect(shop.gateway.closed).toEqual(['cs_a']);
  });

  it('is logged as done by the shop, and mailed to the customer', async () => {
    const shop = open('a');
    await releaseHolds(shop);
    const order = orderWith({ _id: 'a', holdUntil: ranOut });
    expect(shop.audits).toEqual([
      { type: 'order.released', at: NOW, by: 'shop', details: { orderId: 'a', order } },
    ]);
    expect(shop.mailIds).toEqual(['a-cancelled']);
    expect(shop.cancelled).toEqual([{ order, how: 'released', at: NOW, by: 'shop', reason: '' }]);
  });

  it('skips what was paid or is gone since it was listed', async () => {
    const shop = open('paid', 'gone', 'due');
    const listRunOut = shop.orders.listRunOut.bind(shop.orders);
    shop.orders.listRunOut = async (now, page) => {
      const listed = await listRunOut(now, page);
      shop.orderTable.rows.delete('gone');
      shop.putOrder({ _id: 'paid', paid: true, tranID: 'pi_paid' });
      return listed;
    };
    expect(await releaseHolds(shop)).toEqual({ released: 1, recovered: 0, skipped: 2, failed: [] });
    expect([...shop.orderTable.rows.keys()]).toEqual(['paid']);
  });

  it('takes in what was paid at the gateway, whose event never came, as the event would', async () => {
    const shop = open('missed', 'due');
    shop.putPayment({ sessionId: 'cs_missed', orderId: 'missed' });
    shop.gateway.sessions.set('cs_missed', 'complete');
    const paid = { ...checkout, sessionId: 'cs_missed', orderId: 'missed' };
    shop.gateway.factsOf.set('cs_missed', paid);
    expect(await releaseHolds(shop)).toEqual({ released: 1, recovered: 1, skipped: 0, failed: [] });
    expect(shop.orderTable.get('missed')).toMatchObject({ paid: true, tranID: 'pi_1' });
    expect(shop.paymentTable.get('cs_missed')).toMatchObject({ status: 'paid' });
    expect([shop.commits, shop.mailIds]).toEqual([2, ['missed-paid', 'due-cancelled']]);
    await deliver(shop, { kind: 'completed', checkout: paid });
    expect(shop.orderTable.get('missed')?.events.map(({ type }) => type)).toEqual(['paid']);
    expect(available(shop)).toBe(13);
  });

  it('names what it could not ask the gateway about', async () => {
    const shop = open('a');
    shop.gateway.sessions.set('cs_a', 'complete');
    shop.gateway.inspect = () => Promise.reject(new AppError('payment_unavailable'));
    expect(await releaseHolds(shop)).toEqual({
      released: 0,
      recovered: 0,
      skipped: 0,
      failed: ['a'],
    });
    expect(shop.orderTable.get('a')?.paid).toBe(false);
  });

  it('reports what it could not release and why, and goes on with the others', async () => {
    const shop = open('a', 'b', 'c');
    shop.gateway.troubles.closeCheckout.push(
      () => {
        throw new AppError('internal');
      },
      () => {
        throw new Error('a code error');
      },
    );
    const reportFailure = vi.fn();
    expect(await releaseHolds(shop, reportFailure)).toEqual({
      released: 1,
      recovered: 0,
      skipped: 0,
      failed: ['a', 'b'],
    });
    expect(reportFailure.mock.calls).toEqual([
      ['a', expect.any(AppError)],
      ['b', new Error('a code error')],
    ]);
    expect([...shop.orderTable.rows.keys()]).toEqual(['a', 'b']);
    expect(available(shop)).toBe(13);
  });

  it('goes through all of them, a hundred listed and ten released at a time', async () => {
    const ids = Array.from({ length: 105 }, (_item, index) => `order-${index}`);
    const shop = open(...ids);
    const listed = vi.spyOn(shop.orders, 'listRunOut');
    let atWork = 0;
    let most = 0;
    const { closeCheckout } = shop.gateway;
    shop.gateway.closeCheckout = async (id) => {
      atWork += 1;
      most = Math.max(most, atWork);
      const closed = await closeCheckout(id);
      atWork -= 1;
      return closed;
    };
    // Time passes while it works; it does not chase what runs out meanwhile.
    shop.meanwhile.push(() => {
      shop.time += HOUR_MS;
    });
    expect(await releaseHolds(shop)).toEqual({
      released: 105,
      recovered: 0,
      skipped: 0,
      failed: [],
    });
    expect(available(shop)).toBe(10 + 3 * 105);
    expect(most).toBe(10);
    expect(listed.mock.calls.map(([now, { limit }]) => [now, limit])).toEqual([
      [NOW, 100],
      [NOW, 100],
    ]);
  });
});
