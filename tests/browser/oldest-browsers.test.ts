import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { NEWER_FEATURES } from '../../scripts/browsers/newer-features.js';
import { newAdmin, newCustomer, PASSWORD, unique, type TestUser } from '../support/api-accounts.ts';
import { newOrder } from '../support/api-orders.ts';
import { basketOf, expectCount } from './support/basket.ts';
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
  const page = await openPage({ ownBrowser: true });
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

  it('a visitor enlarges a picture, finds a roller, and fills the basket by a list', async () => {
    const page = await oldestPage();
    await page.goto(`/products/${productId}`);
    await page.getByRole('link', { name: /^Enlarge/ }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add to basket' }).click();
    await expectCount(page, 1);
    await page.goto('/basket');
    await basketOf(page).quantity(name).waitFor();
    await page.getByRole('link', { name: 'Quick order by article numbers' }).click();
    await page.getByLabel(/^Article numbers/).fill('NOPE; 1');
    await page.getByRole('button', { name: 'Check the list' }).click();
    await page.getByText('No product has the article number').waitFor();
    await page.goto('/home/finder?surface=walls&paint=emulsion&area=1,000&coats=2');
    await page.getByLabel(/^Area/).fill('20,5');
    await page.getByLabel(/^What you paint on/).selectOption({ index: 1 });
    await page.getByLabel(/^Paint/).selectOption({ index: 1 });
    await page.getByRole('button', { name: 'Find the roller' }).click();
    await page.getByRole('heading', { name: 'Your roller', exact: true }).waitFor();
  });

  it('the office sees orders, one of them, its products and its settings', async () => {
    const order = await newOrder(customer, productId);
    const page = await oldestPage();
    const { email } = await newAdmin();
    await signInBy(page, email, PASSWORD);
    await page.goto('/Dashboard/manage-all-orders');
    await page.getByText(name).first().waitFor();
    await page.goto(`/Dashboard/manage-all-orders/${order}`);
    await page.getByRole('main').getByText(customer.email).first().waitFor();
    await page.goto(`/Dashboard/manage-products/${productId}`);
    await page.getByRole('button', { name: 'Save changes' }).waitFor();
    await page.goto('/Dashboard/settings');
    await page.getByRole('button', { name: 'Save settings' }).waitFor();
  });
});
