import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer } from '../support/api-accounts.ts';
import { browserAvailable } from './support/chromium.ts';
import { signedInPage } from './support/sign-in.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Leave without saving?' });

describe.skipIf(!browserAvailable)('what was typed and not saved', () => {
  it('in the profile is not left behind without a question', async () => {
    const page = await signedInPage(await newCustomer());
    await page.goto('/Dashboard/update-profile');
    const city = page.getByLabel('City');
    await city.fill('Porto');
    const away = page.getByRole('main').getByRole('link', { name: 'My orders' });
    await away.click();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await question(page).waitFor({ state: 'hidden' });
    expect(await city.inputValue()).toBe('Porto');
    await away.click();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/my-orders$/);
    await page.getByRole('heading', { level: 1, name: 'My orders' }).waitFor();

    await page.goBack();
    await city.fill('Faro');
    await page.goForward();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await question(page).waitFor({ state: 'hidden' });
    expect([new URL(page.url()).pathname, await city.inputValue()]).toEqual([
      '/Dashboard/update-profile',
      'Faro',
    ]);
    await page.goForward();
    await question(page).getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL(/my-orders$/);
  });

  it('is asked about by the browser when the tab is closed', async () => {
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/add-product');
    await page.getByLabel(/name/i).first().fill('Half a product');
    const asked = new Promise<string>((resolve) => {
      page.on('dialog', (dialog) => {
        resolve(dialog.type());
        void dialog.accept();
      });
    });
    await page.close({ runBeforeUnload: true });
    expect(await asked).toBe('beforeunload');
  });

  it('and nothing else: an untouched form is left without a question', async () => {
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/add-product');
    await page.getByRole('main').getByRole('link', { name: 'Make Admin' }).click();
    await page.waitForURL(/make-admin$/);
  });
});
