import { HEADER, MAX_QUANTITY, VALIDATION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call, type CallOptions } from '../support/api-client.ts';
import { availableOf, newOrder, newProduct, stockIsWhole } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';

const { admin, buyer } = await people({ admin: 'admin', buyer: 'customer' });

const restock = (id: string, body: object, options: CallOptions = {}) =>
  call('restockProduct', { id }, { token: admin.token, body, ...options });

const facts = async (id: string) => {
  const { name, price, description, minOrder, img, updatedAt } = (await call('getProduct', { id }))
    .body;
  return { name, price, description, minOrder, img, updatedAt };
};

const change = (id: string, body: object) =>
  call('updateProduct', { id }, { token: admin.token, body });

describe('POST /product/stock/{id}', () => {
  it('adds to what is there at that moment, and says why in the audit log', async () => {
    const id = await newProduct({ available: 3103 });
    await newOrder(buyer, id, 5);
    const { status, body } = await restock(id, { delta: 200, reason: ' Delivery 4711 ' });
    expect([status, body]).toEqual([200, { modifiedCount: 1 }]);
    expect(await availableOf(id)).toBe(3298);
    expect(await stockIsWhole(id)).toBe(true);
    const { docs } = await db.collection('auditLog').where('productId', '==', id).get();
    expect(docs.map((entry) => entry.data())).toMatchObject([
      { type: 'product.restocked', by: admin.email, delta: 200, reason: 'Delivery 4711' },
    ]);
  });

  it('takes away down to nothing and no further', async () => {
    const id = await newProduct({ available: 10 });
    const refused = await restock(id, { delta: -11, reason: 'Broken' });
    const message = VALIDATION.tooFewToTake(10);
    expect([refused.status, refused.error]).toEqual([
      409,
      { code: 'out_of_stock', message, fields: { delta: message } },
    ]);
    expect((await restock(id, { delta: -10, reason: 'Broken' })).status).toBe(200);
    expect(await availableOf(id)).toBe(0);
    expect(await stockIsWhole(id)).toBe(true);
  });

  it('loses nothing while the product is sold', async () => {
    const id = await newProduct({ minOrder: 1, available: 20 });
    await Promise.all([
      ...Array.from({ length: 5 }, () => newOrder(buyer, id, 1)),
      ...Array.from({ length: 3 }, () => restock(id, { delta: 7, reason: 'Delivery' })),
    ]);
    expect(await availableOf(id)).toBe(20 - 5 + 3 * 7);
    expect(await stockIsWhole(id)).toBe(true);
  }, 120_000);

  it('happens once under an idempotency key', async () => {
    const id = await newProduct({ available: 10 });
    const headers = { [HEADER.idempotencyKey]: unique('key') };
    const body = { delta: 5, reason: 'Delivery' };
    await restock(id, body, { headers });
    const again = await restock(id, body, { headers });
    expect([again.status, again.headers.get(HEADER.idempotentReplayed)]).toEqual([200, 'true']);
    const other = await restock(id, { ...body, delta: 6 }, { headers });
    expect([other.status, other.error.code]).toEqual([422, 'idempotency_mismatch']);
    expect(await availableOf(id)).toBe(15);
  });

  it.each([
    [{ delta: 0, reason: 'Count' }, { delta: VALIDATION.deltaNone }],
    [{ delta: 1.5, reason: 'Count' }, { delta: VALIDATION.wholeNumber }],
    [{ delta: MAX_QUANTITY, reason: 'Count' }, { delta: VALIDATION.maxNumber(MAX_QUANTITY - 10) }],
    [{}, { delta: VALIDATION.deltaRequired, reason: VALIDATION.reasonRequired }],
    [{ delta: 1, reason: 'Count', available: 5 }, { available: VALIDATION.unknownField }],
  ])('refuses %j', async (body, fields) => {
    const { status, error } = await restock(await newProduct({ available: 10 }), body);
    expect([status, error.code, error.fields]).toEqual([400, 'validation_failed', fields]);
  });

  it('is for admins, and for products that are there', async () => {
    const body = { delta: 1, reason: 'Count' };
    const id = await newProduct();
    expect((await restock(id, body, { token: buyer.token })).status).toBe(403);
    expect((await restock('never-was', body)).status).toBe(404);
    expect((await restock(id, body)).status).toBe(200);
  });
});

describe('PUT /product/{id} without the stock', () => {
  it('is no conflict with sales and deliveries since, and leaves them as they are', async () => {
    const id = await newProduct({ price: 2, available: 50 });
    const opened = await facts(id);
    await newOrder(buyer, id, 8);
    await restock(id, { delta: 100, reason: 'Delivery' });
    expect((await change(id, { ...opened, price: 2.5 })).status).toBe(200);
    expect((await facts(id)).price).toBe(2.5);
    expect(await availableOf(id)).toBe(142);
    expect(await stockIsWhole(id)).toBe(true);
  });

  it('is a conflict with another change of the facts, sold since or not', async () => {
    const id = await newProduct({ price: 2, available: 50 });
    const opened = await facts(id);
    await newOrder(buyer, id, 8);
    expect((await change(id, { ...opened, price: 3 })).status).toBe(200);
    const late = await change(id, { ...opened, price: 4 });
    expect([late.status, late.error.code]).toEqual([409, 'conflict']);
    await newOrder(buyer, id, 8);
    expect((await change(id, { ...opened, price: 4 })).status).toBe(409);
    expect((await facts(id)).price).toBe(3);
  });

  it.each([
    [-1, VALIDATION.availableMinOnEdit],
    [1.5, VALIDATION.wholeNumber],
    [MAX_QUANTITY + 1, VALIDATION.maxNumber(MAX_QUANTITY)],
    [null, VALIDATION.availableRequired],
  ])('refuses %j as what is available', async (available, message) => {
    const id = await newProduct({ available: 50 });
    const { status, error } = await change(id, { ...(await facts(id)), available });
    expect([status, error.fields]).toEqual([400, { available: message }]);
    expect(await availableOf(id)).toBe(50);
  });

  it('is a conflict with a sale when the stock is to be another', async () => {
    const id = await newProduct({ available: 50 });
    const opened = await facts(id);
    await newOrder(buyer, id, 8);
    expect((await change(id, { ...opened, available: 60 })).status).toBe(409);
    const now = await facts(id);
    expect((await change(id, { ...now, available: 60 })).status).toBe(200);
    expect(await stockIsWhole(id)).toBe(true);
  });
});
