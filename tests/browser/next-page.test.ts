import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { basketOf, keepLines } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { APP_CODE, holdBack } from './support/held.ts';
import { shopProduct } from './support/shop-product.ts';
import { started } from './support/started.ts';

const word = unique('ahead').replace('-', '');
const name = `${word} roller`;
let id: string;
beforeAll(async () => {
  id = await shopProduct({ name, price: 9 });
});

/** The list with one product, which nobody has touched yet, and what its browser has fetched ahead. */
async function untouchedList() {
  const page = await openPage({ waitsForIntent: true });
  const session = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto(`/products?q=${word}`);
  const link = page.getByRole('article').getByRole('link', { name, exact: true });
  await link.waitFor();
  return { page, link, fetched };
}

/** Leaves by a link, and tells how the next page came to be there. */
async function arrival(page: Page, leave: () => Promise<void>) {
  await leave();
  await page.waitForURL(`**/products/${id}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  const entry = `performance.getEntriesByType('navigation')[0]`;
  return {
    type: await page.evaluate<string>(`${entry}.type`),
    delivery: await page.evaluate<string>(`${entry}.deliveryType`),
  };
}

describe.skipIf(!browserAvailable)('the page that a link leads to', () => {
  it('is there before the link is pressed, once it is pointed at', async () => {
    const { page, link, fetched } = await untouchedList();
    expect(fetched).toEqual([]);
    await link.hover();
    await expect.poll(() => fetched).toEqual([`/products/${id}`]);
    expect(await arrival(page, () => link.click())).toEqual({
      type: 'navigate',
      delivery: 'navigational-prefetch',
    });
  });

  it('is not fetched as a document once the app has begun, which loads its code instead', async () => {
    const { page, link, fetched } = await untouchedList();
    await page.evaluate('startApp()');
    await started(page);
    const code = page.waitForRequest(/\/assets\/product-.*\.js$/);
    await link.hover();
    await code;
    expect(fetched).toEqual([]);
  });

  it('of an order is there with its code while the basket is read, login included', async () => {
    const page = await openPage();
    await keepLines(page, [{ productId: id, quantity: 10, price: 9 }]);
    const code = Promise.all([
      page.waitForResponse(/\/assets\/basket-order-.*\.js$/),
      page.waitForResponse(/\/assets\/login-.*\.js$/),
    ]);
    await page.goto('/basket');
    await basketOf(page).quantity(name).waitFor();
    for (const response of await code) await response.finished();
    await page.waitForLoadState('networkidle');
    const release = await holdBack(page, APP_CODE);
    await basketOf(page).order.click();
    await page.getByRole('main').getByLabel('Email').waitFor();
    release();
  });
});
