import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, type TestUser } from '../support/api-accounts.ts';
import { newOrder } from '../support/api-orders.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

/** Open to everybody, each with its title. */
const OPEN = [
  ['/', 'Home'],
  ['/home', 'Home'],
  ['/products', 'Products'],
  ['/basket', 'Basket'],
  ['/blogs', 'Blogs'],
  ['/login', 'Login'],
  ['/signup', 'Sign Up'],
  ['/my-portfolio', 'My Portfolio'],
  ['/add-blog', 'Add Blog'],
] as const;

/** Behind sign-in, each with its title. */
const GUARDED = [
  ['/purchase/{id}', 'Purchase'],
  ['/payment/{id}', 'Payment'],
  ['/basket/order', 'Order your basket'],
  ['/Dashboard', 'My Profile'],
  ['/Dashboard/update-profile', 'Update profile'],
  ['/Dashboard/my-orders', 'My orders'],
  ['/Dashboard/add-review', 'Add review'],
] as const;

let customer: TestUser;
const ids = { purchase: '', payment: '' };
beforeAll(async () => {
  customer = await newCustomer();
  ids.purchase = await shopProduct();
  ids.payment = await newOrder(customer, ids.purchase);
});

const withId = (path: string): string =>
  path.replace('{id}', path.startsWith('/payment') ? ids.payment : ids.purchase);

const titled = (page: Page, title: string) =>
  expect.poll(() => page.title()).toBe(`${title} | Rollwell`);

describe.skipIf(!browserAvailable)('every screen', () => {
  it('for everybody is open to visitors under its own title', async () => {
    const page = await openPage();
    for (const [path, title] of OPEN) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await titled(page, title);
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

  it('behind sign-in asks a visitor to sign in first', async () => {
    const page = await openPage();
    for (const path of [...GUARDED.map(([guarded]) => guarded), '/add-product']) {
      await page.goto(withId(path));
      await page.waitForURL(/\/login$/);
      await page.getByText('Log in to go on. You come back to the page you asked for.').waitFor();
      await titled(page, 'Login');
    }
  });

  it('behind sign-in shows a customer its own title', async () => {
    const page = await signedInPage(customer);
    for (const [path, title] of GUARDED) {
      await page.goto(withId(path));
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await titled(page, title);
    }
  });

  it('/add-product leads an admin to the product form', async () => {
    const page = await signedInPage(await newAdmin());
    await page.goto('/add-product');
    await page.waitForURL(/\/Dashboard\/add-product$/);
    await page.getByRole('heading', { level: 1, name: 'Add A Product' }).waitFor();
  });

  it('any other path says Page not found and leads home by Go Home Back', async () => {
    const page = await openPage({ expectedErrors: [/status of 404/] });
    await page.goto('/no/such/page');
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await titled(page, 'Page not found');
    await page.getByRole('main').getByRole('link', { name: 'Go Home Back' }).click();
    await page.waitForURL(/\/$/);
    await titled(page, 'Home');
  });
});
