import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer } from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { signedInPage } from './support/sign-in.ts';
import { shopProduct } from './support/shop-product.ts';
import { started } from './support/started.ts';
import { expectToast } from './support/toast.ts';

const header = (page: Page) => page.getByRole('banner');

/** The links of the dashboard's menu in their order. */
async function menuOf(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Dashboard' });
  await menu.waitFor();
  return menu.getByRole('link').allTextContents();
}

describe.skipIf(!browserAvailable)('the header', () => {
  it('offers Login to a visitor, and leads from there to Blogs, My Portfolio and Home, above the current year', async () => {
    const page = await openPage();
    await page.goto('/blogs');
    const footer = await page.getByRole('contentinfo').innerText();
    expect(footer).toContain(`© ${new Date().getFullYear()} Rollwell`);
    await header(page).getByRole('link', { name: 'Login' }).waitFor();
    expect(await header(page).getByRole('link', { name: 'Dashboard' }).count()).toBe(0);
    for (const [name, path] of [
      ['Blogs', '/blogs'],
      ['My Portfolio', '/my-portfolio'],
      ['Home', '/'],
    ] as const) {
      await header(page).getByRole('link', { name: 'Login' }).click();
      await page.waitForURL(/\/login$/);
      await header(page).getByRole('link', { name, exact: true }).click();
      await page.waitForURL((url) => url.pathname === path);
    }
  });

  it.each(['/Dashboard', '/'])(
    'stands below one title once the app has begun at %s',
    async (path) => {
      const page = await signedInPage(await newCustomer());
      await page.goto(path);
      await header(page)
        .getByRole('button', { name: /^Sign out/ })
        .waitFor();
      await expect.poll(() => page.locator('head > title').count()).toBe(1);
      expect(await page.title()).toMatch(/ \| Rollwell$/);
    },
  );

  it('offers Dashboard with its menu and a Sign out button with the name to a customer', async () => {
    const page = await signedInPage(await newCustomer(undefined, 'Hanna Header'));
    await page.goto('/');
    const signOut = header(page).getByRole('button', { name: 'Sign out Hanna Header' });
    await signOut.waitFor();
    expect(await header(page).getByRole('link', { name: 'Login' }).count()).toBe(0);
    await header(page).getByRole('link', { name: 'Dashboard' }).click();
    await page.waitForURL(/\/Dashboard$/);
    expect(await menuOf(page)).toEqual(['My Profile', 'My orders', 'Add review']);
    await signOut.click();
    await page.waitForURL(/\/login$/);
  });

  it('says on a page that stays that one is signed out, and leads the keyboard to its content', async () => {
    const page = await signedInPage(await newCustomer());
    await page.goto('/blogs');
    await header(page)
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await expectToast(page, 'You are signed out.');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  });
});

describe.skipIf(!browserAvailable)('the menu of a phone', () => {
  it('keeps the page behind it still, and closes beside it, by a step back, and in its corner', async () => {
    const page = await openPage({ width: 360, hasTouch: true });
    await page.goto('/blogs');
    await started(page);
    const menu = page.getByRole('dialog', { name: 'Menu' });
    const overflow = () => page.evaluate(() => getComputedStyle(document.documentElement).overflow);
    const open = async () => {
      await header(page).getByRole('button', { name: 'Open menu' }).tap();
      await menu.waitFor();
      expect(await overflow()).toBe('hidden');
    };
    await open();
    // Below it lies a card, which must not be opened.
    await page.touchscreen.tap(10, 400);
    await menu.waitFor({ state: 'hidden' });
    expect(new URL(page.url()).pathname).toBe('/blogs');
    expect(await overflow()).not.toBe('hidden');

    await open();
    await menu.getByRole('link', { name: 'Products' }).tap();
    await page.waitForURL('**/products');
    await menu.waitFor({ state: 'hidden' });
    await open();
    await page.goBack();
    await page.waitForURL('**/blogs');
    await menu.waitFor({ state: 'hidden' });

    await open();
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await menu.waitFor({ state: 'hidden' });
  });

  it('stays open when a screen comes that was on its way before', async () => {
    const page = await openPage({ width: 360, hasTouch: true });
    const product = await shopProduct();
    await page.goto(`/products/${product}`);
    await started(page);
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*', async (route) => {
      await released;
      await route.fallback();
    });
    await page.getByRole('main').getByRole('link', { name: 'Products', exact: true }).tap();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await header(page).getByRole('button', { name: 'Open menu' }).tap();
    await menu.waitFor();
    expect(new URL(page.url()).pathname).toBe(`/products/${product}`);
    release();
    await page.waitForURL('**/products');
    await page.locator('article').first().waitFor();
    expect(await menu.isVisible()).toBe(true);
    await menu.getByRole('button', { name: 'Close menu' }).tap();
    await menu.waitFor({ state: 'hidden' });
  });
});

describe.skipIf(!browserAvailable)('the menu of the dashboard', () => {
  it('of an admin: My Profile, Manage All Orders, Add A Product, Make Admin, Manage Products', async () => {
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard');
    const menu = await menuOf(page);
    expect(menu.slice(0, 5)).toEqual([
      'My Profile',
      'Manage All Orders',
      'Add A Product',
      'Make Admin',
      'Manage Products',
    ]);
    expect(menu).not.toContain('My orders');
  });
});
