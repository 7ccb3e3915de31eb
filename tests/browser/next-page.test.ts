import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';

const word = unique('ahead').replace('-', '');
const name = `${word} roller`;
let id: string;
beforeAll(async () => {
  id = await shopProduct({ name, price: 9 });
});

/** Seconds that a page may be kept after its link was pointed at, and one more. */
const TOO_LONG_S = 11;

/** The list with one product, which nobody has touched yet, and what its browser has fetched ahead. */
async function untouchedList(prepare?: (page: Page) => Promise<unknown>) {
  const page = await openPage({ waitsForIntent: true });
  await prepare?.(page);
  const session = await page.context().newCDPSession(page);
  const fetched: string[] = [];
  session.on('Preload.prefetchStatusUpdated', ({ status, prefetchUrl }) => {
    if (status === 'Ready') fetched.push(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  await page.goto(`/products?q=${word}`);
  const link = page.getByRole('article').getByRole('link', { name, exact: true });
  await link.waitFor();
  // What fetches ahead comes when the page is painted.
  await page.waitForFunction(() => 'stopFetchingAhead' in globalThis);
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

  it('is fetched anew when the link was pointed at long ago', async () => {
    const { page, link, fetched } = await untouchedList();
    await link.hover();
    await expect.poll(() => fetched).toEqual([`/products/${id}`]);
    await page.evaluate(
      `sessionStorage.setItem('pointedAt /products/${id}', Date.now() - ${TOO_LONG_S * 1000})`,
    );
    await link.click();
    await expect
      .poll(() => page.evaluate(`performance.getEntriesByType('navigation')[0].type`))
      .toBe('reload');
    await page.getByRole('heading', { level: 1, name }).waitFor();
  });

  it('is asked for once where a browser knows no rules, and only a public one', async () => {
    const asked: string[] = [];
    const { page, link } = await untouchedList(async (fresh) => {
      await fresh.addInitScript(`HTMLScriptElement.supports = undefined`);
      fresh.on('request', (request) => {
        if (request.resourceType() === 'fetch') asked.push(new URL(request.url()).pathname);
      });
    });
    await page.getByRole('link', { name: 'Login' }).dispatchEvent('pointerover');
    await link.dispatchEvent('pointerover');
    await link.dispatchEvent('pointerover');
    await expect.poll(() => asked).toEqual([`/products/${id}`]);
  });

  it('is the app’s affair once that has begun', async () => {
    const { page } = await untouchedList();
    const rules = page.locator('script[type="speculationrules"]');
    await rules.waitFor({ state: 'attached' });
    await page.evaluate('startApp()');
    await rules.waitFor({ state: 'detached' });
  });
});
