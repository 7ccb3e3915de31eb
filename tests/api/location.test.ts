import { describe, expect, it } from 'vitest';
import { clientAddress, PICTURE } from '../support/api-client.ts';
import { newOrder, newProduct, orderBody, placeOrder } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { formWith, photo } from '../support/api-pictures.ts';
import { productFacts } from '../support/api-shop-content.ts';
import { call, request } from '../support/site-client.ts';

const { buyer, admin } = await people({ buyer: 'customer', admin: 'admin' });

interface Made {
  status: number;
  headers: Headers;
}

const locationOf = ({ status, headers }: Made): string => {
  expect(status).toBe(201);
  return headers.get('location') ?? '';
};

const idAt = async (made: Made, token?: string): Promise<string> => {
  const { body } = await request('GET', locationOf(made), { token });
  return (body as { _id: string })._id;
};

describe('what was made can be got where the answer says:', () => {
  it('an order', async () => {
    const made = await placeOrder(buyer, orderBody(await newProduct(), 3));
    expect(await idAt(made, buyer.token)).toBe(made.body.insertedId);
  });

  it('a product', async () => {
    const made = await call('createProduct', {}, { token: admin.token, body: productFacts() });
    expect(await idAt(made)).toBe(made.body.insertedId);
  });

  it('a post', async () => {
    const body = { heading: 'New', description: 'Rollers', img: PICTURE };
    const made = await call('createBlog', {}, { body, headers: clientAddress() });
    expect(await idAt(made)).toBe(made.body.insertedId);
  });

  it('the page of a checkout', async () => {
    const orderId = await newOrder(buyer, await newProduct(), 3);
    const made = await call('openCheckout', { orderId }, { token: buyer.token });
    const page = await fetch(locationOf(made));
    expect([page.status, page.url]).toEqual([200, made.body.url]);
  });

  it('a picture', async () => {
    const made = await request('POST', '/image', {
      body: formWith(await photo(64, 64).jpeg().toBuffer()),
      query: { key: process.env.UPLOAD_KEY ?? 'demo-upload-key' },
      headers: clientAddress(),
    });
    const picture = await fetch(locationOf(made));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });
});
