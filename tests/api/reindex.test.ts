import { expect, it } from 'vitest';
import { reindex } from '../../functions/src/data/search/reindex.ts';
import { unique } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call } from '../support/api-client.ts';
import { newProduct } from '../support/api-orders.ts';

const found = async (q: string) => {
  const { body } = await call('listProducts', {}, { query: { q } });
  return body.map(({ _id }) => _id);
};

it('Reindexing finds a product from before by its name, and leaves its facts alone', async () => {
  const word = unique('reindexed').replace('-', '');
  const id = await newProduct({ name: `Roller ${word}` });
  await db.doc(`products/${id}`).update({ keywords: [] });
  expect(await found(word)).not.toContain(id);
  const before = (await db.doc(`products/${id}`).get()).data();

  const { products } = await reindex(db);

  expect(products.done).toBeGreaterThan(0);
  expect(await found(word)).toContain(id);
  const after = (await db.doc(`products/${id}`).get()).data();
  expect(after).toEqual({ ...before, keywords: after?.keywords as unknown });
});
