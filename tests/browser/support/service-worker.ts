import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * What the browser says of what does not come without a connection, and of code that it has asked for
 * by itself and that the service worker then brings: it takes it from there once more.
 */
const EXPECTED = [
  /net::ERR_/,
  /status of 503/,
  /\.js' is found, but is not used because it is a cross-world service worker resource mismatch/,
];

/** A visitor with a service worker, who loses the connection. */
export const OFFLINE_READY = { hasServiceWorker: true, expectedErrors: EXPECTED };

/** The paths of everything in the caches of the service worker. */
export const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`caches.keys().then(async (names) => {
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map(({ url }) => new URL(url).pathname);
  })`);

/** Has the service worker now that the app asks for some seconds after its beginning. */
const register = (page: Page): Promise<void> =>
  page.evaluate(`navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' })
    .then(() => navigator.serviceWorker.ready).then(() => undefined)`);

/** Opens a page, and waits until it is cached with its code. */
export async function see(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await register(page);
  await page.reload();
  const { pathname } = new URL(page.url());
  await expect.poll(() => cachedPaths(page)).toContain(pathname);
}
