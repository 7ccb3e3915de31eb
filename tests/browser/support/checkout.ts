import type { Page } from 'playwright-core';

/** Presses Pay on the payment screen and waits for the gateway's page. */
export async function goToCheckout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.getByRole('button', { name: 'Approve' }).waitFor();
}

/** Presses a button of the gateway's page and waits until the browser is back in the shop. */
export async function decideCheckout(page: Page, outcome: 'Approve' | 'Decline'): Promise<void> {
  await page.getByRole('button', { name: outcome }).click();
  await page.waitForURL(/\/payment\/.+\?checkout=/);
}

/** The order's id that stands in the payment screen's URL. */
export const orderIdOf = (page: Page): string =>
  new URL(page.url()).pathname.split('/').at(-1) ?? '';
