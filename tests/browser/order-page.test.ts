import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
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
    expect(await buttons.count()).toBe(5);
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
});
