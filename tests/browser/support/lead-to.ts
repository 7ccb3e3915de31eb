import type { Page } from 'playwright-core';

/**
 * Goes to a public screen by the header's link, so that it asks the API for what it shows: a page that
 * is loaded there brings that along.
 */
export async function leadTo(page: Page, path: string): Promise<void> {
  await page.goto('/my-portfolio');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('banner').locator(`a[href="${path}"]`).first().click();
}
