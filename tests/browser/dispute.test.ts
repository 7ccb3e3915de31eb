import { afterEach, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { control } from '../support/api-gateway.ts';
import { newOrder, orderOf } from '../support/api-orders.ts';
import { pay } from '../support/api-paid-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

/** A paid order whose payment is disputed, on its page in the office, and the button that ships it. */
async function disputedOrder(expectedErrors: readonly RegExp[] = []) {
  const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
  const name = unique('Disputed roller');
  const id = await newOrder(customer, await shopProduct({ name, available: 30 }), 12);
  await pay(customer, id);
  await control({ dispute: (await orderOf(customer, id)).tranID ?? '' });
  const state = async () => (await orderOf(customer, id)).dispute?.state;
  await expect.poll(state).toBe('open');
  const page = await signedInPage(admin, { expectedErrors });
  const path = `/Dashboard/manage-all-orders/${id}`;
  const ship = page.getByRole('button', { name: new RegExp(`^Mark RW-\\S+ as shipped: ${name}$`) });
  const isShipped = async () => (await orderOf(customer, id)).shipped;
  return { page, path, ship, isShipped };
}

afterEach(async () => {
  await control({ reset: true });
});

describe.skipIf(!browserAvailable)('a disputed order', () => {
  it('says by when evidence is due, and ships only after a question', async () => {
    const { page, path, ship, isShipped } = await disputedOrder();
    await page.goto(path);
    await page.getByText(/Send evidence in the dashboard of the payment service by \d/).waitFor();
    const dialog = page.getByRole('dialog');
    await ship.click();
    await dialog.getByText('pieces and money may both be gone').waitFor();
    await dialog.getByRole('button', { name: 'Don’t ship' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await isShipped()).toBe(false);

    await ship.click();
    await dialog.getByRole('button', { name: 'Ship anyway' }).click();
    await expect.poll(isShipped).toBe(true);
    await page.getByText('Shipped', { exact: true }).first().waitFor();
  });

  it('says why the question does not come, and ships nothing', async () => {
    const { page, path, ship, isShipped } = await disputedOrder([
      /net::ERR_/,
      /^ApiError: The shop cannot be reached/,
    ]);
    await page.route(/\/assets\/ship-anyway-dialog-|\/site\.webmanifest/, (route) => route.abort());
    await page.goto(path);
    await page.getByText(/Send evidence in the dashboard/).waitFor();
    expect(await page.getByText('Error: The shop cannot be reached').count()).toBe(0);
    await ship.click();
    await page.getByRole('alert').getByText('Error: The shop cannot be reached').waitFor();
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await isShipped()).toBe(false);
  });
});
