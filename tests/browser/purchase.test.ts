import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { availableOf, delivery, newOrder, orderOf, orderedPieces } from '../support/api-orders.ts';
import { orderIdOf } from './support/checkout.ts';
import { coveredBy } from './support/covered.ts';
import { browserAvailable } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { focusOf } from './support/keyboard.ts';
import { handleOnce } from './support/once.ts';
import { fillDelivery, openOrderForm, orderForm } from './support/order-form.ts';
import { changeProduct, removeProduct, setStock, shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

/** What the browser itself writes about an answer of 409. */
const CONFLICT = [/status of 409/];

/** Has something happen in the shop just before the form's first order reaches it. */
async function beforeTheOrder(page: Page, happen: () => Promise<unknown>): Promise<void> {
  await handleOnce(page, '**/order', async (route) => {
    await happen();
    await route.continue();
  });
}

/** An open form asks for its product every 15 seconds; a moment more. */
const UNTIL_ASKED_AGAIN_MS = 16_000;

/** One message with one way on, and nothing to press that cannot work. */
async function expectSoldOut(page: Page, title: string): Promise<void> {
  const main = page.getByRole('main');
  await main.getByText(title).waitFor();
  const alerts = main.getByRole('alert').filter({ hasText: /\w/ });
  expect(await alerts.count()).toBe(1);
  expect(await alerts.getByRole('link').allTextContents()).toEqual(['See other products']);
  expect(await main.getByRole('button', { name: 'Place order' }).count()).toBe(0);
  expect(await main.getByText('Out of Stock!').count()).toBe(0);
  expect(await messageBeside(orderForm(page).quantity)).toBe('');
}

describe.skipIf(!browserAvailable)('the Purchase screen', () => {
  it('places the order, takes the stock, leads to the payment, and knows the address when that was cancelled again', async () => {
    const customer = await newCustomer();
    const page = await signedInPage(customer);
    const productId = await shopProduct({ minOrder: 10, available: 50 });
    const form = await openOrderForm(page, productId);
    await fillDelivery(page);
    await form.submit.click();
    await expectToast(page, TOAST.productAdded);
    await page.waitForURL(/\/payment\//);
    const id = orderIdOf(page);
    expect(await orderOf(customer, id)).toMatchObject({ productId, quantity: 10 });
    expect(await availableOf(productId)).toBe(40);

    // Without any profile.
    await page.goto('/blogs');
    await call('cancelOrder', { id }, { token: customer.token });
    await openOrderForm(page, await shopProduct());
    expect(await form.address.inputValue()).toBe(delivery.address);
    expect(await form.phone.inputValue()).toBe(delivery.phone);
  });

  it('keeps what was typed when the pieces are gone meanwhile, and says so at the quantity', async () => {
    const onPhone = { width: 360, expectedErrors: CONFLICT };
    const page = await signedInPage(await newCustomer(), onPhone);
    const productId = await shopProduct({ minOrder: 10, available: 25 });
    const form = await openOrderForm(page, productId);
    await fillDelivery(page);
    await form.quantity.fill('20');
    await beforeTheOrder(page, async () => newOrder(await newCustomer(), productId, 10));
    await form.submit.click();
    await expectToast(page, TOAST.somethingWrong);
    await expect.poll(() => messageBeside(form.quantity)).toBe(VALIDATION.outOfStock(10, 15));
    expect(await page.getByText('Out of Stock!').count()).toBe(1);
    expect(await coveredBy(page.getByText('Out of Stock!'))).toEqual([]);
    expect(await form.city.inputValue()).not.toBe('');
    await page.getByText('Only 15 pieces left', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Take 15 pieces' }).click();
    expect(await form.quantity.inputValue()).toBe('15');
    await expect.poll(() => messageBeside(form.quantity)).not.toContain('Out of Stock');
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
  });

  it('says once that the last pieces went to somebody else, and where to go', async () => {
    // The note gives way to the button when pieces come back.
    const expected = { expectedErrors: CONFLICT, expectedShifts: [/^\/purchase\/\S+ shifted/] };
    const page = await signedInPage(await newCustomer(), { ownBrowser: true, ...expected });
    await page.clock.install();
    const productId = await shopProduct({ minOrder: 10, available: 15 });
    const form = await openOrderForm(page, productId);
    await fillDelivery(page);
    await beforeTheOrder(page, async () => newOrder(await newCustomer(), productId, 10));
    await form.submit.click();
    await expectToast(page, TOAST.somethingWrong);
    await expectSoldOut(page, 'This product has sold out while you were here');
    await page.getByText('Only 5 pieces left, and the minimum order is 10 pieces.').waitFor();
    expect(await form.city.inputValue()).not.toBe('');
    const others = page.getByRole('main').getByRole('link', { name: 'See other products' });
    await expect.poll(() => others.evaluate((link) => link === document.activeElement)).toBe(true);
    // The toast is still there, and not over what is said beside the form, on a phone either.
    const said = page.getByRole('main').getByRole('alert').filter({ hasText: /\w/ });
    expect(await coveredBy(said)).toEqual([]);
    await page.setViewportSize({ width: 360, height: 800 });
    await expectToast(page, TOAST.somethingWrong);
    expect(await coveredBy(said)).toEqual([]);
    await setStock(productId, { available: 20, received: 30 });
    await page.clock.fastForward(UNTIL_ASKED_AGAIN_MS);
    await form.submit.waitFor();
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
  });

  it('says so where a product was sold out, or is gone, before the form opened or under it', async () => {
    const customer = await newCustomer();
    const page = await signedInPage(customer, { expectedErrors: [/status of 404/] });
    const productId = await shopProduct({ minOrder: 10, available: 9 });
    const form = await openOrderForm(page, productId);
    await expectSoldOut(page, 'This product is sold out');

    const soonGone = await shopProduct();
    await openOrderForm(page, soonGone);
    await fillDelivery(page);
    await beforeTheOrder(page, () => removeProduct(soonGone));
    await form.submit.click();
    await expectSoldOut(page, 'This product is no longer sold');
  });

  it('says that the product has sold out while the form is open', async () => {
    const page = await signedInPage(await newCustomer(), { ownBrowser: true });
    await page.clock.install();
    const productId = await shopProduct({ minOrder: 10, available: 15 });
    const form = await openOrderForm(page, productId);
    await form.city.fill('Gent');
    await newOrder(await newCustomer(), productId, 10);
    await page.clock.fastForward(UNTIL_ASKED_AGAIN_MS);
    const note = page.getByRole('alert').filter({ hasText: 'has sold out while you were here' });
    await note.waitFor();
    expect(await form.city.inputValue()).toBe('Gent');
    for (const field of [form.city, form.quantity, form.city]) {
      await field.focus();
      await expect.poll(async () => (await focusOf(page)).inView).toBe(true);
    }
  });

  it('does not order at a price that was not shown', async () => {
    const customer = await newCustomer();
    const page = await signedInPage(customer, { expectedErrors: CONFLICT });
    const productId = await shopProduct({ price: 2, minOrder: 10 });
    const form = await openOrderForm(page, productId);
    await fillDelivery(page);
    await beforeTheOrder(page, () => changeProduct(productId, { price: 3 }));
    await form.submit.click();
    await page.getByText(/The price has changed from €2\.00 to €3\.00/).waitFor();
    await expect.poll(() => form.total.textContent()).toBe('€30.00');
    expect(await page.getByText('The price has changed').count()).toBe(1);
    expect(await orderedPieces(productId)).toBe(0);
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
    expect((await orderOf(customer, orderIdOf(page))).totalPrice).toBe(30);
  });

  it('orders once when the answer got lost and the form is sent again', async () => {
    const page = await signedInPage(await newCustomer(), { expectedErrors: [/ERR_FAILED/] });
    const productId = await shopProduct({ minOrder: 10, available: 50 });
    const form = await openOrderForm(page, productId);
    await fillDelivery(page);
    await page.route('**/order', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.submit.click();
    await expectToast(page, TOAST.somethingWrong);
    await page.getByText('The shop cannot be reached').waitFor();
    await page.unroute('**/order');
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(0);
    await page.reload();
    await expect.poll(() => form.city.inputValue()).not.toBe('');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
    expect(await orderedPieces(productId)).toBe(10);
  });

  it('fills in where the last order went', async () => {
    const customer = await newCustomer();
    await newOrder(customer, await shopProduct());
    const page = await signedInPage(customer);
    const form = await openOrderForm(page, await shopProduct());
    expect(await form.customerName.inputValue()).toBe(delivery.customerName);
    expect(await form.phone.inputValue()).toBe(delivery.phone);
    expect(await form.address.inputValue()).toBe(delivery.address);
    expect(await form.city.inputValue()).toBe(delivery.city);
  });
});
