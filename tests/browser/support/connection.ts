import type { Page } from 'playwright-core';

// Where the tests run without a network the browser has none to lose, and does not tell.

/** Takes the connection away. */
export async function disconnect(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('offline')));
}

/** Gives it back. A page that hears of it by itself may load itself again before we can tell it. */
export async function reconnect(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page
    .evaluate(() => dispatchEvent(new Event('online')))
    .catch((error: unknown) => {
      if (!String(error).includes('context was destroyed')) throw error;
    });
}
