import { SITE_PATHS } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { SHOP } from '../support/api-client.ts';
import { newOrder } from '../support/api-orders.ts';
import { newBlog, uploadedPicture } from '../support/api-shop-content.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';

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
const ids = { purchase: '', payment: '', blog: '' };
beforeAll(async () => {
  customer = await newCustomer();
  ids.purchase = await shopProduct();
  ids.payment = await newOrder(customer, ids.purchase);
  ids.blog = await newBlog(unique('Post'), 'Load it.', await uploadedPicture());
});

const withId = (path: string): string =>
  path.replace('{id}', path.startsWith('/payment') ? ids.payment : ids.purchase);

/** The other public screens. */
const otherPaths = (): string[] =>
  Object.values(SITE_PATHS)
    .map((path) => path.replace('/products/:id', `/products/${ids.purchase}`))
    .map((path) => path.replace('/blogs/:id', `/blogs/${ids.blog}`))
    .filter((path) => OPEN.every(([open]) => open !== path));

/** The shop itself, and where its own pictures lie. */
const OWN = new Set([
  new URL(SHOP).host,
  process.env.FIREBASE_STORAGE_EMULATOR_HOST ?? '127.0.0.1:9199',
]);
const isStranger = (url: string): boolean => /^https?:/.test(url) && !OWN.has(new URL(url).host);

/** Everything that the pages of a visitor ask for. */
function askedBy(page: Page): string[] {
  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  return asked;
}

/** Waits until everything has come that comes by itself, what is below as well. */
async function rested(page: Page): Promise<void> {
  await started(page);
  await page.mouse.wheel(0, 5000);
  await page.waitForLoadState('networkidle');
}

const titled = (page: Page, title: string) =>
  expect.poll(() => page.title()).toBe(`${title} | Rollwell`);

describe.skipIf(!browserAvailable)('every screen', () => {
  it('for everybody is open to visitors under its own title, sets no cookie and asks nobody else for anything', async () => {
    const page = await openPage();
    const asked = askedBy(page);
    const titles = new Map<string, string>(OPEN);
    const paths = [...titles.keys(), ...otherPaths()];
    // Most of the time goes into seeing that nothing comes any more, so several tabs do that at once.
    const tabs = [page, await page.context().newPage(), await page.context().newPage()];
    const look = async (tab: Page): Promise<void> => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        await tab.goto(path);
        await tab.getByRole('heading', { level: 1 }).first().waitFor();
        expect(new URL(tab.url()).pathname).toBe(path);
        const title = titles.get(path);
        if (title !== undefined) await titled(tab, title);
        await rested(tab);
      }
    };
    const all = paths.length;
    await Promise.all(tabs.map(look));
    expect(asked.filter(isStranger)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(asked.length).toBeGreaterThan(all);
  });

  it('behind sign-in asks a visitor to sign in first', async () => {
    const page = await openPage();
    for (const path of [...GUARDED.map(([guarded]) => guarded), '/add-product']) {
      await page.goto(withId(path));
      await page.waitForURL(/\/login$/);
      await page
        .getByText('Log in to continue. We take you back to the page you asked for.')
        .waitFor();
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

  it('any other path says Page not found, sets no cookie either, and leads home by Go Home Back', async () => {
    const page = await openPage({ expectedErrors: [/status of 404/] });
    const asked = askedBy(page);
    await page.goto('/no/such/page');
    await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    await titled(page, 'Page not found');
    await rested(page);
    expect(asked.filter(isStranger)).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(asked.length).toBeGreaterThan(1);
    await page.getByRole('main').getByRole('link', { name: 'Go Home Back' }).click();
    await page.waitForURL(/\/$/);
    await titled(page, 'Home');
  });
});
