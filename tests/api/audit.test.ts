import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call, clientAddress, PICTURE } from '../support/api-client.ts';
import { newOrder, newProduct } from '../support/api-orders.ts';
import { pay } from '../support/api-paid-orders.ts';
import { people } from '../support/api-people.ts';

const { owner, admin, colleague } = await people({
  owner: 'customer',
  admin: 'admin',
  colleague: 'admin',
});

/** Types of the entries that two admins have left, each told with who did it. */
const entriesBy = async (...people: TestUser[]): Promise<string[]> => {
  const emails = people.map(({ email }) => email);
  const { docs } = await db.collection('auditLog').where('by', 'in', emails).get();
  return docs
    .sort((one, other) => one.createTime.toMillis() - other.createTime.toMillis())
    .map((entry) => entry.get('type') as string);
};

/** Does something as an admin of its own, and gives the types of what the log says of it. */
const logged = async (act: (by: { token: string }) => Promise<unknown>): Promise<string[]> => {
  const actor = await newAdmin();
  await act({ token: actor.token });
  return entriesBy(actor);
};

const product = {
  name: 'Audited roller',
  description: 'For the log.',
  price: 4.35,
  minOrder: 1,
  available: 5,
  img: PICTURE,
};

const paidOrder = async (): Promise<string> => {
  const id = await newOrder(owner, await newProduct());
  await pay(owner, id);
  return id;
};

const newReview = async (): Promise<string> => {
  const body = { description: 'Good nap.', ratings: 5 };
  return (await call('createReview', {}, { token: owner.token, body })).body.insertedId;
};

const newBlog = async (): Promise<string> => {
  const body = { heading: 'Nap', description: 'Short.', img: product.img };
  return (await call('createBlog', {}, { body, headers: clientAddress() })).body.insertedId;
};

describe('every change by an admin is in the audit log', () => {
  it.each<[string[], (by: { token: string }) => Promise<unknown>]>([
    [['user.role'], async (by) => call('makeAdmin', { email: (await newCustomer()).email }, by)],
    [['product.created'], (by) => call('createProduct', {}, { ...by, body: product })],
    [
      ['product.updated'],
      async (by) => {
        const id = await newProduct();
        const { updatedAt } = (await call('getProduct', { id })).body;
        const body = { ...product, price: 5, available: 50, updatedAt };
        return call('updateProduct', { id }, { ...by, body });
      },
    ],
    [
      ['product.restocked'],
      async (by) =>
        call(
          'restockProduct',
          { id: await newProduct() },
          { ...by, body: { delta: 5, reason: 'Delivery' } },
        ),
    ],
    [['product.deleted'], async (by) => call('deleteProduct', { id: await newProduct() }, by)],
    [['order.shipped'], async (by) => call('shipOrder', { id: await paidOrder() }, by)],
    [
      ['order.cancelled'],
      async (by) => call('cancelOrder', { id: await newOrder(owner, await newProduct()) }, by),
    ],
    [
      ['order.refund_asked', 'order.refunded'],
      async (by) =>
        call('refundOrder', { id: await paidOrder() }, { ...by, body: { restock: true } }),
    ],
    [['review.deleted'], async (by) => call('deleteReview', { id: await newReview() }, by)],
    [['blog.deleted'], async (by) => call('deleteBlog', { id: await newBlog() }, by)],
  ])('%j', async (types, act) => {
    expect(await logged(act)).toEqual(types);
  });

  it('and what was refused does not', async () => {
    const missing = unique('never-was');
    expect(
      await logged(async (by) => {
        await call('shipOrder', { id: await newOrder(owner, await newProduct()) }, by);
        await call('deleteReview', { id: missing }, by);
        await call('deleteProduct', { id: missing }, by);
        await call('makeAdmin', { email: colleague.email }, by);
      }),
    ).toEqual([]);
  });
});

describe('two admins who do the same at the same time', () => {
  const deedsOf = async (act: (by: TestUser) => Promise<unknown>): Promise<number> => {
    const before = (await entriesBy(admin, colleague)).length;
    await Promise.all([act(admin), act(colleague)]);
    return (await entriesBy(admin, colleague)).length - before;
  };

  it('remove a review once', async () => {
    const id = await newReview();
    expect(await deedsOf(({ token }) => call('deleteReview', { id }, { token }))).toBe(1);
  });

  it('remove a post once', async () => {
    const id = await newBlog();
    expect(await deedsOf(({ token }) => call('deleteBlog', { id }, { token }))).toBe(1);
  });

  it('make somebody an admin once', async () => {
    const { email } = await newCustomer();
    expect(await deedsOf(({ token }) => call('makeAdmin', { email }, { token }))).toBe(1);
  });

  it('ship an order once', async () => {
    const id = await paidOrder();
    expect(await deedsOf(({ token }) => call('shipOrder', { id }, { token }))).toBe(1);
  });
});
