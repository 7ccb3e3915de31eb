import { describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { disable, newCustomer, PASSWORD, unique } from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { signInBy } from './support/sign-in-by.ts';
import { loggedInPage, signedInPage } from './support/sign-in.ts';
import { started } from './support/started.ts';

const storedToken = (page: Page): Promise<string | null> =>
  page.evaluate(() => localStorage.getItem('accessToken'));

const signOutButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^Sign out/ });

/** Signs in on the login screen that already shows, without loading the page again. */
async function signInHere(page: Page, email: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel(/^Password/).fill(PASSWORD);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
}

describe.skipIf(!browserAvailable)('a session', () => {
  it('brings a visitor back to the screen that asked for it, and shows who is in', async () => {
    const { email } = await newCustomer(undefined, 'Anna Painter');
    const page = await openPage();
    await page.goto('/dashboard/my-orders');
    await page.waitForURL(/\/login$/);
    await signInHere(page, email);
    await page.waitForURL(/\/dashboard\/my-orders$/);
    expect(await signOutButton(page).textContent()).toContain('Anna Painter');
    expect(await storedToken(page)).not.toBeNull();
  });

  it('ends, and begins again as somebody else, with nothing left of the one before', async () => {
    const first = await newCustomer(`${unique('first')}@test.example`, 'First Person');
    const second = await newCustomer(`${unique('second')}@test.example`, 'Second Person');
    const page = await loggedInPage(first);
    await page.goto('/Dashboard/my-orders');
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
    await page.getByRole('link', { name: 'My Profile' }).click();
    await page.getByRole('main').getByText(first.email).waitFor();

    await signOutButton(page).click();
    await page.waitForURL(/\/login$/);
    expect(await storedToken(page)).toBeNull();

    await signInHere(page, second.email);
    await page.waitForURL(/\/$/);
    await page.getByRole('banner').getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('main').getByText(second.email).waitFor();
    expect(await page.getByText('First Person').count()).toBe(0);
    await page.getByRole('link', { name: 'My orders' }).click();
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();
    expect(await signOutButton(page).textContent()).toContain('Second Person');
  });

  it('begins in every tab', async () => {
    const { email } = await newCustomer(undefined, 'Anna Painter');
    const visitor = await openPage();
    await visitor.goto('/my-portfolio');
    await visitor.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await started(visitor);
    await signInBy(await visitor.context().newPage(), email, PASSWORD);
    await signOutButton(visitor).getByText('Anna Painter').waitFor();
  });

  it('is looked for without the code for signing in where none was opened', async () => {
    const page = await openPage();
    // Never answered: whoever waits for it waits for ever.
    await page.route(/\/assets\/(session-watcher|firebase)-/, () => undefined);
    await page.goto('/Dashboard/my-orders');
    await page.waitForURL(/\/login$/);
  });

  it('lasts through a reload, and ends in every tab', async () => {
    const page = await loggedInPage(await newCustomer());
    const other = await page.context().newPage();
    await other.goto('/Dashboard');
    // What is still about to be asked at a sign-out would be asked as nobody.
    await other.reload({ waitUntil: 'networkidle' });
    await signOutButton(other).waitFor();
    await other.getByRole('heading', { level: 1, name: 'My Profile' }).waitFor();
    await signOutButton(page).click();
    await other.waitForURL(/\/login$/);
  });

  it('renews a token that is refused, and the screen notices nothing', async () => {
    const page = await loggedInPage(await newCustomer(), { expectedErrors: [/status of 401/] });
    const stale = await page.evaluate(() => {
      const [head, claims] = (localStorage.getItem('accessToken') ?? '').split('.');
      const token = `${head}.${claims}.`;
      localStorage.setItem('accessToken', `${token}stale`);
      return `${token}stale`;
    });
    await page.goto('/Dashboard/my-orders');
    await page.getByRole('navigation', { name: 'Dashboard' }).waitFor();
    await page.waitForFunction((token) => localStorage.getItem('accessToken') !== token, stale);
    expect(await storedToken(page)).not.toBeNull();
    expect(page.url()).toMatch(/my-orders$/);
  });

  it('of an account that was closed ends when its next page opens, and says so', async () => {
    const user = await newCustomer();
    // No page is open yet: one that asks something meanwhile would end the session itself.
    const page = await signedInPage(user, { expectedErrors: [/status of 40[01]/] });
    await disable(user.uid);
    await page.goto('/Dashboard/my-orders');
    await page.waitForURL(/\/login$/);
    await page.getByRole('main').getByText('Your session has ended.').waitFor();
    expect(await storedToken(page)).toBeNull();
  });
});
