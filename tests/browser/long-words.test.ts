import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { call, PICTURE } from '../support/api-client.ts';
import { orderBody, placeOrder } from '../support/api-orders.ts';
import { settled } from './support/accessibility.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

const WORD = 'Grundierungsfarbenabstreifgitterhalterung'.repeat(2);
const PHONE = { width: 360 } as const;

let customer: TestUser;
let admin: TestUser;
let productId: string;
let orderId: string;
let postId: string;
beforeAll(async () => {
  [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
  const description = `${WORD} ${WORD}${WORD}`;
  productId = await shopProduct({ name: WORD, description, attributes: { warnings: WORD } });
  const blog = { heading: WORD, description, img: PICTURE };
  const post = await call('createBlog', {}, { body: blog });
  if (post.status !== 201) throw new Error(post.error.message);
  postId = post.body.insertedId;
  const words = { customerName: WORD, phone: WORD, address: WORD, city: WORD };
  const order = await placeOrder(customer, orderBody(productId, 2, words));
  if (order.status !== 201) throw new Error(order.error.message);
  orderId = order.body.insertedId;
});

/** How many CSS pixels each of these screens stands out to the right, where it does. */
const tooWide = async (page: Page, paths: readonly string[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const path of paths) {
    await page.goto(path);
    await page.getByRole('main').getByText(WORD).first().waitFor();
    await settled(page);
    const wide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      // The body hides what stands out of it.
      return Math.max(scrollWidth, document.body.scrollWidth) - clientWidth;
    });
    if (wide > 0) faults.push(`${path}: ${wide} px`);
  }
  return faults;
};

describe.skipIf(!browserAvailable)('a word that is longer than a phone is wide', () => {
  it('breaks on every page that shows what a visitor reads', async () => {
    const page = await openPage(PHONE);
    const paths = ['/', '/products', `/products/${productId}`, '/blogs', `/blogs/${postId}`];
    expect(await tooWide(page, paths)).toEqual([]);
  });

  it('breaks on every page of its customer', async () => {
    const page = await signedInPage(customer, PHONE);
    const paths = [
      `/purchase/${productId}`,
      `/payment/${orderId}`,
      '/Dashboard/my-orders',
      `/Dashboard/my-orders/${orderId}`,
    ];
    expect(await tooWide(page, paths)).toEqual([]);
  });

  it('breaks on every page of the office', async () => {
    const page = await signedInPage(admin, PHONE);
    const paths = [
      '/Dashboard/manage-all-orders',
      `/Dashboard/manage-all-orders/${orderId}`,
      '/Dashboard/manage-products',
    ];
    expect(await tooWide(page, paths)).toEqual([]);
  });
});
