import { TOAST } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { call, clientAddress } from '../support/api-client.ts';
import { newOrder } from '../support/api-orders.ts';
import { expectAnnounced, noteAnnounced } from './support/announced.ts';
import { keepLines } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { disconnect, reconnect } from './support/connection.ts';
import { holdBack } from './support/held.ts';
import { focusOf, tabTo } from './support/keyboard.ts';
import { leadTo } from './support/lead-to.ts';
import { fieldOf, FORMS, sendButton } from './support/forms.ts';
import { shopProduct } from './support/shop-product.ts';
import { started } from './support/started.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';
import { WIDTHS } from './support/views.ts';

const name = unique('Slow roller');
let customer: TestUser;
let admin: TestUser;
beforeAll(async () => {
  [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
  await newOrder(customer, await shopProduct({ name }));
  const body = { email: 'asks@test.example', subject: name, message: 'For render.' };
  await call('createContactMessage', {}, { body, headers: clientAddress() });
});

/** The screen, the call it waits for, and what shows once the call is answered. */
type Slow = readonly [screen: string, call: RegExp, shows: () => string];

const CUSTOMERS: Slow[] = [
  ['/products', /\/product\?/, () => name],
  ['/Dashboard', /\/user\/[^/]+$/, () => customer.email],
  ['/Dashboard/my-orders', /\/order\/[^/]+$/, () => name],
];
const ADMINS: Slow[] = [
  ['/Dashboard/manage-all-orders', /\/order(\?.*)?$/, () => name],
  ['/Dashboard/make-admin', /\/user(\?.*)?$/, () => customer.email],
  ['/Dashboard/manage-products', /\/product\?/, () => name],
  ['/Dashboard/messages', /\/contact(\?.*)?$/, () => name],
];

/** Opens a screen with its call held back, looks, then lets the answer come. */
async function seeItLoad(page: Page, [screen, url, shows]: Slow): Promise<void> {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await held;
    await route.fallback();
  });
  await (screen === '/products' ? leadTo(page, screen) : page.goto(screen));
  const main = page.getByRole('main');
  const outline = main.getByRole('status', { name: /^Loading/ });
  await outline.first().waitFor();
  expect(await main.getByText(shows()).count()).toBe(0);
  expect(await main.getByRole('alert').count()).toBe(0);
  release?.();
  await main.getByText(shows()).first().waitFor();
  await expect.poll(() => outline.count()).toBe(0);
  await page.unroute(url);
}

describe.skipIf(!browserAvailable)('a slow answer', () => {
  it('is waited for with the outline of what comes, on a customer’s screens', async () => {
    const page = await signedInPage(customer, { ownBrowser: true });
    for (const slow of CUSTOMERS) await seeItLoad(page, slow);
  });

  it('is waited for with the outline of what comes, on the admins’ screens', async () => {
    const page = await signedInPage(admin, { ownBrowser: true });
    for (const slow of ADMINS) await seeItLoad(page, slow);
  });

  it.each(WIDTHS)(
    'stops the Tab key where the order form will stand, at $width px',
    async (view) => {
      const page = await signedInPage(customer, { ...view, ownBrowser: true });
      let release: (() => void) | undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(/\/settings$/, async (route) => {
        await held;
        await route.fallback();
      });
      await page.goto(`/purchase/${await shopProduct()}`);
      await page.getByRole('main').getByRole('status', { name: 'Loading' }).waitFor();
      await tabTo(page, 'Loading');
      release?.();
      await page.getByRole('button', { name: 'Place order' }).waitFor();
      await expect.poll(async () => (await focusOf(page)).tag).toBe('form');
      await page.keyboard.press('Tab');
      expect((await focusOf(page)).name).toMatch(/^Product/);
    },
  );

  it.each([
    {
      whose: 'a customer’s form',
      who: () => customer,
      forms: async () => {
        const order = await newOrder(customer, await shopProduct());
        const asks = new RegExp(`/payment/${order}$`);
        return [{ path: `order-address/${order}`, asks, first: /^Product/ }];
      },
    },
    {
      whose: 'one of a profile, of a product and of the settings',
      who: () => admin,
      forms: async () => {
        const product = await shopProduct();
        const asks = new RegExp(`/product/${product}$`);
        return [
          { path: 'update-profile', asks: /\/user\/[^/]+$/, first: /^Profile photo/ },
          { path: `manage-products/${product}`, asks, first: /^Name/ },
          { path: 'settings', asks: /(?<!Dashboard)\/settings$/, first: /^Company/ },
        ];
      },
    },
  ])('stops the Tab key where $whose will stand', async ({ who, forms }) => {
    const page = await signedInPage(who(), { ownBrowser: true });
    for (const { path, asks, first } of await forms()) {
      const release = await holdBack(page, asks);
      await page.goto(`/Dashboard/${path}`);
      await page.getByRole('main').locator('[data-awaits-form]').waitFor();
      await tabTo(page, 'Loading');
      release();
      await page.getByRole('main').locator('form').waitFor();
      await expect.poll(async () => (await focusOf(page)).tag).toBe('form');
      await page.keyboard.press('Tab');
      expect((await focusOf(page)).name).toMatch(first);
      await page.unroute(asks);
    }
  });
});

