import { describe, expect, it } from 'vitest';
import { AppError } from '../../contract/api/app-error.ts';
import { HOLD_TERMS, PERSON_LIMITS } from '../../contract/orders/person-limits.ts';
import { pieces } from '../../contract/money/units.ts';
import type { HoldSummary } from '../../data/orders/customer-holds-repository.ts';
import { orderMail } from '../mail/order-mail.ts';
import { limitedInventory } from './limited-inventory.ts';
import { HOUR_MS, order, place } from './allocate.fixtures.ts';
import { placedId, type PlaceRequest } from './requests.ts';
import { CustomerHolds } from './customer-holds.ts';
import type { Inventory } from './inventory.ts';

const [{ openOrders, unpaidPieces }] = HOLD_TERMS;
const SHELF = { minOrder: pieces(2), available: pieces(20_000) };

/** A limited inventory over one that accepts whatever is within the limits, with a clock and holds of its own. */
const open = (stored: Partial<HoldSummary> = {}) => {
  const shop = {
    held: { openOrders: 0, unpaidPieces: 0, ranOut: 0, placedLately: 0, ...stored },
    now: 0,
    reads: 0,
    soldOut: false,
    unreadable: false,
    requests: [] as PlaceRequest[],
  };
  const inventory: Inventory = {
    place: (request) => {
      shop.requests.push(request);
      const refusal = request.lines
        .map(({ body }) => request.overLimit?.(body.quantity, SHELF))
        .find((one) => one !== undefined);
      if (refusal) return Promise.reject(refusal);
      if (shop.soldOut) return Promise.reject(new AppError('out_of_stock'));
      return Promise.resolve({ id: placedId(request), replayed: false });
    },
    restock: () => Promise.reject(new Error('not asked')),
    remove: () => Promise.reject(new Error('not asked')),
  };
  const of = () => {
    shop.reads += 1;
    if (shop.unreadable) return Promise.reject(new Error('unreadable'));
    return Promise.resolve(shop.held);
  };
  const customerHolds = new CustomerHolds({ of }, () => shop.now);
  return { shop, bounded: limitedInventory(inventory, customerHolds, 24 * HOUR_MS) };
};

const refused = { code: 'too_many_requests', retryAfter: 60 };

describe('an inventory with limits per person', () => {
  it('reads once for a rush, and counts the orders under way', async () => {
    const { shop, bounded } = open({ openOrders: openOrders - 2 });
    const results = await Promise.allSettled(['a', 'b', 'c'].map((id) => bounded.place(place(id))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
    expect(results[2]).toMatchObject({ reason: refused });
    expect(shop.reads).toBe(1);
  });

  it('counts pieces of all products together', async () => {
    const { bounded } = open({ openOrders: 1, unpaidPieces: unpaidPieces - 10 });
    await expect(bounded.place(place('a', 11))).rejects.toMatchObject(refused);
    expect(await bounded.place(place('b', 10))).toMatchObject({ id: 'b' });
  });

  it('keeps people apart', async () => {
    const { shop, bounded } = open({ openOrders: openOrders - 1 });
    await bounded.place(place('a'));
    await bounded.place({ ...place('b'), uid: 'another' });
    expect(shop.reads).toBe(2);
  });

  it('reads again before it refuses somebody who may have paid meanwhile', async () => {
    const { shop, bounded } = open({ openOrders });
    await expect(bounded.place(place('a'))).rejects.toMatchObject(refused);
    shop.held = { ...shop.held, openOrders: 3 };
    shop.now = 300;
    expect(await bounded.place(place('b'))).toMatchObject({ id: 'b' });
  });

  it('does not count an order that was not to be had', async () => {
    const { shop, bounded } = open({ openOrders: openOrders - 1 });
    shop.soldOut = true;
    await expect(bounded.place(place('a'))).rejects.toMatchObject({ code: 'out_of_stock' });
    shop.soldOut = false;
    expect(await bounded.place(place('b'))).toMatchObject({ id: 'b' });
    expect(shop.reads).toBe(1);
  });

  it('counts an order under way when it reads again', async () => {
    const { shop, bounded } = open({ openOrders: openOrders - 1 });
    const slow = bounded.place(place('a'));
    shop.now = 20_000;
    await expect(bounded.place(place('b'))).rejects.toMatchObject(refused);
    expect(await slow).toMatchObject({ id: 'a' });
    expect(shop.reads).toBe(2);
  });

  it('is asked again after a reading that failed', async () => {
    const { shop, bounded } = open();
    shop.unreadable = true;
    await expect(bounded.place(place('a'))).rejects.toThrow('unreadable');
    shop.unreadable = false;
    expect(await bounded.place(place('b'))).toMatchObject({ id: 'b' });
  });

  it('places orders beyond a mailbox’s measure, and withholds the mails about them', async () => {
    const { shop, bounded } = open({ placedLately: PERSON_LIMITS.orderMails.atMost - 1 });
    const mailOf = () => orderMail('received', order('a', 2), 'https://shop.test');
    for (const id of ['a', 'b']) await bounded.place({ ...place(id), mailOf });
    const mails = shop.requests.map(({ mailOf: composed, delivery }) =>
      composed?.([order('a', 2)], { ...delivery.terms, leadTimeDays: undefined }),
    );
    expect(mails.map((mail) => mail?.withheld)).toEqual([undefined, 'too_many']);
  });

  it('holds for a shorter time the more holds ran out, down to an hour', async () => {
    const hours = await Promise.all(
      [0, 1, 2, 3, 4, 9].map(async (ranOut) => {
        const { shop, bounded } = open({ ranOut });
        await bounded.place(place('a'));
        return (shop.requests[0]?.holdMs ?? 0) / HOUR_MS;
      }),
    );
    expect(hours).toEqual([24, 12, 6, 3, 1.5, 1.5]);
  });
});
