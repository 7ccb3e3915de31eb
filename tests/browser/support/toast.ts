import type { Page } from 'playwright-core';

/** Waits until a toast says exactly this. */
export async function expectToast(page: Page, message: string): Promise<void> {
  await page
    .locator('[class*="notistack"]')
    .getByText(message, { exact: true })
    .first()
    .waitFor({ state: 'visible' });
}
