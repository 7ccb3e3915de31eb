import { describe, expect, it } from 'vitest';
import type { TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import {
  availableOf,
  delivery,
  markOrder,
  newOrder,
  newProduct,
  readOrder,
  stockIsWhole,
} from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { writeDirectly } from '../support/direct-writes.ts';

const { owner, other, admin } = await people({
  owner: 'customer',
  other: 'customer',
  admin: 'admin',
});

const cancel = ({ token }: TestUser, id: string) => call('cancelOrder', { id }, { token });

describe('DELETE /order/{id}', () => {
  it.each([
    ['its owner', () => owner],
    ['an admin', () => admin],
  ])('by %s deletes the order, gives the stock back and keeps a trace', async (_who, by) => {
    const productId = await newProduct({ available: 10 });
    const id = await newOrder(owner, productId, 4);
    expect(await availableOf(productId)).toBe(6);
    const { status, body } = await cancel(by(), id);
    expect([status, body]).toEqual([200, { deletedCount: 1 }]);
    expect((await readOrder(owner, id)).status).toBe(404);
    expect(await availableOf(productId)).toBe(10);
    const log = await db.collection('auditLog').where('orderId', '==', id).get();
    expect(log.docs.map((entry) => entry.data())).toMatchObject([
      { type: 'order.cancelled', by: by().email, order: { _id: id, quantity: 4, productId } },
    ]);
  });

  it('of a line cancels what it would leave that cannot be paid, and says so', async () => {
    const products = await Promise.all(
      [0.4, 0.2, 0.1].map((price) => newProduct({ price, minOrder: 1, available: 5 })),
    );
    const lines = products.map((productId) => ({ productId, quantity: 1 }));
    const { token } = owner;
    const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
    const read = () => call('getPurchase', { id: body.insertedId }, { token });
    const [dear = '', ...others] = (await read()).body.map(({ _id }) => _id);
    const cancelled = await cancel(owner, dear);
    expect([cancelled.status, cancelled.body]).toEqual([
      ...[200, { deletedCount: 1, alsoCancelled: others }],
    ]);
    expect((await read()).status).toBe(404);
    expect(await Promise.all(products.map(availableOf))).toEqual([5, 5, 5]);
    expect(await Promise.all(products.map(stockIsWhole))).toEqual([true, true, true]);
  });

  it('by another customer finds nothing and leaves the order', async () => {
    const productId = await newProduct({ available: 10 });
    const id = await newOrder(owner, productId, 4);
    const { status, error } = await cancel(other, id);
    expect([status, error.code]).toEqual([404, 'not_found']);
    expect((await readOrder(owner, id)).status).toBe(200);
    expect(await availableOf(productId)).toBe(6);
  });

  it('refuses a paid order, for its owner and an admin alike', async () => {
    const productId = await newProduct({ available: 10 });
    const id = await newOrder(owner, productId, 4);
    await markOrder(id, { paid: true, tranID: 'pi_test' });
    for (const by of [owner, admin]) {
      const { status, error } = await cancel(by, id);
      expect([status, error.code]).toEqual([409, 'order_paid']);
    }
    expect(await availableOf(productId)).toBe(6);
    expect((await readOrder(owner, id)).body.paid).toBe(true);
  });

  it('many times at once gives the stock back once', async () => {
    const productId = await newProduct({ available: 10 });
    const id = await newOrder(owner, productId, 4);
    const answers = await Promise.all(
      [owner, admin, owner, admin, owner].map((by) => cancel(by, id)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 404, 404, 404, 404]);
    expect(await availableOf(productId)).toBe(10);
    expect(await stockIsWhole(productId)).toBe(true);
  });

  it('works although the product is gone', async () => {
    const productId = await newProduct({ available: 10 });
    const id = await newOrder(owner, productId, 4);
    await writeDirectly((batch) => batch.delete(db.doc(`products/${productId}`)));
    expect((await cancel(owner, id)).status).toBe(200);
    expect((await db.doc(`orders/${id}`).get()).exists).toBe(false);
    expect((await db.doc(`products/${productId}`).get()).exists).toBe(false);
  });

  it('frees pieces for the next buyer at once', async () => {
    const productId = await newProduct({ available: 4 });
    const id = await newOrder(owner, productId, 4);
    await expect(newOrder(other, productId, 4)).rejects.toThrow('Out of Stock');
    await cancel(owner, id);
    await newOrder(other, productId, 4);
    expect(await availableOf(productId)).toBe(0);
  });

  it.each(['never-was', '__x__', 'x'.repeat(200)])('finds nothing under %s', async (id) => {
    expect((await cancel(owner, id)).status).toBe(404);
  });
});
