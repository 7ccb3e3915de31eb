import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newCustomer, unique } from '../support/api-accounts.ts';
import { newOrder } from '../support/api-orders.ts';
import { uploadedPicture } from '../support/api-shop-content.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { OFFLINE_READY, cachedPaths, see } from './support/service-worker.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

const name = unique('Kept of somebody');
let id: string;
beforeAll(async () => {
  id = await shopProduct({ name, minOrder: 1, img: await uploadedPicture() });
});

/** Whole addresses of what the service worker keeps, and of what it has noted of that. */
const noted = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open('workbox-expiration');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const entries = await new Promise((resolve, reject) => {
      const reading = database.transaction('cache-entries').objectStore('cache-entries').getAll();
      reading.onsuccess = () => resolve(reading.result);
      reading.onerror = () => reject(reading.error);
    });
    database.close();
    return [...kept.flat(), ...entries].map(({ url }) => url);
  })()`);

const tabStorage = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...sessionStorage }));

describe.skipIf(!browserAvailable)('what a browser keeps', () => {
  it('names no order and no key of an address from a mail', async () => {
    const page = await openPage(OFFLINE_READY);
    await see(page, '/products');
    for (const path of ['/home/withdrawal?number=RW-26-SECRET', '/home/stock-alert?key=SECRET']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    // Kept after those, so that they would be kept by then.
    await page.goto('/blogs?key=SECRET');
    await page.goto('/my-portfolio');
    await expect.poll(() => cachedPaths(page)).toContain('/my-portfolio');
    expect((await noted(page)).join('\n')).not.toMatch(/SECRET|\/home\//);
    expect(await tabStorage(page)).not.toContain('SECRET');
  });

  it('goes as somebody signs out, with the pages and pictures that they have looked at', async () => {
    const page = await signedInPage(await newCustomer(), OFFLINE_READY);
    await see(page, `/products/${id}`);
    await expect.poll(async () => (await noted(page)).join('\n')).toMatch(/\/v0\/b\/|\/pictures\//);
    // A page without pictures: one that stands there may be looked at again by whoever comes.
    await page.goto('/Dashboard');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expect
      .poll(async () => (await noted(page)).join('\n'))
      .not.toMatch(new RegExp(`${id}|/v0/b/|/pictures/`));
    // The code of the site is nobody's.
    expect(await cachedPaths(page)).toContainEqual(expect.stringMatching(/^\/assets\/.*\.js$/));
  });

  it('names no order in how far a page was scrolled', async () => {
    const customer = await newCustomer();
    const orderId = await newOrder(customer, id, 1);
    const page = await signedInPage(customer);
    await page.goto(`/payment/${orderId}`);
    await page.getByText(/^We keep this piece for you/).waitFor();
    await page.goto(`/Dashboard/my-orders/${orderId}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The places of what was opened anew are forgotten, those of what is loaded again are not.
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    const kept = await tabStorage(page);
    expect(kept).toContain('scroll positions');
    expect(kept).not.toContain(orderId);
  });
});
