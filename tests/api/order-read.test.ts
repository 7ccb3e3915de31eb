import { HEADER, type Order } from '@rollwell/functions/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { markOrder, newOrder, newProduct, readOrder } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import * as site from '../support/site-client.ts';

const { owner, other, admin } = await people({
  owner: 'customer',
  other: 'customer',
  admin: 'admin',
});

/** Oldest first. */
let ids: string[];
beforeAll(async () => {
  const productId = await newProduct();
  ids = [];
  for (let count = 0; count < 5; count += 1) ids.push(await newOrder(owner, productId));
  await newOrder(other, productId);
});

const newestFirst = () => [...ids].reverse();
const idsOf = (orders: Order[]) => orders.map(({ _id }) => _id);

describe('GET /order/{email}', () => {
  it.each([
    ['the person', () => owner],
    ['an admin', () => admin],
  ])('gives %s exactly the orders of that person, newest first', async (_who, by) => {
    const { body } = await call('listOrdersOf', { email: owner.email }, { token: by().token });
    expect(idsOf(body)).toEqual(newestFirst());
    expect(body[0]).not.toHaveProperty('checkoutSessionId');
    expect(body[0]).not.toHaveProperty('version');
  });

  it('ignores the case of the email', async () => {
    const email = owner.email.toUpperCase();
    const { body } = await call('listOrdersOf', { email }, { token: owner.token });
    expect(idsOf(body)).toEqual(newestFirst());
  });

  it('refuses another customer', async () => {
    const { status, error } = await call(
      'listOrdersOf',
      { email: owner.email },
      { token: other.token },
    );
    expect([status, error.code]).toEqual([403, 'permission_denied']);
  });

  it('goes on where a page ended', async () => {
    const page = async (cursor?: string) =>
      call(
        'listOrdersOf',
        { email: owner.email },
        { token: owner.token, query: { limit: 2, ...(cursor !== undefined && { cursor }) } },
      );
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { body, headers } = await page(cursor);
      expect(body.length).toBeLessThanOrEqual(2);
      seen.push(...idsOf(body));
      cursor = headers.get(HEADER.nextCursor) ?? undefined;
    } while (cursor !== undefined);
    expect(seen).toEqual(newestFirst());
  });
});

describe('GET /order', () => {
  it('gives an admin everybody’s orders, newest first', async () => {
    const { body } = await call('listOrders', {}, { token: admin.token, query: { limit: 100 } });
    const times = body.map(({ createdAt }) => createdAt);
    expect(times).toEqual([...times].sort().reverse());
    const uids = new Set(body.map(({ uid }) => uid));
    expect(uids).toContain(owner.uid);
    expect(uids).toContain(other.uid);
  });

  it.each([
    ['unpaid', [false, false]],
    ['paid', [true, false]],
    ['shipped', [true, true]],
  ])('narrowed to %s gives exactly those', async (state, [paid, shipped]) => {
    const buyer = await newCustomer();
    const productId = await newProduct();
    const placed = [];
    for (let count = 0; count < 3; count += 1) placed.push(await newOrder(buyer, productId));
    await markOrder(placed[1] ?? '', { paid: true });
    await markOrder(placed[2] ?? '', { paid: true, shipped: true });
    const query = { limit: 100, state };
    const { body } = await call('listOrders', {}, { token: admin.token, query });
    expect(body.length).toBeGreaterThan(0);
    expect(body.filter((order) => order.paid !== paid || order.shipped !== shipped)).toEqual([]);
    const at = ['unpaid', 'paid', 'shipped'].indexOf(state);
    const seen = body.filter(({ uid }) => uid === buyer.uid).map(({ _id }) => _id);
    expect(seen).toEqual([placed[at]]);
  });

  it('refuses a state that there is none of', async () => {
    const query = { state: 'lost' };
    const { status, error } = await call('listOrders', {}, { token: admin.token, query });
    expect([status, Object.keys(error.fields ?? {})]).toEqual([400, ['state']]);
  });

  it('refuses a customer', async () => {
    const { status, error } = await call('listOrders', {}, { token: owner.token });
    expect([status, error.code]).toEqual([403, 'permission_denied']);
  });

  it.each([0, 101, 1.5, 'many'])('refuses limit=%s', async (limit) => {
    const { status, error } = await call(
      'listOrders',
      {},
      { token: admin.token, query: { limit } },
    );
    expect(status).toBe(400);
    expect(Object.keys(error.fields ?? {})).toEqual(['limit']);
  });
});

describe('GET /payment/{orderId}', () => {
  it.each([
    ['its owner', () => owner],
    ['an admin', () => admin],
  ])('gives %s the order, never cached', async (_who, by) => {
    const params = { orderId: ids[0] ?? '' };
    const { status, body, headers } = await site.call('getPayment', params, { token: by().token });
    expect([status, body._id]).toEqual([200, ids[0]]);
    expect(body).not.toHaveProperty('checkoutSessionId');
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('vary')).toMatch(/Accept.*Authorization/);
  });

  it('gives nobody else anything', async () => {
    const { status, error } = await readOrder(other, ids[0] ?? '');
    expect([status, error.code]).toEqual([404, 'not_found']);
    expect((await readOrder(owner, 'never-was')).status).toBe(404);
  });
});
