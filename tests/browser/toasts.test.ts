import { TOAST } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { newOrder } from '../support/api-orders.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { choosePhoto, chooseStars, fieldOf, FORMS, sendButton } from './support/forms.ts';
import { shopProduct } from './support/shop-product.ts';
import { fillDelivery, openOrderForm } from './support/order-form.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

type Who = 'visitor' | 'customer' | 'admin';

interface Scene {
  who: Who;
  /** What makes the toast come. */
  act: (page: Page) => Promise<void>;
  says?: string;
}

let customer: TestUser;
let admin: TestUser;
let stranger: TestUser;
let productId: string;
const ordered = unique('Ordered roller');
beforeAll(async () => {
  [customer, admin, stranger] = await Promise.all([newCustomer(), newAdmin(), newCustomer()]);
  productId = await shopProduct({ name: ordered });
  await newOrder(customer, productId);
});

async function fillIn(
  page: Page,
  name: keyof typeof FORMS,
  values: Record<string, string>,
): Promise<void> {
  for (const [field, value] of Object.entries(values)) {
    await fieldOf(page, FORMS[name], field).fill(value);
  }
}

const send = (page: Page, name: keyof typeof FORMS) => sendButton(page, FORMS[name]).click();

/** Every toast of the contract has its scene here, or this does not compile. */
const SCENES: Record<keyof typeof TOAST, Scene> = {
  writeValidEmail: {
    who: 'visitor',
    async act(page) {
      await page.goto('/login');
      await page.getByRole('button', { name: 'Reset password' }).click();
    },
  },
  resetEmailSent: {
    who: 'visitor',
    async act(page) {
      await page.goto('/login');
      await fillIn(page, 'login', { email: customer.email });
      await page.getByRole('button', { name: 'Reset password' }).click();
    },
  },
  messageSent: {
    who: 'visitor',
    async act(page) {
      await page.goto('/#contact');
      await fillIn(page, 'contact', { email: 'mara@test.example', subject: 'Naps' });
      await send(page, 'contact');
    },
  },
  blogAdded: {
    who: 'visitor',
    async act(page) {
      await page.goto('/add-blog');
      await fillIn(page, 'blog', { heading: unique('Post'), description: 'Slowly.' });
      await choosePhoto(page, FORMS.blog);
      await send(page, 'blog');
    },
  },
  reviewAdded: {
    who: 'customer',
    async act(page) {
      await page.goto('/Dashboard/add-review');
      await chooseStars(page, 5);
      await fillIn(page, 'review', { description: 'Even coat.' });
      await send(page, 'review');
    },
  },
  updated: {
    who: 'customer',
    async act(page) {
      await page.goto('/Dashboard/update-profile');
      await choosePhoto(page, FORMS.profile);
      await send(page, 'profile');
    },
  },
  deleted: {
    who: 'customer',
    says: TOAST.deleted(ordered),
    async act(page) {
      await page.goto('/Dashboard/my-orders');
      await page.getByRole('button', { name: `Cancel the order: ${ordered}` }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    },
  },
  productAdded: {
    who: 'customer',
    async act(page) {
      const form = await openOrderForm(page, productId);
      await fillDelivery(page);
      await form.submit.click();
    },
  },
  somethingWrong: {
    who: 'admin',
    async act(page) {
      await page.goto('/Dashboard/add-product');
      const product = { name: 'Tray', description: 'Of steel.', price: '4.5', minOrder: '2' };
      await fillIn(page, 'addProduct', { ...product, available: '9' });
      await choosePhoto(page, FORMS.addProduct);
      await page.route('**/product', (route) =>
        route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'No luck.' } } }),
      );
      await send(page, 'addProduct');
    },
  },
  adminMade: {
    who: 'admin',
    async act(page) {
      await page.goto('/Dashboard/make-admin');
      await page.getByRole('button', { name: `Make admin: ${stranger.email}` }).click();
    },
  },
  cannotAddAdmin: {
    who: 'admin',
    async act(page) {
      await page.goto('/Dashboard/make-admin');
      const button = page.getByRole('button', { name: `Make admin: ${customer.email}` });
      await button.waitFor();
      await db.doc(`users/${admin.uid}`).update({ role: 'customer' });
      await button.click();
    },
  },
};

const PAGES: Record<Who, () => Promise<Page>> = {
  visitor: () => openPage(),
  customer: () => signedInPage(customer),
  admin: () => signedInPage(admin, { expectedErrors: [/status of (403|500)/] }),
};

describe.skipIf(!browserAvailable)('the toasts', () => {
  it.each(Object.keys(PAGES) as Who[])(
    'are all seen, to the letter: what a %s gets to see',
    async (who) => {
      const page = await PAGES[who]();
      for (const [name, scene] of Object.entries(SCENES)) {
        if (scene.who !== who) continue;
        await scene.act(page);
        await expectToast(page, scene.says ?? String(TOAST[name as keyof typeof TOAST]));
      }
    },
  );
});
