import type { Page } from 'playwright-core';

/** Takes the connection away from every page of the visitor. */
export const disconnect = (page: Page): Promise<void> => page.context().setOffline(true);

/** Gives it back. Where the tests run without a network, the browser itself does not tell of it. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
}