/** What the browser writes about a request without a network. */
const OFFLINE = [/ERR_INTERNET_DISCONNECTED/, /ERR_NETWORK_CHANGED/];

describe.skipIf(!browserAvailable)('the name of a tool whose data come slowly', () => {
  it.each([
    ['is said once, when it is there', []],
    ['is said after what kind of thing it is where it takes its time', ['Product | Rollwell']],
  ])('%s', async (_how, before) => {
    const lateName = unique('Late roller');
    const product = await shopProduct({ name: lateName });
    const page = await openPage({ ownBrowser: true });
    await keepLines(page, [{ productId: product, quantity: 2 }]);
    await page.goto('/basket');
    const link = page.getByRole('main').getByRole('link', { name: lateName });
    await link.waitFor();
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(`**/product/${product}`, async (route) => {
      await held;
      await route.fallback();
    });
    await started(page);
    const said = await noteAnnounced(page);
    await link.click();
    await page
      .getByRole('main')
      .getByRole('status', { name: /^Loading/ })
      .first()
      .waitFor();
    for (const title of before) await expectAnnounced(page, title);
    release?.();
    await expectAnnounced(page, `${lateName} | Rollwell`);
    expect(said).toEqual([...before, `${lateName} | Rollwell`]);
  });
});

describe.skipIf(!browserAvailable)('without a connection', () => {
  it('a list says so, on Retry too, and is read again when the connection is back', async () => {
    const page = await openPage({ ownBrowser: true, expectedErrors: OFFLINE });
    await page.goto('/products');
    await page.getByRole('article').first().waitFor();
    await started(page);
    await disconnect(page);
    await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
    const note = page.getByRole('alert').filter({ hasText: 'Error: The shop cannot be reached' });
    await note.getByRole('button', { name: 'Retry' }).click();
    await note.getByRole('button', { name: 'Retry', disabled: false }).waitFor();
    await reconnect(page);
    await page.getByRole('article').first().waitFor();
    expect(await note.count()).toBe(0);
  });

  it('a form says so at once, keeps what was typed, and can be sent later', async () => {
    const page = await openPage({ ownBrowser: true, expectedErrors: OFFLINE });
    await page.goto('/#contact');
    const field = (of: string) => fieldOf(page, FORMS.contact, of);
    await field('email').fill('mara@test.example');
    await field('subject').fill('Naps');
    await started(page);
    await disconnect(page);
    await sendButton(page, FORMS.contact).click();
    await page.getByRole('alert').filter({ hasText: 'The shop cannot be reached' }).waitFor();
    expect(await field('subject').inputValue()).toBe('Naps');
    await reconnect(page);
    await sendButton(page, FORMS.contact).click();
    await expectToast(page, TOAST.messageSent);
  });
});
