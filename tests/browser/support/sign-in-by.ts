import type { Page } from 'playwright-core';

/** Signs in through the login screen and waits until the shop has opened the session. */
export async function signInBy(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  const main = page.getByRole('main');
  await main.getByLabel('Email').fill(email);
  await main.getByLabel(/^Password/).fill(password);
  await main.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/login'));
}
