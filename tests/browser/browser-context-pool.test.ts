import type { BrowserContext, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin } from '../support/api-accounts.ts';
import { call, PICTURE } from '../support/api-client.ts';
import { productFacts } from '../support/api-shop-content.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { untilSiteShows } from './support/site-shows.ts';

const PAGE = '/my-portfolio';
/** Fewer than the page has by the time that it rests. */
const SOME_FILES = 6;

/** Writes into every place in which a page may leave something. */
const LEAVE = `(async () => {
  localStorage.setItem('left', 'here');
  sessionStorage.setItem('left', 'here');
  document.cookie = 'left=here; max-age=600';
  await caches.open('left');
  await new Promise((resolve) => { indexedDB.open('left').onsuccess = resolve; });
})()`;

/** The places in which what was left is found. */
const left = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`(async () => {
    const places = {
      localStorage: localStorage.getItem('left') !== null,
      sessionStorage: sessionStorage.getItem('left') !== null,
      cookies: document.cookie.includes('left'),
      caches: await caches.has('left'),
      indexedDB: (await indexedDB.databases()).some(({ name }) => name === 'left'),
    };
    return Object.keys(places).filter((place) => places[place]);
  })()`);

/** Opens the page; how many files of the build came over the network. */
async function visit(page: Page): Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('/assets/'))
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  await page.goto(PAGE, { waitUntil: 'networkidle' });
  return (await Promise.all(sizes)).filter((bytes) => bytes > 0).length;
}

describe.skipIf(!browserAvailable)('a browser that goes on to the next visitor', () => {
  let before: BrowserContext;
  // As wide as nobody else's, so that no other file left one of this kind.
  const width = 1111;

  it('holds what the first one leaves there', async () => {
    const page = await openPage({ width });
    expect(await visit(page)).toBeGreaterThan(SOME_FILES);
    await page.evaluate(LEAVE);
    expect(await left(page)).toHaveLength(5);
    await page.context().setOffline(true);
    before = page.context();
  });

  it('holds nothing of it for the second but files whose names change with their content', async () => {
    const page = await openPage({ width });
    expect(page.context()).toBe(before);
    expect(await visit(page)).toBe(0);
    expect(await left(page)).toEqual([]);
  });

  describe('shows the shop as it is by then,', () => {
    const facts = productFacts({ price: 5, img: PICTURE });
    let id: string;
    beforeAll(async () => {
      id = await shopProduct(facts);
    });

    it.each([5, 9.5])('at %d', async (price) => {
      const { token } = await newAdmin();
      const { updatedAt } = (await call('getProduct', { id }, { token })).body;
      const body = { ...facts, price, updatedAt };
      expect((await call('updateProduct', { id }, { token, body })).status).toBe(200);
      const shown = `€${price.toFixed(2)}`;
      await untilSiteShows(`/products/${id}`, shown);
      const page = await openPage({ width });
      expect(page.context()).toBe(before);
      await page.goto(`/products/${id}`, { waitUntil: 'networkidle' });
      expect(await page.getByRole('main').innerText()).toContain(shown);
    });
  });

  it('lets nobody set its clock, which would be wrong for the next', async () => {
    const page = await openPage();
    expect(() => page.clock.install()).toThrow('`ownBrowser`');
    const alone = await openPage({ ownBrowser: true });
    await alone.clock.setFixedTime(0);
    await alone.goto('/robots.txt');
    expect(await alone.evaluate(() => Date.now())).toBe(0);
  });
});
