import type { NewProduct } from '@rollwell/functions/contract';
import { newAdmin, unique, type TestUser } from '../../support/api-accounts.ts';
import { db } from '../../support/api-admin.ts';
import { call, PICTURE } from '../../support/api-client.ts';

let admin: Promise<TestUser> | undefined;

/** A product of the test's own, with a picture that the shop's pages may show; gives its id. */
export const shopProduct = async (facts: Partial<NewProduct> = {}): Promise<string> => {
  admin ??= newAdmin();
  const body: NewProduct = {
    name: unique('Roller'),
    price: 4.35,
    description: 'Made by a test.',
    minOrder: 2,
    available: 100,
    img: PICTURE,
    ...facts,
  };
  const { token } = await admin;
  const answer = await call('createProduct', {}, { token, body });
  if (answer.status !== 201) throw new Error(`createProduct: ${answer.error.message}`);
  return answer.body.insertedId;
};

/** Changes a product behind everybody's back. */
export const changeProduct = (id: string, change: Record<string, string | number>) =>
  db.doc(`products/${id}`).update(change);

/** Changes how many pieces there are, and how many ever came, behind everybody's back. */
export { setStock } from '../../support/api-orders.ts';
