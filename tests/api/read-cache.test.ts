import { VIEW_AGE_MS } from '@rollwell/functions/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { call, clientAddress, PICTURE, request } from '../support/api-client.ts';
import { newProduct, orderBody, placeOrder } from '../support/api-orders.ts';
import { buyerOf, reviewProduct } from '../support/api-reviews.ts';
import { startAppOn } from '../support/in-process-app.ts';
import { markAllProducts } from '../support/direct-writes.ts';

/**
 * A process of the API that keeps what it read, as one in the cloud does, beside the one that all
 * calls of the tests go to: what that one changes it has to find out.
 */
let cachingApp: string;
const clock = { aheadMs: 0 };
let admin: TestUser;
beforeAll(async () => {
  const now = (): number => Date.now() + clock.aheadMs;
  [cachingApp, admin] = await Promise.all([startAppOn(db, now), newAdmin()]);
});

const look = async (path: string): Promise<string> => {
  const { status, body } = await request('GET', path, { origin: cachingApp });
  return JSON.stringify({ status, body });
};

/** Nothing is fresh any more: the next one who asks has to find out what was changed. */
const letPass = (ms: number = VIEW_AGE_MS.fresh + 1): void => {
  clock.aheadMs += ms;
};

const addPost = () => {
  const body = { heading: unique('Nap'), description: 'Short.', img: PICTURE };
  return call('createBlog', {}, { body, headers: clientAddress() });
};

const replace = async (id: string, price: number) => {
  const { body: product } = await call('getProduct', { id });
  const { name, description, minOrder, img, updatedAt } = product;
  const body = { name, description, minOrder, img, price, updatedAt };
  return call('updateProduct', { id }, { token: admin.token, body });
};

const order = ({ token }: TestUser, productId: string) =>
  placeOrder({ token }, orderBody(productId));

/** Things that somebody changes elsewhere, and the views that show them. */
const CHANGES: {
  what: string;
  prepare: () => Promise<{ paths: string[]; change: () => Promise<{ status: number }> }>;
}[] = [
  {
    what: 'a new price',
    prepare: async () => {
      const id = await newProduct();
      return { paths: [`/product/${id}`, '/product?limit=5'], change: () => replace(id, 9.99) };
    },
  },
  {
    what: 'a sale',
    prepare: async () => {
      const [id, buyer] = await Promise.all([newProduct(), newCustomer()]);
      return {
        paths: [`/product/${id}`, '/product?limit=5'],
        change: () => order(buyer, id),
      };
    },
  },
  {
    what: 'the sale of the last pieces, where only what is in stock is listed',
    prepare: async () => {
      const [id, buyer] = await Promise.all([newProduct({ available: 3 }), newCustomer()]);
      return { paths: ['/product?limit=5&inStock=true'], change: () => order(buyer, id) };
    },
  },
  {
    what: 'more pieces of what was sold out, where only what is in stock is listed',
    prepare: async () => {
      const id = await newProduct({ available: 0 });
      const change = () =>
        call(
          'restockProduct',
          { id },
          { token: admin.token, body: { delta: 9, reason: 'Delivery' } },
        );
      return { paths: ['/product?limit=5&inStock=true'], change };
    },
  },
  {
    what: 'a new product',
    prepare: () => {
      const product = { name: unique('Roller'), price: 3, minOrder: 2, available: 9 };
      const attributes = { kind: 'tray', widthMm: 777 } as const;
      const body = { ...product, attributes, description: 'Made by a test.', img: PICTURE };
      return Promise.resolve({
        paths: ['/product?limit=5', '/product/facets'],
        change: () => call('createProduct', {}, { token: admin.token, body }),
      });
    },
  },
  {
    what: 'a product that is gone',
    prepare: async () => {
      const id = await newProduct();
      return {
        paths: [`/product/${id}`, '/product?limit=5'],
        change: () => call('deleteProduct', { id }, { token: admin.token }),
      };
    },
  },
  {
    what: 'what a buyer says of a product',
    prepare: async () => {
      const id = await newProduct();
      const buyer = await buyerOf(id);
      return {
        paths: [`/product/${id}`, `/review/product/${id}`],
        change: () => reviewProduct(buyer, id, 4),
      };
    },
  },
  {
    what: 'what somebody says of the shop',
    prepare: async () => {
      const { token } = await newCustomer();
      const body = { description: unique('Rolls'), ratings: 5 };
      return {
        paths: ['/review?limit=2'],
        change: () => call('createReview', {}, { token, body }),
      };
    },
  },
  {
    what: 'a new post',
    prepare: () => Promise.resolve({ paths: ['/blog?limit=2'], change: addPost }),
  },
  {
    what: 'a post that is gone',
    prepare: async () => {
      const { insertedId: id } = (await addPost()).body;
      return {
        paths: [`/blog/${id}`, '/blog?limit=2'],
        change: () => call('deleteBlog', { id }, { token: admin.token }),
      };
    },
  },
  {
    what: 'other settings of the shop',
    prepare: async () => {
      const { body: settings } = await call('getSettings', {});
      const body = { ...settings, vatPercent: settings.vatPercent + 1 };
      return {
        paths: ['/settings'],
        change: () => call('updateSettings', {}, { token: admin.token, body }),
      };
    },
  },
];

describe('the read cache of a process', () => {
  it.each(CHANGES)('finds out half a minute later of $what', async ({ prepare }) => {
    const { paths, change } = await prepare();
    letPass();
    const before = await Promise.all(paths.map(look));
    expect((await change()).status).toBeLessThan(300);
    letPass();
    const after = await Promise.all(paths.map(look));
    for (const [index, path] of paths.entries())
      expect({ path, shown: after[index] }).not.toEqual({ path, shown: before[index] });
  });

  it('keeps the list of one material apart from the list of all', async () => {
    const ids = async (query: string): Promise<string[]> => {
      const { body } = await request('GET', `/product?limit=9${query}`, { origin: cachingApp });
      return (body as { _id: string }[]).map(({ _id }) => _id);
    };
    letPass();
    const { docs } = await db
      .collection('products')
      .where('attributes.material', '==', 'lambskin')
      .get();
    expect(docs.length).toBeGreaterThan(0);
    expect((await ids('&material=lambskin')).sort()).toEqual(docs.map(({ id }) => id).sort());
    const newest = await db.collection('products').orderBy('createdAt', 'desc').limit(9).get();
    expect(newest.size).toBe(9);
    expect(await ids('')).toEqual(newest.docs.map(({ id }) => id));
  });

  it('has what was written past the API once a mark says so', async () => {
    const id = await newProduct();
    const path = `/product/${id}`;
    letPass();
    const before = await look(path);
    // As somebody would in the console of the cloud.
    await db.doc(`products/${id}`).update({ price: 1.11 });
    await markAllProducts(db.batch()).commit();
    letPass();
    expect(await look(path)).not.toBe(before);
  });

  it('knows at once of what it changes itself', async () => {
    const [id, { token }] = await Promise.all([newProduct(), newCustomer()]);
    const path = `/product/${id}`;
    const before = await look(path);
    const body = orderBody(id);
    const { status } = await request('POST', '/order', { origin: cachingApp, token, body });
    expect(status).toBe(201);
    expect(await look(path)).not.toBe(before);
  });
});
