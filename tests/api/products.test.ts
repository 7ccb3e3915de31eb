import { describe, expect, it } from 'vitest';
import type { NewProduct } from '@rollwell/functions/contract';
import { Timestamp } from 'firebase-admin/firestore';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { receivedOf } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { productFacts } from '../support/api-shop-content.ts';
import * as site from '../support/site-client.ts';

const { admin } = await people({ admin: 'admin' });

const create = async (changes?: Partial<NewProduct>): Promise<string> => {
  const { body } = await call(
    'createProduct',
    {},
    { token: admin.token, body: productFacts(changes) },
  );
  return body.insertedId;
};

const get = async (id: string) => (await call('getProduct', { id })).body;

const update = async (id: string, changes: object) => {
  const { name, price, description, minOrder, available, img, updatedAt } = await get(id);
  const present = { name, price, description, minOrder, available, img, updatedAt };
  return call('updateProduct', { id }, { token: admin.token, body: { ...present, ...changes } });
};

const auditOf = async (id: string) => {
  const { docs } = await db.collection('auditLog').where('productId', '==', id).get();
  return docs.map((entry) => ({ type: String(entry.get('type')), by: String(entry.get('by')) }));
};

describe('POST /product', () => {
  it('puts a product into the shop, everything available counted as received', async () => {
    const product = productFacts({ name: '  Wide Roller  ' });
    const { body } = await call('createProduct', {}, { token: admin.token, body: product });
    expect(await get(body.insertedId)).toMatchObject({ ...product, name: 'Wide Roller' });
    const stored = (await db.doc(`products/${body.insertedId}`).get()).data();
    expect(stored?.changedAt).toEqual(expect.any(Timestamp));
    expect(await receivedOf(body.insertedId)).toBe(200);
    expect(await auditOf(body.insertedId)).toEqual([{ type: 'product.created', by: admin.email }]);
  });

  it('takes a price of 0 and the least of everything', async () => {
    const id = await create({ price: 0, minOrder: 1, available: 1 });
    expect(await get(id)).toMatchObject({ price: 0, minOrder: 1, available: 1 });
  });
});

describe('GET /product/{id}', () => {
  it('is public and may be kept by the CDN, but not for who sends a token', async () => {
    const id = await create();
    const open = await site.call('getProduct', { id });
    // Less of its time is left the longer the answer took.
    expect(open.headers.get('cache-control')).toMatch(/^public, .*s-maxage=\d+/);
    const own = await site.call('getProduct', { id }, { token: admin.token });
    expect(own.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each(['nothing-here', 'a/b', '__x__', 'x'.repeat(2000), 'é', ' '])(
    'answers 404 for %s and lets nobody keep it',
    async (id) => {
      const { status, error, headers } = await site.call('getProduct', { id });
      expect([status, error.code]).toEqual([404, 'not_found']);
      expect(headers.get('cache-control')).toBe('private, no-store');
    },
  );
});

describe('PUT /product/{id}', () => {
  it('replaces the facts and counts more pieces as received', async () => {
    const id = await create({ available: 200 });
    const before = await get(id);
    const { body } = await update(id, { name: 'New name', price: 5, available: 250 });
    expect(body).toEqual({ modifiedCount: 1 });
    const after = await get(id);
    expect(after).toMatchObject({ name: 'New name', price: 5, available: 250, minOrder: 10 });
    expect(after.createdAt).toBe(before.createdAt);
    expect(after.updatedAt > before.updatedAt).toBe(true);
    expect(await receivedOf(id)).toBe(250);
    expect(await auditOf(id)).toContainEqual({ type: 'product.updated', by: admin.email });
  });

  it('counts fewer pieces as written off, down to none', async () => {
    const id = await create({ available: 200 });
    expect((await update(id, { available: 0 })).status).toBe(200);
    expect(await receivedOf(id)).toBe(0);
  });

  it('refuses a change based on an older product', async () => {
    const id = await create();
    const { updatedAt } = await get(id);
    expect((await update(id, { price: 5 })).status).toBe(200);
    const { status, error } = await update(id, { price: 6, updatedAt });
    expect([status, error.code]).toEqual([409, 'conflict']);
    expect((await get(id)).price).toBe(5);
  });

  it('lets one of many changes at once through', async () => {
    const id = await create();
    const { updatedAt } = await get(id);
    const prices = [1, 2, 3, 4, 5, 6];
    const answers = await Promise.all(prices.map((price) => update(id, { price, updatedAt })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409, 409, 409, 409, 409]);
    const winner = prices[answers.findIndex(({ status }) => status === 200)];
    expect((await get(id)).price).toBe(winner);
  });

  it('answers 404 for a product that is not there', async () => {
    const body = { ...productFacts(), updatedAt: '2026-01-01T00:00:00.000000Z' };
    const { status } = await call(
      'updateProduct',
      { id: 'nothing-here' },
      { token: admin.token, body },
    );
    expect(status).toBe(404);
  });
});

describe('DELETE /product/{id}', () => {
  it('deletes once and keeps the last state in the audit log', async () => {
    const id = await create();
    const remove = () => call('deleteProduct', { id }, { token: admin.token });
    expect((await remove()).body).toEqual({ deletedCount: 1 });
    expect((await remove()).status).toBe(404);
    expect((await call('getProduct', { id })).status).toBe(404);
    expect(await auditOf(id)).toContainEqual({ type: 'product.deleted', by: admin.email });
  });
});
