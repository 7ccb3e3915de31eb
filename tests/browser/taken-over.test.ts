import { describe, expect, it } from 'vitest';
import { browserAvailable, openPage } from './support/chromium.ts';
import { APP_CODE, holdBack } from './support/held.ts';

describe.skipIf(!browserAvailable)('a page that the app takes over', () => {
  it('searches for what was sent before its code came', async () => {
    const page = await openPage({ waitsForIntent: true });
    await page.goto('/products', { waitUntil: 'networkidle' });
    const release = await holdBack(page, APP_CODE);
    await page.getByLabel('Search tools').fill('roller');
    await page.getByLabel('Search tools').press('Enter');
    release();
    await page.waitForURL(/q=roller/);
    await expect.poll(() => page.getByLabel('Search tools').inputValue()).toBe('roller');
  });

  it('does once what was pressed several times', async () => {
    const page = await openPage({ waitsForIntent: true });
    await page.goto('/products', { waitUntil: 'networkidle' });
    const release = await holdBack(page, APP_CODE);
    const add = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Add to basket/ });
    await add.click();
    await add.click();
    release();
    await page.getByRole('link', { name: /^Basket, 1 product/ }).waitFor();
  });
});
