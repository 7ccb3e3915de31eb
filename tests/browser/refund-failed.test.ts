import { describe, expect, it } from 'vitest';
import { orderState } from '@rollwell/functions/contract';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { control, stripe } from '../support/api-gateway.ts';
import { newOrder, orderOf } from '../support/api-orders.ts';
import { pay } from '../support/api-paid-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

/** An order whose refund the customer's bank has sent back. */
const returnedRefund = async () => {
  const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
  const name = unique('Returned roller');
  const id = await newOrder(customer, await shopProduct({ name }), 3);
  await pay(customer, id);
  const { tranID } = await orderOf(customer, id);
  const refund = await stripe.refunds.create({ payment_intent: tranID ?? '' });
  await expect.poll(async () => orderState(await orderOf(customer, id))).toBe('refunded');
  await control({ failRefund: refund.id });
  await expect.poll(async () => orderState(await orderOf(customer, id))).toBe('refund_failed');
  return { id, name, admin };
};

describe.skipIf(!browserAvailable)('a refund that the bank sends back', () => {
  it('is announced on the dashboard, found by its filter, and settled by a transfer', async () => {
    const { name, admin } = await returnedRefund();
    const page = await signedInPage(admin);
    await page.goto('/Dashboard');
    await page.getByRole('note').getByRole('link', { name: 'See what to do' }).click();
    await page.waitForURL(/state=refund_failed/);
    await page.getByRole('row', { name }).getByRole('link', { name }).click();
    await page.getByText('the card has expired or was cancelled', { exact: false }).waitFor();
    expect(await page.getByRole('button', { name: /^Refund again:/ }).count()).toBe(1);

    await page.getByRole('button', { name: 'Record the bank transfer' }).click();
    await page.getByText('Reference is required').waitFor();
    await page.getByLabel('Reference of the transfer').fill('SEPA 2026-17');
    await page.getByRole('button', { name: 'Record the bank transfer' }).click();
    await expectToast(page, `The transfer for “${name}” is recorded.`);
    await page.getByText(/Paid out by bank transfer on .* Reference: SEPA 2026-17\./).waitFor();
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toMatch(/Reference: SEPA 2026-17/);
    expect(await page.getByRole('button', { name: /^Refund again:/ }).count()).toBe(0);
  });

  it('is not refunded again without a word about a transfer that is typed and not recorded', async () => {
    const { id, admin } = await returnedRefund();
    const page = await signedInPage(admin);
    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    const dialog = page.getByRole('dialog');
    const said = dialog.getByText('A bank transfer is typed below and not recorded.');
    const ask = () => page.getByRole('button', { name: /^Refund again:/ }).click();
    await ask();
    await dialog.getByText('The first refund came back.').waitFor();
    expect(await said.count()).toBe(0);
    await dialog.getByRole('button', { name: 'Don’t refund' }).click();
    await page.getByLabel('Reference of the transfer').fill('SEPA 2026-17');
    await ask();
    await said.waitFor();
  });
});
