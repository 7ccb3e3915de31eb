import type { EndpointName, EndpointParams } from '@rollwell/functions/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, signIn, unique, type TestUser } from '../support/api-accounts.ts';
import { call, PICTURE } from '../support/api-client.ts';
import { newOrder, readOrder } from '../support/api-orders.ts';
import { newBlog, newProduct, newReview } from '../support/api-shop-content.ts';

const img = PICTURE;
let customer: TestUser;
let productId: string;
beforeAll(async () => {
  customer = await newCustomer(undefined, 'Ella Entity');
  productId = await newProduct(await newAdmin(), unique('Entity'), img);
});

/** One entry of a public list. */
async function listed<Name extends 'listProducts' | 'listReviews' | 'listBlogs'>(
  name: Name,
  id: string,
) {
  const answer = await call(name as EndpointName, {} as EndpointParams<EndpointName>, {
    query: { limit: 100 },
  });
  return (answer.body as { _id: string }[]).find((entry) => entry._id === id);
}

describe('the fields of the specification', () => {
  it('a product has them, alone and in the list', async () => {
    const fields = {
      _id: productId,
      name: expect.stringContaining('Entity') as string,
      price: 6.8,
      img,
      description: expect.any(String) as string,
      minOrder: 10,
      available: 400,
    };
    expect((await call('getProduct', { id: productId })).body).toMatchObject(fields);
    expect(await listed('listProducts', productId)).toMatchObject(fields);
  });

  it('an order has them, unpaid, not shipped and without a transaction', async () => {
    const id = await newOrder(customer, productId, 12);
    expect((await readOrder(customer, id)).body).toMatchObject({
      _id: id,
      productId,
      productName: expect.stringContaining('Entity') as string,
      price: 6.8,
      quantity: 12,
      totalPrice: 81.6,
      customerName: 'Dora Decorator',
      email: customer.email,
      phone: '+49 30 1234567',
      address: 'Ladder Lane 4',
      city: 'Berlin',
      paid: false,
      shipped: false,
      tranID: null,
    });
  });

  it('a review has them', async () => {
    const id = await newReview(customer, 4, 'Covers in one coat.');
    expect(await listed('listReviews', id)).toMatchObject({
      _id: id,
      author: 'Ella Entity',
      description: 'Covers in one coat.',
      ratings: 4,
      photoURL: '',
    });
  });

  it('a post has them', async () => {
    const heading = unique('Entity');
    const id = await newBlog(heading, 'A text.', img);
    const fields = { _id: id, heading, description: 'A text.', img };
    expect((await call('getBlog', { id })).body).toMatchObject(fields);
    expect(await listed('listBlogs', id)).toMatchObject(fields);
  });

  it('a user has them, as a customer first', async () => {
    const { email, token, uid } = customer;
    const profile = {
      displayName: 'Ella Entity',
      phone: '+49 30 555',
      address: 'Ladder Lane 5',
      city: 'Gent',
      education: 'Master painter',
      linkedIn: 'https://linkedin.example/ella',
      github: 'https://github.example/ella',
      imageLink: img,
    };
    const changed = await call('updateUser', { email }, { token, body: profile });
    expect(changed.body).toEqual({ modifiedCount: 1 });
    expect((await call('getUser', { email }, { token })).body).toMatchObject({
      _id: uid,
      email,
      ...profile,
      role: 'customer',
    });
  });

  it('the token response carries accessToken and nothing else', async () => {
    const { email } = customer;
    const idToken = await signIn(email);
    const { body } = await call('openSession', { email }, { token: idToken, body: { email } });
    expect(body).toEqual({ accessToken: expect.any(String) as string });
  });
});
