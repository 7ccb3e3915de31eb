import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { NEWER_FEATURES } from '../../scripts/browsers/newer-features.js';
import { newCustomer, PASSWORD, unique, type TestUser } from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signInBy } from './support/sign-in-by.ts';

const name = unique('Oldest roller');
let customer: TestUser;
let productId: string;
beforeAll(async () => {
  customer = await newCustomer();
  productId = await shopProduct({ name });
});

/** A page in which everything is missing that the oldest of the promised browsers lack. */
async function oldestPage(): Promise<Page> {
  const page = await openPage();
  await page.context().addInitScript((features) => {
    const globals = globalThis as unknown as Record<string, Record<string, unknown> | undefined>;
    for (const { owner, member, isStatic } of features) {
      const holders = [];
      if (isStatic !== false) holders.push(globals[owner]);
      if (isStatic !== true) holders.push(globals[owner]?.prototype);
      if (owner === 'Window') holders.push(globals);
      if (member === undefined) Reflect.deleteProperty(globals, owner);
      else
        for (const holder of holders) {
          if (holder) Reflect.deleteProperty(holder, member);
        }
    }
  }, NEWER_FEATURES);
  return page;
}

describe.skipIf(!browserAvailable)('in the oldest browsers that are promised', () => {
  it('the page really lacks what they lack', async () => {
    const page = await oldestPage();
    await page.goto('/my-portfolio');
    const there = await page.evaluate(() => [
      'any' in AbortSignal,
      'canParse' in URL,
      'size' in URLSearchParams.prototype,
      'toSorted' in Array.prototype,
      'union' in Set.prototype,
      'withResolvers' in Promise,
    ]);
    expect(there).toEqual([false, false, false, false, false, false]);
  });

  it('a visitor sees products, finds one and reads about it', async () => {
    const page = await oldestPage();
    await page.goto('/');
    await page.getByRole('article').first().waitFor();
    await page.goto('/products');
    await page.getByLabel('Search tools').fill(name);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByRole('article').filter({ hasText: name }).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('a customer signs in, gets the order form, and sees orders and profile', async () => {
    const page = await oldestPage();
    await signInBy(page, customer.email, PASSWORD);
    await page.goto(`/purchase/${productId}`);
    await page.getByRole('main').getByLabel('Quantity').waitFor();
    await page.goto('/Dashboard/my-orders');
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
    await page.goto('/Dashboard');
    await page.getByRole('main').getByText(customer.email).first().waitFor();
  });
});
