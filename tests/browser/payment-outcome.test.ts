import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { control, eventsOf } from '../support/api-gateway.ts';
import { delivery, newOrder } from '../support/api-orders.ts';
import { decideCheckout, goToCheckout } from './support/checkout.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

const PHONE = { width: 360, height: 780 };

const ofOne = async (customer: TestUser): Promise<string> =>
  newOrder(customer, await shopProduct({ name: 'Sleeve' }));

const ofSeveral = async ({ token }: TestUser): Promise<string> => {
  const names = ['Sleeve', 'Tray', 'Pole', 'Grid', 'Bucket'];
  const products = await Promise.all(names.map((name) => shopProduct({ name })));
  const lines = products.map((productId) => ({ productId, quantity: 2 }));
  const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
  const { body: orders } = await call('getPurchase', { id: body.insertedId }, { token });
  return orders[0]?._id ?? '';
};

const paymentOf = async (order: (customer: TestUser) => Promise<string>) => {
  const customer = await newCustomer();
  const id = await order(customer);
  const page = await signedInPage(customer, { expectedShifts: [/^\/payment\/\S+ shifted/] });
  await page.setViewportSize(PHONE);
  await page.goto(`/payment/${id}`);
  return { page, id };
};

/** It is the heading, has the focus, is on the first screen, and names the page. */
async function expectOutcome(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1, name: title, exact: true });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((here) => here === document.activeElement)).toBe(true);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  const { top, bottom } = await heading.evaluate((here) => here.getBoundingClientRect());
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(PHONE.height);
  expect(await page.title()).toBe(`${title} | Rollwell`);
}

describe.skipIf(!browserAvailable)('whoever comes back from the gateway on a phone', () => {
  it.each([
    ['an order', ofOne],
    ['a purchase of several lines', ofSeveral],
  ])('reads first that %s was declined, and then that it is paid', async (_what, order) => {
    const { page } = await paymentOf(order);
    await goToCheckout(page);
    await decideCheckout(page, 'Decline');
    await expectOutcome(page, 'The payment was declined');
    await page.getByText('Nothing was charged.').waitFor();
    await goToCheckout(page);
    await decideCheckout(page, 'Approve');
    await expectOutcome(page, 'Paid. Thank you');
  });

  it('reads first that the payment is being confirmed, and then that it is paid', async () => {
    const { page, id } = await paymentOf(ofOne);
    await goToCheckout(page);
    await control({ drop: 1 });
    await decideCheckout(page, 'Approve');
    await expectOutcome(page, 'Your payment is being confirmed');
    const [event] = await eventsOf(id);
    await control({ redeliver: event?.id });
    await expectOutcome(page, 'Paid. Thank you');
  });

  it('reads first that they left without paying', async () => {
    const { page, id } = await paymentOf(ofOne);
    await goToCheckout(page);
    await page.goto(`/payment/${id}?checkout=cancelled`);
    await expectOutcome(page, 'The payment was not completed');
  });

  it('is not drawn to the heading where they only look at the payment', async () => {
    const { page } = await paymentOf(ofOne);
    await page.getByRole('heading', { level: 1, name: 'Payment', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('H1');
  });
});
