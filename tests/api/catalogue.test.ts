import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CATALOGUE_LIMITS, type Product } from '@rollwell/functions/contract';
import { createCatalogueRepository } from '../../functions/src/data/products/catalogue-repository.ts';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { newProduct } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { productFacts } from '../support/api-shop-content.ts';
import { markAllProducts } from '../support/direct-writes.ts';

const { admin } = await people({ admin: 'admin' });
const { token } = admin;
const told = vi.fn();
const repository = createCatalogueRepository(db, told);

const parts = db.collection('catalogue');
const marks = db.collection('removedProducts');
/** As a shop is of which no process has begun yet. */
beforeEach(async () => {
  told.mockClear();
  await Promise.all([db.recursiveDelete(parts), db.recursiveDelete(marks)]);
});

const byId = (products: readonly Product[]): Product[] =>
  products.toSorted((one, other) => (one._id < other._id ? -1 : 1));

/** How many of the products a process reads one by one as it begins, with what has changed since. */
const begin = async () => {
  const { docs } = await parts.get();
  const { products, times } = await repository.load();
  const isWritten = (await parts.get()).docs.some(
    (part) => !docs.some((before) => before.updateTime.isEqual(part.updateTime)),
  );
  return { products: byId(products), times, isWritten };
};

/** The parts as they would have been written so long ago. */
const ageParts = async (ms: number) => {
  for (const { ref } of (await parts.get()).docs)
    await ref.update({ asOf: Date.now() - ms, completeAt: Date.now() - ms });
};

const create = async (): Promise<string> => {
  const body = { ...productFacts(), name: unique('Roller') };
  return (await call('createProduct', {}, { token, body })).body.insertedId;
};

describe('a process that begins', () => {
  it('reads every product and writes all down in few documents, from which the next one begins', async () => {
    const id = await create();
    const first = await begin();
    expect([first.isWritten, (await parts.get()).size]).toEqual([true, 1]);
    expect(first.products).toContainEqual((await call('getProduct', { id }, { token })).body);
    expect(first.products).toHaveLength(
      (await db.collection('products').count().get()).data().count,
    );
    const second = await begin();
    expect(second.isWritten).toBe(false);
    expect(second.products).toEqual(first.products);
    expect(told).not.toHaveBeenCalled();
  });

  it('has what was added, changed and deleted since it was written down', async () => {
    const [changed, gone] = [await create(), await create()];
    await begin();
    const added = await create();
    const { body } = await call('getProduct', { id: changed }, { token });
    const facts = { ...productFacts(), price: 9.99, updatedAt: body.updatedAt };
    await call('updateProduct', { id: changed }, { token, body: facts });
    await call('deleteProduct', { id: gone }, { token });
    const { products, isWritten } = await begin();
    expect(isWritten).toBe(false);
    const of = (id: string) => products.find(({ _id }) => _id === id);
    expect([of(added)?._id, of(changed)?.price, of(gone)]).toEqual([added, 9.99, undefined]);
  });

  it.each([
    ['that is a day old', () => ageParts(CATALOGUE_LIMITS.completeMs)],
    ['of which a part is missing', async () => parts.doc('part-0000').update({ parts: 2 })],
    ['of other fields', async () => parts.doc('part-0000').update({ fields: 'name' })],
    [
      'that a mark of all products is younger than',
      async () => markAllProducts(db.batch()).commit(),
    ],
  ])('reads every product anew beside a list %s', async (_what, spoil) => {
    await begin();
    await spoil();
    const id = await newProduct();
    await db.doc(`products/${id}`).update({ changedAt: Timestamp.fromMillis(0) });
    const { products, isWritten } = await begin();
    expect(isWritten).toBe(true);
    expect(products.map(({ _id }) => _id)).toContain(id);
    expect((await begin()).isWritten).toBe(false);
  });

  it('writes the list anew where much has changed since', async () => {
    await begin();
    const batch = db.batch();
    for (let count = 0; count < CATALOGUE_LIMITS.worn; count += 1)
      batch.create(marks.doc(), { changedAt: Timestamp.now() });
    await batch.commit();
    const { isWritten, times } = await begin();
    expect(isWritten).toBe(true);
    expect(times.completeAt).toBeLessThan(times.asOf);
  });

  it('goes on where the list can’t be written down, and tells why', async () => {
    const failing = { commit: () => Promise.reject(new Error('too large')), set: () => undefined };
    const broken = new Proxy(db, {
      get: (target, name) => {
        if (name === 'batch') return () => failing;
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    const { products } = await createCatalogueRepository(broken, told).load();
    expect(products.length).toBeGreaterThan(0);
    expect(told).toHaveBeenCalledWith(new Error('too large'));
  });
});

describe('what has changed since a time', () => {
  it('is a product whose commit carries a time of up to a minute before', async () => {
    const id = await newProduct();
    const asOf = Date.now() + 60_000;
    const late = (ms: number) => Timestamp.fromMillis(asOf - CATALOGUE_LIMITS.lateMs + ms);
    const changed = async () =>
      (await repository.changedSince({ asOf, completeAt: asOf }))?.changed.map(({ _id }) => _id);
    await db.doc(`products/${id}`).update({ changedAt: late(1) });
    expect(await changed()).toContain(id);
    await db.doc(`products/${id}`).update({ changedAt: late(0) });
    expect(await changed()).not.toContain(id);
  });

  it('is a sale and a review as well', async () => {
    const id = await create();
    const { times } = await begin();
    const asOf = times.asOf + CATALOGUE_LIMITS.lateMs;
    const delta = { delta: 7, reason: 'Delivery' };
    await call('restockProduct', { id }, { token, body: delta });
    const answer = await repository.changedSince({ ...times, asOf });
    expect(answer?.changed.map(({ _id }) => _id)).toEqual([id]);
  });

  it('leaves the mark of a deleted product for longer than anybody knows it', async () => {
    const id = await create();
    await call('deleteProduct', { id }, { token });
    const mark = (await marks.doc(id).get()).data() as Record<string, Timestamp>;
    const keptMs = (mark.expireAt?.toMillis() ?? 0) - (mark.changedAt?.toMillis() ?? 0);
    expect(keptMs).toBeGreaterThan(2 * CATALOGUE_LIMITS.completeMs);
  });
});
