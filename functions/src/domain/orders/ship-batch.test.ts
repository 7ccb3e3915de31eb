import { describe, expect, it } from 'vitest';
import { trackingLink } from '../../contract/delivery/carriers.ts';
import { SAMPLE_SETTINGS } from '../../contract/shop-settings.ts';
import { admin, MemoryShop } from '../memory-shop.fixtures.ts';
import { BATCH_TIME_MS, shipBatch } from './ship-batch.ts';
import { sendShippedMails } from './send-shipped-mails.ts';

/** A shop with orders that are paid, each with what it says beside that. */
const shopWith = (orders: Record<string, object>) => {
  const shop = new MemoryShop();
  for (const [_id, facts] of Object.entries(orders)) shop.putOrder({ _id, paid: true, ...facts });
  return shop;
};

const lineOf = (id: string, line: number) => ({ purchase: { id, line, lines: 2 } });

const withdrawal = {
  ...{ at: '2026-11-20T08:00:00.000Z', timing: 'before_delivery', lastDay: null },
  ...{ refundBy: '2026-12-11', part: '' },
};

describe('shipBatch', () => {
  it('ships purchases and orders each in a commit of its own, in the order that was asked', async () => {
    const shop = shopWith({
      one: {},
      two: lineOf('purchase', 1),
      three: lineOf('purchase', 2),
      four: {},
    });
    const shipments = [
      { id: 'four', carrier: 'DHL', number: '4' },
      { id: 'purchase', carrier: 'DHL', number: '23' },
      { id: 'one' },
    ];
    expect(await shipBatch(shop, admin, shipments)).toEqual([
      { id: 'four', modifiedCount: 1 },
      { id: 'purchase', modifiedCount: 2 },
      { id: 'one', modifiedCount: 1 },
    ]);
    expect(shop.commits).toBe(3);
    const numbers = ['one', 'two', 'three', 'four'].map(
      (id) => shop.orderTable.get(id)?.tracking?.number,
    );
    expect(numbers).toEqual([undefined, '23', '23', '4']);
    const url = trackingLink(SAMPLE_SETTINGS.carriers, { carrier: 'DHL', number: '4' });
    expect(shop.orderTable.get('four')?.tracking).toEqual({ carrier: 'DHL', number: '4', url });
  });

  it('says of each that is refused why, and ships the others', async () => {
    const shop = shopWith({ unpaid: { paid: false }, withdrawn: { withdrawal }, fine: {} });
    const shipments = ['unpaid', 'gone', 'withdrawn', 'fine'].map((id) => ({ id }));
    expect(await shipBatch(shop, admin, shipments)).toMatchObject([
      { id: 'unpaid', code: 'order_not_paid', message: 'This order is not paid yet.' },
      { id: 'gone', code: 'not_found' },
      { id: 'withdrawn', code: 'order_withdrawn' },
      { id: 'fine', modifiedCount: 1 },
    ]);
    expect(shop.orderTable.get('withdrawn')?.shipped).toBe(false);
  });

  it('gives 0 for one that was shipped before', async () => {
    const shop = shopWith({ one: { shipped: true } });
    expect(await shipBatch(shop, admin, [{ id: 'one' }])).toEqual([
      { id: 'one', modifiedCount: 0 },
    ]);
  });

  it('answers what nobody expected as internal, reports it and ships the others', async () => {
    const shop = shopWith({ one: {} });
    const broken = new Error('no such disk');
    const findWhole = shop.orders.findWhole.bind(shop.orders);
    shop.orders.findWhole = (id) => (id === 'broken' ? Promise.reject(broken) : findWhole(id));
    const reported: unknown[] = [];
    const results = await shipBatch(shop, admin, [{ id: 'broken' }, { id: 'one' }], (...failure) =>
      reported.push(failure),
    );
    expect(results).toMatchObject([{ code: 'internal' }, { modifiedCount: 1 }]);
    expect(reported).toEqual([['broken', broken]]);
  });

  it('begins no more once its time is over', async () => {
    const orders = Object.fromEntries(Array.from({ length: 8 }, (_none, at) => [`o${at}`, {}]));
    const shop = shopWith(orders);
    const findWhole = shop.orders.findWhole.bind(shop.orders);
    shop.orders.findWhole = (id) => {
      shop.time += BATCH_TIME_MS;
      return findWhole(id);
    };
    const results = await shipBatch(
      shop,
      admin,
      Object.keys(orders).map((id) => ({ id })),
    );
    const begun = results.filter(({ modifiedCount }) => modifiedCount === 1);
    expect(begun.length).toBeGreaterThan(0);
    expect(results.at(-1)).toMatchObject({ id: 'o7', code: 'too_many_requests' });
    expect(shop.orderTable.get('o7')?.shipped).toBe(false);
  });

  it('tells the customer of each purchase in one mail', async () => {
    const shop = shopWith({ one: {}, two: lineOf('purchase', 1), three: lineOf('purchase', 2) });
    await shipBatch(shop, admin, [{ id: 'one' }, { id: 'purchase' }]);
    shop.time += 60_000;
    expect(await sendShippedMails(shop)).toEqual({ sent: 2, failed: [] });
  });
});
