import type { Page } from 'playwright-core';
import { started } from './started.ts';

/**
 * Goes to a public screen by the header's link, so that it asks the API for what it shows: a page that
 * is loaded there brings that along.
 */
export async function leadTo(page: Page, path: string): Promise<void> {
  await page.goto('/my-portfolio');
  // Before the code has come, a link leads to a page that is loaded.
  await started(page);
  await page.getByRole('banner').locator(`a[href="${path}"]`).first().click();
}
