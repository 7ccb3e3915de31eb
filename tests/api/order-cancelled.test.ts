import { type CancelledOrder, HEADER } from '@rollwell/functions/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { releaseHolds } from '../../functions/src/domain/orders/release-holds.ts';
import { newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { deps } from '../support/api-deps.ts';
import {
  delivery,
  newOrder,
  newProduct,
  orderBody,
  orderOf,
  placeOrder,
  readOrder,
} from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { auditOf, mailAbout } from '../support/api-records.ts';

const { owner, other, admin } = await people({
  owner: 'customer',
  other: 'customer',
  admin: 'admin',
});

const cancel = async ({ token }: TestUser, id: string) => {
  const { status, body } = await call('cancelOrder', { id }, { token });
  expect([status, body]).toEqual([200, { deletedCount: 1 }]);
};

const ofPerson = ({ email }: TestUser, { token }: TestUser, query: object = {}) =>
  call('listCancelledOf', { email }, { token, query: { ...query } });
const linesOf = (id: string, { token }: TestUser) => call('getCancelled', { id }, { token });

const idsOf = (orders: readonly CancelledOrder[]) => orders.map(({ _id }) => _id);
const endOf = ({ how, cancelledBy, events }: CancelledOrder) => {
  const { type, by } = events.at(-1) ?? {};
  return [how, cancelledBy, type, by];
};

/** An order of a product of its own, cancelled by its owner or somebody else. */
const cancelledOrder = async (buyer: TestUser, by = buyer, name = unique('Roller')) => {
  const id = await newOrder(buyer, await newProduct({ name }));
  const before = await orderOf(buyer, id);
  await cancel(by, id);
  return { id, name, before };
};

/** Some products, all but one for less than can be paid, ordered together. */
const newPurchase = async (buyer: TestUser, prices: readonly number[]) => {
  const products = await Promise.all(
    prices.map((price) => newProduct({ price, minOrder: 1, available: 5 })),
  );
  const lines = products.map((productId) => ({ productId, quantity: 1 }));
  const { token } = buyer;
  const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
  const id = body.insertedId;
  const placed = (await call('getPurchase', { id }, { token })).body;
  return { id, ids: placed.map(({ _id }) => _id) };
};

describe('an order that is cancelled', () => {
  it('stays as a record of what it was, who ended it and when, and is an order no more', async () => {
    const from = Date.now();
    const { id, before } = await cancelledOrder(owner);
    const { status, body } = await linesOf(id, owner);
    const [record] = body;
    expect([status, body.length]).toEqual([200, 1]);
    const at = record?.cancelledAt ?? '';
    expect(record).toEqual({
      ...before,
      ...{ how: 'cancelled', cancelledAt: at, cancelledBy: owner.email, reason: '' },
      events: [...before.events, { type: 'cancelled', at, by: owner.email }],
    });
    expect(Date.parse(at)).toBeGreaterThanOrEqual(from);

    expect((await readOrder(owner, id)).status).toBe(404);
    const mine = await call('listOrdersOf', { email: owner.email }, { token: owner.token });
    expect(mine.body.map(({ _id }) => _id)).not.toContain(id);
    const all = await call('listOrders', {}, { token: admin.token, query: { limit: 100 } });
    expect(all.body.map(({ _id }) => _id)).not.toContain(id);
    const again = await call('cancelOrder', { id }, { token: owner.token });
    expect([again.status, (await linesOf(id, owner)).body]).toEqual([404, body]);
  });

  it('by the office names nobody of it to its owner, and who it was to admins', async () => {
    const { id } = await cancelledOrder(owner, admin);
    const shown = async (reader: TestUser) => {
      const { body } = await linesOf(id, reader);
      const list = await ofPerson(owner, reader);
      return [...body, ...list.body.filter(({ _id }) => _id === id)].map(endOf);
    };
    const byShop = ['cancelled', 'shop', 'cancelled', 'shop'];
    expect(await shown(owner)).toEqual([byShop, byShop]);
    const byAdmin = ['cancelled', admin.email, 'cancelled', admin.email];
    expect(await shown(admin)).toEqual([byAdmin, byAdmin]);
  });

  it('by the office says why to its customer, at the order, in the mail and in the log', async () => {
    const reason = 'Two of the frames came back scratched.';
    const { ids, id: purchase } = await newPurchase(owner, [4, 5]);
    const token = admin.token;
    const [id = ''] = ids;
    await call('cancelOrder', { id }, { token, query: { reason } });
    expect((await linesOf(id, owner)).body).toMatchObject([{ reason }]);
    expect((await mailAbout(id, 'cancelled'))?.message.text).toContain(`Why: ${reason}`);
    expect(await auditOf(id)).toMatchObject([{ type: 'order.cancelled', reason }]);
    await call('cancelPurchase', { id: purchase }, { token, query: { reason: 'No lorry.' } });
    expect((await linesOf(purchase, owner)).body.map((line) => line.reason)).toEqual([
      reason,
      'No lorry.',
    ]);
  });

  it('is not cancelled for a reason that is too long, or with words nobody knows', async () => {
    const id = await newOrder(owner, await newProduct());
    const fieldsOf = async (query: Record<string, string>) => {
      const { status, error } = await call('cancelOrder', { id }, { token: owner.token, query });
      return [status, Object.keys(error.fields ?? {})];
    };
    expect(await fieldsOf({ reason: 'a'.repeat(201) })).toEqual([400, ['reason']]);
    expect((await fieldsOf({ because: 'a' }))[0]).toBe(400);
    expect((await readOrder(owner, id)).status).toBe(200);
  });

  it('because its hold ran out was released by the shop', async () => {
    // Long ago, so that no other order is released.
    const now = Date.UTC(2001, 5, 2);
    const id = await newOrder(owner, await newProduct());
    await db.doc(`orders/${id}`).update({ holdUntil: Timestamp.fromMillis(now - 1) });
    expect((await releaseHolds({ ...deps, now: () => now })).released).toBe(1);
    const [record] = (await linesOf(id, owner)).body;
    expect(record && endOf(record)).toEqual(['released', 'shop', 'released', 'shop']);
    expect(record?.cancelledAt).toBe(new Date(now).toISOString());
  });

  it('with others of its purchase has one time with them, and is found by any of their ids', async () => {
    const { id, ids } = await newPurchase(owner, [0.3, 0.2, 0.1]);
    const { token } = owner;
    await call('cancelOrder', { id: ids[1] ?? '' }, { token });
    const lines = (await linesOf(id, owner)).body;
    expect(idsOf(lines)).toEqual(ids);
    expect(new Set(lines.map(({ cancelledAt }) => cancelledAt)).size).toBe(1);
    expect(new Set(lines.map(({ number }) => number)).size).toBe(1);
    for (const line of ids) expect((await linesOf(line, owner)).body).toEqual(lines);
  });

  it('alone of a purchase leaves the others as they are', async () => {
    const { id, ids } = await newPurchase(owner, [4, 5]);
    await cancel(owner, ids[0] ?? '');
    expect(idsOf((await linesOf(id, owner)).body)).toEqual([ids[0]]);
    const left = await call('getPurchase', { id }, { token: owner.token });
    expect(left.body.map(({ _id }) => _id)).toEqual([ids[1]]);
    expect((await linesOf(ids[1] ?? '', owner)).status).toBe(404);
  });

  it('is found by nobody else, and not under an id that there is not', async () => {
    const { id } = await cancelledOrder(owner);
    const { status, error } = await linesOf(id, other);
    expect([status, error.code]).toEqual([404, 'not_found']);
    for (const none of ['never-was', '__x__', 'x'.repeat(200)])
      expect((await linesOf(none, owner)).status).toBe(404);
    const placed = await newOrder(owner, await newProduct());
    expect((await linesOf(placed, owner)).status).toBe(404);
  });
});

describe('GET /order/cancelled/{email}', () => {
  it('gives exactly the own ones, the last to end first, page by page, in any case of the email', async () => {
    const buyer = await newCustomer();
    const ids: string[] = [];
    for (let count = 0; count < 3; count += 1) ids.push((await cancelledOrder(buyer)).id);
    await newOrder(buyer, await newProduct());
    const first = await ofPerson(buyer, buyer, { limit: 2 });
    expect(idsOf(first.body)).toEqual([ids[2], ids[1]]);
    const cursor = first.headers.get(HEADER.nextCursor) ?? '';
    const second = await ofPerson(buyer, buyer, { limit: 2, cursor });
    expect([idsOf(second.body), second.headers.get(HEADER.nextCursor)]).toEqual([[ids[0]], null]);
    const upper = { ...buyer, email: buyer.email.toUpperCase() };
    expect(idsOf((await ofPerson(upper, buyer)).body)).toEqual(ids.toReversed());
    expect(idsOf((await ofPerson(buyer, admin)).body)).toEqual(ids.toReversed());
  });

  it('refuses another customer, a cursor of another list and an email that is none', async () => {
    const foreign = await ofPerson(owner, other);
    expect([foreign.status, foreign.error.code]).toEqual([403, 'permission_denied']);
    expect((await ofPerson(other, other)).body).toEqual([]);
    const { error } = await ofPerson(owner, owner, { cursor: 'of-another-list' });
    expect(Object.keys(error.fields ?? {})).toEqual(['cursor']);
    const none = await ofPerson({ ...owner, email: 'nobody' }, admin);
    expect([none.status, Object.keys(none.error.fields ?? {})]).toEqual([400, ['email']]);
  });
});

describe('GET /order/cancelled', () => {
  const found = async (query: Record<string, string | number>) => {
    const { body } = await call('listCancelled', {}, { token: admin.token, query });
    return idsOf(body);
  };

  it('finds by product, name, e-mail and number, and nothing that is still an order', async () => {
    const buyer = await newCustomer();
    const word = unique('zc').replace(/[^a-z0-9]/gi, '');
    const older = await cancelledOrder(buyer, buyer, `Tray ${word}`);
    const productId = await newProduct({ name: `Pole ${word}` });
    const { body } = await placeOrder(buyer, { ...orderBody(productId), customerName: 'Zoë Zc' });
    const newer = body.insertedId;
    await newOrder(buyer, productId);
    await cancel(admin, newer);

    expect(await found({ q: word })).toEqual([newer, older.id]);
    expect(await found({ q: word, sort: 'oldest' })).toEqual([older.id, newer]);
    expect(await found({ q: `zoe ${word}` })).toEqual([newer]);
    expect(await found({ q: `tray ${word}` })).toEqual([older.id]);
    expect(await found({ q: buyer.email })).toEqual([newer, older.id]);
    expect(await found({ q: older.before.number.toLowerCase() })).toEqual([older.id]);
    expect(await found({ q: `https://shop.example/Dashboard/my-orders/${older.id}` })).toEqual([
      older.id,
    ]);
    for (const q of [`${word} nobody`, '🎨']) expect(await found({ q })).toEqual([]);
    const { token } = admin;
    const ordinary = await call('listOrders', {}, { token, query: { q: older.before.number } });
    expect(ordinary.body).toEqual([]);
  });

  it('lists everybody’s, the last to end first, and goes on where a page ended', async () => {
    const [one, two] = [await cancelledOrder(owner), await cancelledOrder(other, admin)];
    const { token } = admin;
    const first = await call('listCancelled', {}, { token, query: { limit: 1 } });
    expect(idsOf(first.body)).toEqual([two.id]);
    expect(first.body.map(endOf)[0]).toEqual(['cancelled', admin.email, 'cancelled', admin.email]);
    const cursor = first.headers.get(HEADER.nextCursor) ?? '';
    expect(await found({ limit: 1, cursor })).toEqual([one.id]);
  });

  it('refuses a customer, a state and a number that is mistyped', async () => {
    const { status, error } = await call('listCancelled', {}, { token: owner.token });
    expect([status, error.code]).toEqual([403, 'permission_denied']);
    const { before } = await cancelledOrder(owner);
    const { number } = before;
    const wrong = `${number.slice(0, -1)}${number.endsWith('7') ? '8' : '7'}`;
    for (const [field, value] of [
      ['state', 'unpaid'],
      ['q', wrong],
    ] as const) {
      const query = { [field]: value };
      const refused = await call('listCancelled', {}, { token: admin.token, query });
      expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, [field]]);
    }
  });
});
