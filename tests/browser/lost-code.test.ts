import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserAvailable, openPage } from './support/chromium.ts';
import { disconnect, reconnect } from './support/connection.ts';
import { handleOnce } from './support/once.ts';
import { shopProduct } from './support/shop-product.ts';
import { started } from './support/started.ts';

/** What the browser says of code that does not come, and of a shop that does not answer. */
const LOST = [/net::ERR_/, /\/(assets|site\.webmanifest)\b/, /status of 404/];

const titleOf = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('heading', { level: 1, name });
const failure = (page: Page) => titleOf(page, 'This screen could not be shown');
const goTo = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

/** The list of products, with a connection, once its code is there. */
async function productsPage(): Promise<Page> {
  const page = await openPage({ ownBrowser: true, expectedErrors: LOST });
  await page.goto('/products');
  await page.getByRole('article').first().waitFor();
  await started(page);
  return page;
}

/** Whether this browser remembers an import that failed, as Chromium did until 2026. */
async function remembersFailures(page: Page): Promise<boolean> {
  const path = '/assets/probe.js';
  // As text: the tests' own loader puts something else in the place of `import()`.
  const comes = () => page.evaluate<boolean>(`import('${path}').then(() => true, () => false)`);
  await handleOnce(page, `**${path}`, (route) => route.abort());
  await comes();
  await page.route(`**${path}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  return !(await comes());
}

/** Counts how often the page is loaded from now on; it counts before the page asks for a file. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

/** Ways to another screen, and the title there. */
const TAPS: readonly (readonly [what: string, tap: (page: Page) => Promise<void>, RegExp])[] = [
  ['a card', (page) => page.getByRole('article').first().getByRole('link').first().click(), /./],
  [
    'Buy now',
    (page) =>
      page
        .getByRole('link', { name: /^Buy now/ })
        .first()
        .click(),
    /^Login$/,
  ],
  ['Blogs', (page) => goTo(page, 'Blogs'), /^Recent Blogs$/],
  ['My Portfolio', (page) => goTo(page, 'My Portfolio'), /./],
];

describe.skipIf(!browserAvailable)('a tap while the connection is gone', () => {
  it.each(TAPS)(
    'on %s says so, and the screen comes with the connection',
    async (_, tap, title) => {
      const page = await productsPage();
      await disconnect(page);
      await tap(page);
      await failure(page).waitFor();
      await page.getByRole('alert').filter({ hasText: 'The shop cannot be reached' }).waitFor();
      await reconnect(page);
      await failure(page).waitFor({ state: 'detached' });
      await titleOf(page, title).waitFor();
    },
  );

  it('can be tried again, and is forgotten by whoever comes again later', async () => {
    const page = await productsPage();
    const lose = () => page.route(/\/assets\/|\/site\.webmanifest/, (route) => route.abort());
    await lose();
    await goTo(page, 'Blogs');
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
    await retry.click();
    await failure(page).waitFor();
    // The failure of one screen stands until the next one does.
    await goTo(page, 'Products');
    await page.getByRole('article').first().waitFor();
    await goTo(page, 'My Portfolio');
    await failure(page).waitFor();

    await page.unroute(/\/assets\/|\/site\.webmanifest/);
    await retry.click();
    await titleOf(page, /^(?!This screen)/).waitFor();
    await goTo(page, 'Blogs');
    await titleOf(page, 'Recent Blogs').waitFor();
    expect(await failure(page).count()).toBe(0);
  });
});

describe.skipIf(!browserAvailable)('a part of a screen whose code does not come', () => {
  it('says so of a product that was to go into the basket, or a picture to be enlarged', async () => {
    const page = await openPage({ ownBrowser: true, expectedErrors: LOST });
    await page.goto(`/products/${await shopProduct()}`);
    await started(page);
    await disconnect(page);
    const enlarge = page
      .getByRole('main')
      .getByRole('link', { name: /^Enlarge/ })
      .first();
    await enlarge.click();
    await page
      .getByRole('alert')
      .getByText(/^The shop cannot be reached/)
      .waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/products\//);
    await reconnect(page);
    expect(await page.getByRole('dialog').count()).toBe(0);
    if (await remembersFailures(page)) return;
    await enlarge.click();
    await page.getByRole('dialog').waitFor();
  });
});

describe.skipIf(!browserAvailable)('a screen whose file is gone after a deployment', () => {
  const code = /\/assets\/portfolio-/;

  it('shows after one load of the page, at the address that was asked for', async () => {
    const page = await productsPage();
    const loads = countLoads(page);
    // The page that was open knows the old name only; the one that is loaded now knows the new one.
    await page.route(code, (route) =>
      loads() > 0 ? route.fallback() : route.fulfill({ status: 404 }),
    );
    await goTo(page, 'My Portfolio');
    await titleOf(page, /^(?!This screen)/).waitFor();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/my-portfolio');
    await expect.poll(loads).toBe(1);
  });

  it('does not load the page for ever where that does not help', async () => {
    const page = await productsPage();
    const loads = countLoads(page);
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await goTo(page, 'My Portfolio');
    await expect.poll(loads).toBe(1);
    const reload = page.getByRole('main').getByRole('button', { name: 'Load it again' });
    await reload.waitFor();
    await goTo(page, 'Blogs');
    await titleOf(page, 'Recent Blogs').waitFor();
    await goTo(page, 'My Portfolio');
    await reload.waitFor();
    expect(loads()).toBe(1);
    await page.unroute(code);
    await reload.click();
    await titleOf(page, /^(?!This screen)/).waitFor();
    await expect.poll(loads).toBe(2);
  });

  it('says so where the browser keeps nothing, instead of loading the page for ever', async () => {
    const page = await productsPage();
    await page.evaluate(() => {
      Object.defineProperty(globalThis, 'sessionStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    const loads = countLoads(page);
    await page.route(code, (route) => route.fulfill({ status: 404 }));
    await goTo(page, 'My Portfolio');
    await failure(page).waitFor();
    expect(loads()).toBe(0);
  });
});
