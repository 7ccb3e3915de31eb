import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { newOrder } from '../support/api-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { countListeners } from './support/listeners.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

/** What one screen of orders listens to: the newest change, and what was deleted. */
const OF_A_SCREEN = 2;

describe.skipIf(!browserAvailable)('what an admin’s tab listens to', () => {
  it('is what the screen shows, and nothing once the orders are left', async () => {
    const name = unique('Roller');
    await newOrder(await newCustomer(), await shopProduct({ name }));
    const page = await signedInPage(await newAdmin());
    const listeners = countListeners(page);
    await page.goto('/Dashboard/manage-all-orders');
    const list = page.getByRole('main');
    for (let visit = 0; visit < 3; visit += 1) {
      await list.getByRole('link', { name }).first().click();
      await page.waitForURL(/manage-all-orders\/./);
      await page.getByRole('article').waitFor();
      await page.goBack();
      await list.getByRole('row', { name }).waitFor();
    }
    await expect.poll(listeners).toBe(OF_A_SCREEN);

    await page.getByRole('link', { name: 'Messages' }).click();
    await page.getByRole('heading', { name: 'Messages', level: 1 }).waitFor();
    await expect.poll(listeners).toBe(0);
  });
});
