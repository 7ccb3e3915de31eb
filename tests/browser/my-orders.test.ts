import { TOAST } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import {
  availableOf,
  markOrder,
  newOrder,
  readOrder,
  stockIsWhole,
} from '../support/api-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

const orderCard = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });

/** Waits until the listener answers, so that what comes next can only come from it. */
async function openMyOrders(page: Page): Promise<void> {
  const listening = page.waitForResponse(/firestore\.v1\.Firestore\/Listen/);
  await page.goto('/Dashboard/my-orders');
  await page.getByRole('article').first().waitFor();
  await listening;
}

describe.skipIf(!browserAvailable)('My orders', () => {
  it('cancels an unpaid order after a question, and the stock comes back', async () => {
    const customer = await newCustomer();
    const name = unique('Tray');
    const productId = await shopProduct({ name, available: 30 });
    const id = await newOrder(customer, productId, 12);
    const page = await signedInPage(customer);
    await openMyOrders(page);

    const cancel = orderCard(page, name).getByRole('button', { name: 'Cancel' });
    await cancel.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await availableOf(productId)).toBe(18);

    await cancel.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expectToast(page, TOAST.deleted(name));
    await page.getByText('You have no orders yet').waitFor();
    expect((await readOrder(customer, id)).status).toBe(404);
    expect(await availableOf(productId)).toBe(30);
    expect(await stockIsWhole(productId)).toBe(true);
  });

  it('offers Pay now and Cancel for an unpaid order, neither for a paid one, and the page of each', async () => {
    const customer = await newCustomer();
    const [unpaid, paid] = [unique('Unpaid pole'), unique('Paid pole')];
    const unpaidId = await newOrder(customer, await shopProduct({ name: unpaid }));
    const paidId = await newOrder(customer, await shopProduct({ name: paid, available: 30 }), 7);
    await markOrder(paidId, { paid: true, tranID: 'pi_seen_in_the_list' });
    const page = await signedInPage(customer);
    await openMyOrders(page);

    const open = orderCard(page, unpaid);
    expect(await open.getByRole('link', { name: 'Pay now' }).getAttribute('href')).toBe(
      `/payment/${unpaidId}`,
    );
    expect(await open.getByRole('button', { name: 'Cancel' }).count()).toBe(1);
    await open.getByText(/^Kept for you until tomorrow, \d{1,2}:\d\d( [AP]M)?\.$/).waitFor();

    const done = orderCard(page, paid);
    await done.getByText('Paid', { exact: true }).first().waitFor();
    await done.getByText('pi_seen_in_the_list').waitFor();
    expect(await done.getByRole('link', { name: 'Pay now' }).count()).toBe(0);
    expect(await done.getByRole('button').count()).toBe(0);

    await page.getByRole('heading', { name: unpaid }).getByRole('link').click();
    await page.waitForURL(`**/Dashboard/my-orders/${unpaidId}`);
    await page.getByRole('heading', { level: 1, name: 'My order', exact: true }).waitFor();
    await page.goBack();

    await done.getByRole('link', { name: `Order again: ${paid}` }).click();
    const quantity = page.getByLabel('Quantity, in pieces');
    await quantity.waitFor();
    expect(await quantity.inputValue()).toBe('7');
    expect(new URL(page.url()).search).toBe('?quantity=7');
  });

  it('drops an order that somebody else cancelled, even an older one, and says so', async () => {
    const customer = await newCustomer();
    const [older, newer] = [unique('Older kit'), unique('Newer kit')];
    const olderId = await newOrder(customer, await shopProduct({ name: older }));
    await newOrder(customer, await shopProduct({ name: newer }));
    const page = await signedInPage(customer);
    await openMyOrders(page);
    await orderCard(page, older).waitFor();

    const admin = await newAdmin();
    await call('cancelOrder', { id: olderId }, { token: admin.token });
    await orderCard(page, older).waitFor({ state: 'detached' });
    expect(await orderCard(page, newer).count()).toBe(1);
    await page.getByText(`${older}: the order is cancelled.`).waitFor({ state: 'attached' });
  });

  it('says what to do where there are no orders', async () => {
    const page = await signedInPage(await newCustomer());
    await page.goto('/Dashboard/my-orders');
    await page.getByText('You have no orders yet').waitFor();
    await page.getByRole('link', { name: 'See the products' }).click();
    await page.waitForURL(/\/products$/);
  });
});
