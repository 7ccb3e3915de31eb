import type { NewProduct } from '@rollwell/functions/contract';
import { expect } from 'vitest';
import { newAdmin, unique, type TestUser } from '../../support/api-accounts.ts';
import { db } from '../../support/api-admin.ts';
import { call, PICTURE } from '../../support/api-client.ts';

interface FilesAdmin {
  file: string | undefined;
  user: Promise<TestUser>;
}

let admin: FilesAdmin | undefined;

/** One for each file: the next one begins with a shop that does not know them. */
const adminOfThisFile = (): FilesAdmin => {
  const { testPath: file } = expect.getState();
  return admin !== undefined && admin.file === file ? admin : { file, user: newAdmin() };
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

/** Changes a product behind everybody's back. */
export const changeProduct = (id: string, change: Record<string, string | number>) =>
  db.doc(`products/${id}`).update(change);

/** Changes how many pieces there are, and how many ever came, behind everybody's back. */
export { setStock } from '../../support/api-orders.ts';
