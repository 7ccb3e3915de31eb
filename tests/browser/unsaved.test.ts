import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer } from '../support/api-accounts.ts';
import { markOrder, newOrder } from '../support/api-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { focusOf } from './support/keyboard.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

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

  it('about a parcel is asked about, and no more once it is saved', async () => {
    const id = await newOrder(await newCustomer(), await shopProduct());
    await markOrder(id, { paid: true, tranID: `pi_${id}` });
    const page = await signedInPage(await newAdmin());
    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    const carrier = page.getByLabel('Carrier');
    await carrier.fill('DHL');
    const away = page.getByRole('main').getByRole('link', { name: 'Messages' });
    await away.click();
    await question(page).getByRole('button', { name: 'Stay' }).click();
    await question(page).waitFor({ state: 'hidden' });
    expect(await carrier.inputValue()).toBe('DHL');
    await page.getByLabel('Number of the parcel').fill('00340434');
    await page.getByRole('button', { name: 'Save tracking' }).press('Enter');
    await expectToast(page, 'The tracking is saved.');
    await expect.poll(async () => (await focusOf(page)).name).toBe('Save tracking');
    await away.click();
    await page.waitForURL(/messages$/);
  });

  it('is asked about by the browser when the tab is closed, and an untouched form is left without a question', async () => {
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/add-product');
    await page.getByRole('main').getByRole('link', { name: 'Make Admin' }).click();
    await page.waitForURL(/make-admin$/);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Add A Product' }).waitFor();
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
});
