import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserAvailable, openPage } from './support/chromium.ts';

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

  it('holds nothing of it for the second, and asks for every file again', async () => {
    const page = await openPage({ width });
    expect(page.context()).toBe(before);
    expect(await visit(page)).toBeGreaterThan(SOME_FILES);
    expect(await left(page)).toEqual([]);
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
