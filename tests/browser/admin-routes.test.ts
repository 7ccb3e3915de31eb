import { ERRORS, TOAST } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { db } from '../support/api-admin.ts';
import { newOrder } from '../support/api-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { holdBack } from './support/held.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

const ROUTES = [
  ['add-product', 'Add A Product'],
  ['manage-products', 'Manage Products'],
  ['manage-all-orders', 'Manage All Orders'],
  ['packing-slips', 'Packing slips'],
  ['address-labels', 'Address labels'],
  ['make-admin', 'Make Admin'],
  ['today', 'Today'],
  ['failed-mails', 'Mails not delivered'],
  ['messages', 'Messages'],
  ['withdrawals', 'Withdrawals'],
  ['settings', 'Settings'],
] as const;

/** The notice on every screen of the office. */
const OPEN_WORK = /order\/today/;

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('accessToken'));

describe.skipIf(!browserAvailable)('the admins’ screens', () => {
  it('send a customer who opens one of them to login, signed out', async () => {
    const page = await signedInPage(await newCustomer());
    for (const [route] of ROUTES) {
      await page.goto(`/Dashboard/${route}`);
      await page.waitForURL(/\/login$/);
      await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
      // Only somebody who was signed in is told so.
      await page
        .getByRole('main')
        .getByText(/^That page needs admin rights/)
        .waitFor();
      expect(await tokenOf(page)).toBeNull();
      // The next one is opened by somebody who signed in before, too.
      await page.evaluate(() => localStorage.clear());
    }
  });

  it('let an admin in, each under its own title, after a spinner while the role is being asked for', async () => {
    const page = await signedInPage(await newAdmin());
    const role = /\/admin\//;
    const answer = await holdBack(page, role);
    await page.goto('/Dashboard/make-admin');
    const spinner = page.getByRole('main').getByRole('progressbar', { name: 'Loading' });
    await spinner.waitFor();
    expect(await page.getByRole('heading', { name: 'Make Admin' }).count()).toBe(0);
    answer();
    await page.getByRole('heading', { name: 'Make Admin' }).waitFor();
    expect(await spinner.count()).toBe(0);
    await page.unroute(role);

    for (const [route, title] of ROUTES) {
      await page.goto(`/Dashboard/${route}`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      expect(await page.title()).toBe(`${title} | Rollwell`);
      expect(await tokenOf(page)).not.toBeNull();
    }
  });
});

describe.skipIf(!browserAvailable)('an admin whose rights are taken while a screen is open', () => {
  /** What the screen asks by itself, as an admin, is answered before the rights are taken. */
  const open = async (path: string, asks: RegExp[]) => {
    const admin = await newAdmin();
    const page = await signedInPage(admin, { expectedErrors: [/status of 40[34]/] });
    const answered = Promise.all(asks.map((call) => page.waitForResponse(call)));
    await page.goto(path);
    await answered;
    const take = () => db.doc(`users/${admin.uid}`).update({ role: 'customer' });
    const main = page.getByRole('main');
    const isToldWhy = async () => {
      await page.waitForURL(/\/login$/);
      await main
        .getByText(
          'That page needs admin rights, which this account does not have. You were signed out',
          { exact: false },
        )
        .waitFor();
    };
    return { main, take, isToldWhy };
  };

  it('is told so when something is saved', async () => {
    const { main, take, isToldWhy } = await open('/Dashboard/settings', [
      OPEN_WORK,
      /settings\/history/,
    ]);
    await main.getByLabel('Phone').fill('+49 30 1');
    await take();
    await main.getByRole('button', { name: /^Save/ }).click();
    await isToldWhy();
  });

  it('is told so, and not that an order is gone, when it is shown', async () => {
    const customer = await newCustomer();
    const name = unique('Unseen roller');
    await newOrder(customer, await shopProduct({ name }));
    const { main, take, isToldWhy } = await open('/Dashboard/manage-all-orders', [OPEN_WORK]);
    const link = main.getByRole('link', { name: new RegExp(name) }).first();
    await link.waitFor();
    await take();
    await link.click();
    await isToldWhy();
  });
});

describe.skipIf(!browserAvailable)('Make Admin', () => {
  it('says whose address is not verified, and what they can do where only such become admins', async () => {
    const { email, uid } = await newCustomer();
    const page = await signedInPage(await newAdmin(), { expectedErrors: [/status of 409/] });
    const { status, message } = ERRORS.email_unverified;
    const json = { error: { code: 'email_unverified', message } };
    await page.route(`**/user/role/${uid}`, (route) => route.fulfill({ status, json }));
    await page.goto('/Dashboard/make-admin');
    const row = page.getByRole('row').filter({ hasText: email });
    await row.getByText('Not verified').waitFor();
    await row.getByRole('button', { name: `Make admin: ${email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click();
    await row.getByText('They can ask for the link in My Profile.').waitFor();
  });

  it('says so when the right was taken away meanwhile', async () => {
    const admin = await newAdmin();
    const { email, token } = await newCustomer();
    const page = await signedInPage(admin, { expectedErrors: [/status of 403/] });
    await page.goto('/Dashboard/make-admin');
    const button = page.getByRole('button', { name: `Make admin: ${email}` });
    await button.waitFor();
    await db.doc(`users/${admin.uid}`).update({ role: 'customer' });
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Make admin' }).click();
    await expectToast(page, TOAST.cannotAddAdmin);
    await page
      .getByRole('main')
      .getByText(/^That page needs admin rights/)
      .waitFor();
    expect((await call('isAdmin', { email }, { token })).body.admin).toBe(false);
  });
});
