import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { browserAvailable, openPage, type PageOptions } from './support/chromium.ts';
import { focusOf, tabTo } from './support/keyboard.ts';
import { started } from './support/started.ts';

/** The home page before its code has come, and what lets the code come and waits until it has. */
async function pageBeforeCode(options: PageOptions = {}) {
  const page = await openPage({ ...options, ownBrowser: true });
  let letCome = (): void => undefined;
  const mayCome = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await mayCome;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  const start = async () => {
    letCome();
    await started(page);
    await page.waitForLoadState('networkidle');
  };
  return { page, start };
}

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

describe.skipIf(!browserAvailable)('a page whose code comes late', () => {
  it('leaves the focus on the login link when it starts', async () => {
    const { page, start } = await pageBeforeCode();
    await tabTo(page, 'Login');
    await start();
    expect(await focusOf(page)).toMatchObject({ name: 'Login', ringed: true, inView: true });
    expect(await place(page)).toBe(0);
  });

  it('leaves a card that was tabbed to in view', async () => {
    const { page, start } = await pageBeforeCode();
    const stops = await tabTo(page, /^Buy now/);
    const before = await place(page);
    expect(before).toBeGreaterThan(0);
    await start();
    expect(await focusOf(page)).toEqual(stops.at(-1));
    expect(await place(page)).toBe(before);
  });

  it('is where it was left after a reload', async () => {
    const page = await openPage({ ownBrowser: true });
    await page.goto('/products');
    await started(page);
    await page.mouse.wheel(0, 500);
    await expect.poll(() => place(page)).toBe(500);
    await page.reload();
    await started(page);
    await expect.poll(() => place(page)).toBe(500);
  });

  it('begins quietly in a year after the one in which it was built', async () => {
    const page = await openPage({ ownBrowser: true });
    await page.clock.setFixedTime(new Date(new Date().getFullYear() + 1, 5));
    await page.goto('/my-portfolio');
    await started(page);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('contentinfo').count()).toBe(1);
  });
});
