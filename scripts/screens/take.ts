import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { started } from '../../tests/browser/support/started.ts';
import { signInBy } from '../../tests/browser/support/sign-in-by.ts';
import { fileName, SHOP, type Scheme, type Width } from './places.ts';
import type { SampleShop } from './sample-shop.ts';
import type { Shot } from './shot.ts';

export type SavedSession = Awaited<ReturnType<BrowserContext['storageState']>>;

export interface View {
  width: Width;
  scheme: Scheme;
}

/** Signs in through the login screen and gives what the browser keeps of it. */
export async function signIn(
  browser: Browser,
  email: string,
  password: string,
  then: (page: Page) => Promise<void> = () => Promise.resolve(),
): Promise<SavedSession> {
  const context = await browser.newContext({ baseURL: SHOP, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInBy(page, email, password);
  await then(page);
  const session = await context.storageState({ indexedDB: true });
  await context.close();
  return session;
}

/** Scrolls through the page once, so that everything that waits to be seen is there. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const step = innerHeight;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** Waits until nothing loads, fades or moves any more; a spinner counts only where it is the point. */
async function settle(page: Page, loading: boolean): Promise<void> {
  if (!loading) {
    await page.waitForFunction(() => {
      // By what it says: skeletons have no name in a built page.
      const waiting = document.querySelector(
        '[role=status][aria-label^="Loading"], [role=progressbar]',
      );
      // What waits to be seen may have been passed before the app was there to see it.
      waiting?.scrollIntoView({ behavior: 'instant' });
      return document.querySelector('h1') !== null && waiting === null;
    });
  }
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.race([
      Promise.allSettled(pictures.map((picture) => picture.decode())),
      new Promise((resolve) => setTimeout(resolve, 3000)),
    ]);
  });
  await page.waitForTimeout(loading ? 1500 : 300);
}

/** Has the app go on to a path from a page that is the same for everybody. */
async function lead(page: Page, path: string): Promise<void> {
  await page.goto('/my-portfolio');
  await page.evaluate(() => (window as { startApp?: () => void }).startApp?.());
  await started(page);
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** Takes one picture in one view; each has a page of its own. */
export async function takeShot(
  context: BrowserContext,
  shot: Shot,
  view: View,
  shop: SampleShop,
  folder: string,
): Promise<void> {
  const { name, led, before, act, loading = false, window = false, paper = false } = shot;
  const path = typeof shot.path === 'string' ? shot.path : shot.path(shop);
  const page = await context.newPage();
  try {
    await before?.(page, shop);
    await (led ? lead(page, path) : page.goto(path));
    if (!loading) await page.locator('h1').first().waitFor();
    if (!loading && !window) await scrollThrough(page);
    await settle(page, loading);
    if (act) {
      await act(page, shop);
      await settle(page, loading);
    }
    if (!window) await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    if (paper) await page.emulateMedia({ media: 'print' });
    const file = join(folder, fileName(name, view.width, view.scheme));
    await page.screenshot({ path: file, fullPage: !window, animations: 'disabled' });
  } finally {
    await page.close();
  }
}
