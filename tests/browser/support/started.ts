import type { Page } from 'playwright-core';

/** Waits until the code of the page has come: then React Router has taken the scrolling over. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(() => history.scrollRestoration === 'manual');
}
