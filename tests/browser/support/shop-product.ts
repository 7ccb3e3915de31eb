import type { NewProduct } from '@rollwell/functions/contract';
import { newAdmin, unique, type TestUser } from '../../support/api-accounts.ts';
import { db } from '../../support/api-admin.ts';
import { call, PICTURE } from '../../support/api-client.ts';
import { markOrder, newOrder } from '../../support/api-orders.ts';
import { FRESH_SINCE } from '../../support/fresh-shop.ts';
import { writeDirectly } from '../../support/direct-writes.ts';

interface FilesAdmin {
  since: string | undefined;
  user: Promise<TestUser>;
}

let admin: FilesAdmin | undefined;

/** One for each file: a shop that begins anew does not know the one before. */
const adminOfThisFile = (): FilesAdmin => {
  const since = process.env[FRESH_SINCE];
  return admin !== undefined && admin.since === since ? admin : { since, user: newAdmin() };
};

/** A product of the test's own, with a picture that the shop's pages may show; gives its id. */
export const shopProduct = async (facts: Partial<NewProduct> = {}): Promise<string> => {
  const body: NewProduct = {
    name: unique('Roller'),
    price: 4.35,
    description: 'Made by a test.',
    minOrder: 2,
    available: 100,
    img: PICTURE,
    ...facts,
  };
  admin = adminOfThisFile();
  const { token } = await admin.user;
  const answer = await call('createProduct', {}, { token, body });
  if (answer.status !== 201) throw new Error(`createProduct: ${answer.error.message}`);
  return answer.body.insertedId;
};

/** An order of a product of its own, in a state; gives its id. */
export const orderedProduct = async (owner: TestUser, state?: Parameters<typeof markOrder>[1]) => {
  const id = await newOrder(owner, await shopProduct({ name: unique('Ordered') }));
  if (state) await markOrder(id, state);
  return id;
};

/** Changes a product behind everybody's back. */
export const changeProduct = (id: string, change: Record<string, string | number>) =>
  writeDirectly((batch) => batch.update(db.doc(`products/${id}`), change));

/** Takes a product away behind everybody's back. */
export const removeProduct = (id: string) =>
  writeDirectly((batch) => batch.delete(db.doc(`products/${id}`)));

/** Changes how many pieces there are, and how many ever came, behind everybody's back. */
export { setStock } from '../../support/api-orders.ts';
