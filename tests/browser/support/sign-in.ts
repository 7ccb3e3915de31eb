import type { Page } from 'playwright-core';
import { PASSWORD, type TestUser } from '../../support/api-accounts.ts';
import { openPage, type PageOptions } from './chromium.ts';

/** Signs in through the login screen and waits until the shop has opened the session. */
export async function signInBy(page: Page, email: string, password = PASSWORD): Promise<void> {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel(/^Password/).fill(password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}

/** A page on which this test user is signed in. */
export async function signedInPage(user: TestUser, options: PageOptions = {}): Promise<Page> {
  const page = await openPage(options);
  await signInBy(page, user.email);
  return page;
}
