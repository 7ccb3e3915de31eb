import { FieldValue } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { reindex } from '../../functions/src/data/search/reindex.ts';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { newOrder, newProduct, orderOf, receivedOf } from '../support/api-orders.ts';
import { lookAnew } from '../support/look-anew.ts';
import { pastTheApi } from '../support/past-the-api.ts';

const found = async (q: string) => {
  const { body } = await call('listProducts', {}, { query: { q } });
  return body.map(({ _id }) => _id);
};

it('Reindexing finds a product from before by its name, and leaves its facts alone', async () => {
  const word = unique('reindexed').replace('-', '');
  const id = await newProduct({ name: `Roller ${word}` });
  await pastTheApi((batch) => batch.update(db.doc(`products/${id}`), { keywords: [] }));
  expect(await found(word)).not.toContain(id);
  const before = (await db.doc(`products/${id}`).get()).data();

  const { products } = await reindex(db);
  await lookAnew();

  expect(products.done).toBeGreaterThan(0);
  expect(await found(word)).toContain(id);
  const after = (await db.doc(`products/${id}`).get()).data();
  expect(after).toEqual({ ...before, keywords: after?.keywords as unknown });
});

it('Reindexing finds the lines of a purchase by the number that they share', async () => {
  const [owner, admin] = [await newCustomer(), await newAdmin()];
  const products = await Promise.all([newProduct(), newProduct()]);
  const body = {
    ...{ customerName: 'Dora', phone: '1', address: 'Street 1', city: 'Town' },
    lines: products.map((productId) => ({ productId, quantity: 2 })),
  };
  const { body: placed } = await call('placePurchase', {}, { token: owner.token, body });
  const id = placed.insertedId;
  const { body: lines } = await call('getPurchase', { id }, { token: owner.token });
  const ids = lines.map(({ _id }) => _id).sort();
  const underNumber = async () => {
    const query = { q: lines[0]?.number ?? '' };
    const answer = await call('listOrders', {}, { token: admin.token, query });
    return answer.body.map(({ _id }) => _id).sort();
  };
  expect(await underNumber()).toEqual(ids);

  await reindex(db);

  expect(await underNumber()).toEqual(ids);
});

it('Reindexing moves what is private of an order and a product from before to where nobody reads it', async () => {
  const [owner, admin] = [await newCustomer(), await newAdmin()];
  const productId = await newProduct({ available: 10 });
  const id = await newOrder(owner, productId);
  const at = new Date().toISOString();
  const shipped = { type: 'shipped', at, by: admin.email };
  await Promise.all([
    db.doc(`orders/${id}`).update({
      ...{ checkoutSessionId: 'cs_old', refundRequest: null },
      events: FieldValue.arrayUnion(shipped),
    }),
    db.doc(`products/${productId}`).update({ received: 4 }),
    db.doc(`privateProducts/${productId}`).set({ received: 6 }),
  ]);

  await reindex(db);

  const order = (await db.doc(`orders/${id}`).get()).data();
  expect(order).not.toHaveProperty('checkoutSessionId');
  expect(order).not.toHaveProperty('refundRequest');
  expect(order?.events).toMatchObject([{ type: 'placed' }, { ...shipped, by: 'shop' }]);
  expect((await db.doc(`privateOrders/${id}`).get()).data()).toEqual({
    ...{ checkoutSessionId: 'cs_old', refundRequest: null },
    officeEvents: [shipped],
  });
  expect((await orderOf(admin, id)).events.at(-1)).toEqual(shipped);
  expect((await db.doc(`products/${productId}`).get()).data()).not.toHaveProperty('received');
  expect(await receivedOf(productId)).toBe(10);
});
