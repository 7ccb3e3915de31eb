import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { browserAvailable } from './support/chromium.ts';
import { signedInPage } from './support/sign-in.ts';

/** The code that finds out who is signed in. */
const SIGN_IN_CODE = /\/assets\/(session-watcher|firebase-auth)-[^/]+\.js$/;

/**
 * From the next load on the browser has a connection when the shop's code begins, and none any more
 * when it looks again. What the browser says of itself is replaced: where the tests run without a
 * network it always says that it is offline.
 */
const loseConnectionAtStart = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    let looks = 0;
    let back = false;
    addEventListener('online', () => (back = true), true);
    Object.defineProperty(Navigator.prototype, 'onLine', {
      get: () => (looks += 1) === 1 || back,
    });
  });

describe.skipIf(!browserAvailable)('a connection that is lost while a page begins', () => {
  it('is waited for, and then the customer is still signed in', async () => {
    const page = await signedInPage(await newCustomer(undefined, 'Mara Field'));
    const asked: string[] = [];
    let connected = false;
    await page.route(SIGN_IN_CODE, (route) => {
      asked.push(route.request().url());
      return connected ? route.fallback() : route.abort('internetdisconnected');
    });
    await loseConnectionAtStart(page);
    await page.goto('/my-portfolio');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // More time than the page takes to ask for that code.
    await page.waitForTimeout(600);
    expect(asked).toEqual([]);

    connected = true;
    await page.evaluate(() => dispatchEvent(new Event('online')));
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: /^Sign out/ }).waitFor();
    expect(await banner.getByRole('link', { name: 'Login' }).count()).toBe(0);
    expect(asked).not.toEqual([]);
  });
});
