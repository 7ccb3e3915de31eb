import type { Page } from 'playwright-core';
import { shopProduct } from '../../browser/support/shop-product.ts';
import { started } from '../../browser/support/started.ts';
import { newAdmin, newCustomer, unique, type TestUser } from '../../support/api-accounts.ts';
import { newOrder } from '../../support/api-orders.ts';

/** What somebody does on one screen, from its address on. */
export interface Step {
  name: string;
  path: string;
  /** Whoever is signed in there. */
  user?: TestUser;
  /** The first tap begins the app, which has to answer it all the same. */
  starting?: boolean;
  act: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true });

async function type(page: Page, label: string | RegExp, text: string): Promise<void> {
  const field = page.getByRole('main').getByLabel(label);
  await field.tap();
  await field.pressSequentially(text);
}

/** Opens a question and leaves it. */
async function askAndKeep(page: Page, opener: string | RegExp): Promise<void> {
  await button(page, opener).first().tap();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Keep it' }).tap();
  await dialog.waitFor({ state: 'hidden' });
}

/** What a visitor does on pages whose app has not begun. */
const beforeTheApp: Step[] = [
  {
    name: 'opens the menu before the app',
    path: '/',
    starting: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('navigation', { name: 'Main' }).waitFor();
      await page.getByRole('button', { name: 'Close menu' }).tap();
    },
  },
  {
    name: 'types while the app begins',
    path: '/products',
    starting: true,
    act: async (page) => {
      await type(page, 'Search tools', 'roller');
      await started(page);
    },
  },
  {
    name: 'shows the password while the app begins',
    path: '/login',
    starting: true,
    act: async (page) => {
      await button(page, 'Show password').tap();
      await button(page, 'Hide password').waitFor();
    },
  },
];

/** What a visitor does once it runs. */
const visitor: Step[] = [
  {
    name: 'searches and sorts',
    path: '/products',
    act: async (page) => {
      await type(page, 'Search tools', 'frame');
      await button(page, 'Search').tap();
      await page.waitForURL(/q=frame/);
      await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
      await page.waitForURL(/sort=/);
    },
  },
  {
    name: 'goes from page to page',
    path: '/',
    act: async (page) => {
      await page.getByRole('article').getByRole('link').first().tap();
      await page.waitForURL(/products\/\w/);
      // A menu that is opened while the next screen is on its way closes as that comes.
      await page.getByRole('navigation', { name: 'Breadcrumb' }).waitFor();
      await page.getByRole('button', { name: 'Open menu' }).tap();
      await page.getByRole('link', { name: 'Blogs' }).first().tap();
      await page.waitForURL(/\/blogs/);
    },
  },
  {
    name: 'leaves a sign-up half filled in',
    path: '/signup',
    act: async (page) => {
      await type(page, 'Full name', 'Ines Input');
      await type(page, /^Password/, 'secret');
      await button(page, 'Sign Up').tap();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
];

/** What a customer does with a product and an order of it. */
const ofCustomer = (user: TestUser, product: string): Step[] => [
  {
    name: 'orders',
    path: `/purchase/${product}`,
    user,
    act: async (page) => {
      // Where the last order went stands in the form.
      await type(page, 'Address', ', second floor');
      await button(page, 'Place order').tap();
      await page.waitForURL(/\/payment\//);
    },
  },
  {
    name: 'thinks of cancelling',
    path: '/Dashboard/my-orders',
    user,
    act: (page) => askAndKeep(page, /^Cancel/),
  },
];

/** What the office does. */
const ofAdmin = (user: TestUser, name: string): Step[] => [
  {
    name: 'looks an order up',
    path: '/Dashboard/manage-all-orders',
    user,
    act: async (page) => {
      const search = page.getByRole('searchbox', { name: 'Search orders' });
      await search.tap();
      await search.pressSequentially('ines');
      await search.press('Enter');
      await page.waitForURL(/q=ines/);
    },
  },
  {
    name: 'thinks of deleting a product',
    path: '/Dashboard/manage-products',
    user,
    act: (page) => askAndKeep(page, `Delete ${name}`),
  },
];

/** Somebody's way through the whole shop, a screen at a time. */
export async function journey(): Promise<Step[]> {
  const name = unique('Responsive roller');
  const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
  const product = await shopProduct({ name });
  await newOrder(customer, product);
  return [...beforeTheApp, ...visitor, ...ofCustomer(customer, product), ...ofAdmin(admin, name)];
}
