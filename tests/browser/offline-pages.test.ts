import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { productFacts, uploadedPicture } from '../support/api-shop-content.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { fieldOf, FORMS } from './support/forms.ts';
import { OFFLINE_READY, cachedPaths, see } from './support/service-worker.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { untilSiteShows } from './support/site-shows.ts';

const name = unique('Kept roller');
let img: string;
let path: string;
beforeAll(async () => {
  img = await uploadedPicture();
  path = `/products/${await shopProduct({ name, img })}`;
});

const offlineReadyPage = (): Promise<Page> => openPage(OFFLINE_READY);

const title = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text });

describe.skipIf(!browserAvailable)('without a connection', () => {
  it('a page that was seen opens with its picture, and says how old it is', async () => {
    const page = await offlineReadyPage();
    await see(page, path);
    await title(page, name).waitFor();
    const picture = page.getByRole('main').getByRole('img').first();
    const isDrawn = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
    await expect.poll(isDrawn).toBe(true);
    await page.goto('/blogs');
    await page.context().setOffline(true);
    await page.goto(path);
    await title(page, name).waitFor();
    await page.getByText(/This page is from \d+ \w+ \d{4} at \d\d:\d\d/).waitFor();
    await expect.poll(isDrawn).toBe(true);
  });

  it('pages that the app has begun on and shown open as well', async () => {
    const page = await offlineReadyPage();
    await page.goto('/products');
    await expect.poll(() => cachedPaths(page)).toContain('/products');
    await page.getByRole('link', { name }).first().click();
    await title(page, name).waitFor();
    await expect.poll(() => cachedPaths(page)).toContain(path);
    await page.context().setOffline(true);
    await page.reload();
    await title(page, name).waitFor();
  });

  it('a page that was never seen says so, and Retry loads it', async () => {
    const page = await offlineReadyPage();
    await see(page, '/blogs');
    await page.context().setOffline(true);
    await page.goto(path);
    await title(page, 'You are offline').waitFor();
    await page.getByRole('link', { name: 'Retry' }).click();
    await title(page, 'You are offline').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Retry' }).click();
    await title(page, name).waitFor();
  });
});

describe.skipIf(!browserAvailable)(
  'the order of a basket that somebody opened by its address',
  () => {
    it('opens again without a connection, after its very first visit', async () => {
      const page = await signedInPage(await newCustomer(), OFFLINE_READY);
      await page.goto('/basket/order');
      await title(page, 'Order your basket').waitFor();
      // Nothing but the app has asked for the worker.
      await page.evaluate('navigator.serviceWorker.ready');
      await expect.poll(() => cachedPaths(page)).toContain('/app.html');
      await page.context().setOffline(true);
      await page.reload();
      await title(page, 'Order your basket').waitFor();
    });
  },
);

describe.skipIf(!browserAvailable)('with a connection', () => {
  it('a page that is kept shows the present price', async () => {
    const page = await offlineReadyPage();
    const facts = productFacts({ name: unique('Dearer roller'), price: 9, img });
    const id = await shopProduct(facts);
    await see(page, `/products/${id}`);
    await page.getByText('€9.00').first().waitFor();
    const { token } = await newAdmin();
    const { updatedAt } = (await call('getProduct', { id }, { token })).body;
    const body = { ...facts, price: 9.5, updatedAt };
    expect((await call('updateProduct', { id }, { token, body })).status).toBe(200);
    await untilSiteShows(`/products/${id}`, '€9.50');
    await page.reload();
    await page.getByText('€9.50').first().waitFor();
  });

  it('nothing of what the API says to somebody is kept', async () => {
    const customer = await newCustomer();
    const page = await signedInPage(customer, OFFLINE_READY);
    await see(page, '/products');
    await page.goto('/Dashboard/my-orders');
    await title(page, 'My orders').waitFor();
    await expect.poll(() => cachedPaths(page)).toContain('/app.html');
    const kept = (await cachedPaths(page)).filter(
      (one) =>
        !/^\/(assets\/.*|products|app\.html|[\w-]+\.(svg|avif|webp|png)|v0\/b\/.*)$/.test(one),
    );
    expect(kept).toEqual([]);
  });

  it('a new version takes over and leaves a form as it is', async () => {
    const page = await offlineReadyPage();
    await see(page, '/');
    await page.goto('/#contact');
    const subject = fieldOf(page, FORMS.contact, 'subject');
    await subject.fill('Half written');
    // Another address is another version to the browser.
    await page.evaluate(`new Promise((resolve) => {
      navigator.serviceWorker.addEventListener('controllerchange', resolve);
      navigator.serviceWorker.register('/service-worker.js?next');
    })`);
    expect(await subject.inputValue()).toBe('Half written');
  });
});
