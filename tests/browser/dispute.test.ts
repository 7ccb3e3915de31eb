import { afterEach, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { control } from '../support/api-gateway.ts';
import { newOrder, orderOf } from '../support/api-orders.ts';
import { pay } from '../support/api-paid-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

afterEach(async () => {
  await control({ reset: true });
});

describe.skipIf(!browserAvailable)('a disputed order', () => {
  it('says by when evidence is due, and ships only after a question', async () => {
    const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const name = unique('Disputed roller');
    const id = await newOrder(customer, await shopProduct({ name, available: 30 }), 12);
    await pay(customer, id);
    await control({ dispute: (await orderOf(customer, id)).tranID ?? '' });
    const state = async () => (await orderOf(customer, id)).dispute?.state;
    await expect.poll(state).toBe('open');

    const page = await signedInPage(admin);
    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    await page.getByText(/Send evidence in the dashboard of the payment service by \d/).waitFor();
    const ship = page.getByRole('button', { name: new RegExp(`^Shipped: ${name} `) });
    const dialog = page.getByRole('dialog');
    await ship.click();
    await dialog.getByText('pieces and money may both be gone').waitFor();
    await dialog.getByRole('button', { name: 'Don’t ship' }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect((await orderOf(customer, id)).shipped).toBe(false);

    await ship.click();
    await dialog.getByRole('button', { name: 'Ship all the same' }).click();
    await expect.poll(async () => (await orderOf(customer, id)).shipped).toBe(true);
    await page.getByText('Shipped', { exact: true }).first().waitFor();
  });
});
