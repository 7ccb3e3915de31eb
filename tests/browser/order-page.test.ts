import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { markOrder, newOrder } from '../support/api-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

/** What a finger can hit, in pixels. */
const FINGER = 44;
const PHONE = { width: 360, height: 740, hasTouch: true };

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not on the screen.');
  return box;
}

async function orderOfSomebody(state: { paid: boolean; shipped: boolean }): Promise<string> {
  const product = await shopProduct({ name: unique('Roller 25 cm') });
  const id = await newOrder(await newCustomer(), product);
  await markOrder(id, { ...state, tranID: 'pi_of_an_order' });
  return `/Dashboard/manage-all-orders/${id}`;
}

describe.skipIf(!browserAvailable)('the page of one order, for an admin', () => {
  it('has buttons for a finger on a phone, and ends below the last of them', async () => {
    const path = await orderOfSomebody({ paid: true, shipped: false });
    const page = await signedInPage(await newAdmin(), PHONE);
    await page.goto(path);
    const article = page.getByRole('article');
    const buttons = article.locator('button, a.MuiButton-root');
    await article.getByRole('button', { name: /^Refund:/ }).waitFor();
    await article.getByRole('button', { name: 'Add note' }).waitFor();
    expect(await buttons.count()).toBe(7);
    for (const button of await buttons.all()) {
      expect((await boxOf(button)).height).toBeGreaterThanOrEqual(FINGER);
    }
    const [card, last] = [await boxOf(article), await boxOf(buttons.last())];
    expect(card.y + card.height - (last.y + last.height)).toBeLessThan(FINGER);
  });

  it('says once how the order stands', async () => {
    const path = await orderOfSomebody({ paid: true, shipped: true });
    const page = await signedInPage(await newAdmin());
    await page.goto(path);
    const article = page.getByRole('article');
    await article.getByRole('button', { name: /^Refund:/ }).waitFor();
    expect(await article.getByText('Shipped', { exact: true }).count()).toBe(1);
  });

  it('shows the tracking that somebody else saves, and keeps what is typed', async () => {
    const path = await orderOfSomebody({ paid: true, shipped: false });
    const id = path.split('/').at(-1) ?? '';
    const admin = await newAdmin();
    const page = await signedInPage(admin);
    const listening = page.waitForResponse(/firestore\.v1\.Firestore\/Listen/);
    await page.goto(path);
    const carrier = page.getByLabel('Carrier');
    await carrier.waitFor();
    await listening;
    const save = (number: string) =>
      call('setTracking', { id }, { token: admin.token, body: { carrier: 'DHL', number } });
    await save('0034');
    await page.getByText('The parcel goes with DHL 0034.').waitFor();
    await expect.poll(() => carrier.inputValue()).toBe('DHL');
    const number = page.getByLabel('Number of the parcel');
    expect(await number.inputValue()).toBe('0034');

    await number.fill('0035');
    await save('0036');
    await page.getByText('The parcel goes with DHL 0036.').waitFor();
    expect(await number.inputValue()).toBe('0035');
    await page.getByRole('button', { name: 'Save tracking' }).click();
    await page.getByText('The parcel goes with DHL 0035.').waitFor();
  });
});
