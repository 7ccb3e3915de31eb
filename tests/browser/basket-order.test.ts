import { TOAST, VALIDATION } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newCustomer, PASSWORD, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { availableOf, delivery, newOrder, orderOf } from '../support/api-orders.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import {
  basketOf,
  expectCount,
  keepLines,
  openBasketForm as openForm,
  saveLines,
  twoProducts,
} from './support/basket.ts';
import { orderIdOf } from './support/checkout.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { holdBack } from './support/held.ts';
import { whenAsked } from './support/last-asked.ts';
import { handleOnce } from './support/once.ts';
import { fillDelivery, orderForm } from './support/order-form.ts';
import { changeProduct, setStock } from './support/shop-product.ts';
import { signInBy } from './support/sign-in-by.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';
import { WIDTHS } from './support/views.ts';

const linesAtShop = async ({ email, token }: TestUser) =>
  (await call('getBasket', { email }, { token })).body.lines;

describe.skipIf(!browserAvailable)('the basket of somebody who is signed in', () => {
  it('is on every device, and loses nothing where two change it', async () => {
    const { roller, tray, names } = await twoProducts();
    const owner = await newCustomer();
    const phone = await signedInPage(owner, { width: 360, expectedErrors: [/status of 409/] });
    const desk = await signedInPage(owner, { expectedErrors: [/status of 409/] });
    await phone.goto(`/products/${roller}`);
    await desk.goto(`/products/${tray}`);
    await phone.getByRole('button', { name: 'Add to basket' }).click();
    await expect.poll(() => linesAtShop(owner)).toHaveLength(1);
    await desk.getByRole('button', { name: 'Add to basket' }).click();
    await expect.poll(() => linesAtShop(owner)).toHaveLength(2);
    await expectCount(desk, 2);
    await phone.reload();
    await expectCount(phone, 2);
    await phone.goto('/basket');
    await basketOf(phone).quantity(names.tray).fill('5');
    await expect
      .poll(() => linesAtShop(owner))
      .toContainEqual({ productId: tray, quantity: 5, price: 2 });
    await basketOf(phone).remove(names.roller).click();
    await expect.poll(() => linesAtShop(owner)).toHaveLength(1);
  });

  it('takes in at the sign-in what was chosen before, and is gone from the browser with them', async () => {
    const { roller, tray, lines } = await twoProducts();
    const owner = await newCustomer();
    await saveLines(owner, [{ productId: roller, quantity: 20, price: 4.35 }]);
    const page = await openPage();
    await keepLines(page, lines);
    await page.goto('/basket');
    await basketOf(page).order.click();
    await page.waitForURL('**/login');
    await page.getByRole('main').getByLabel('Email').fill(owner.email);
    await page
      .getByRole('main')
      .getByLabel(/^Password/)
      .fill(PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL('**/basket/order');
    await expect
      .poll(
        async () =>
          new Map((await linesAtShop(owner)).map((each) => [each.productId, each.quantity])),
      )
      .toEqual(
        new Map([
          [roller, 20],
          [tray, 2],
        ]),
      );
    await page.getByText('20 pieces at €4.35').waitFor();
    await page.getByRole('button', { name: /^Sign out/ }).click();
    await expectCount(page, 0);
    expect(await linesAtShop(owner)).toHaveLength(2);
    await signInBy(page, owner.email, PASSWORD);
    await expectCount(page, 2);
  });
});

describe.skipIf(!browserAvailable)('ordering the basket', () => {
  it('orders all of it at once, leads to the payment and leaves an empty basket', async () => {
    const { names, roller, tray, lines } = await twoProducts();
    const owner = await newCustomer();
    await saveLines(owner, lines);
    const page = await signedInPage(owner);
    const form = await openForm(page);
    await expect.poll(() => form.total.textContent()).toBe('€47.50');
    await page.getByText('10 pieces at €4.35').waitFor();
    await fillDelivery(page);
    await page.reload();
    await expect.poll(() => form.city.inputValue()).toBe(delivery.city);
    const elements = await page
      .getByRole('main')
      .locator('input, select, textarea, button')
      .count();
    expect(elements).toBeLessThanOrEqual(12);
    await form.submit.click();
    await expectToast(page, TOAST.productAdded);
    await page.waitForURL(/\/payment\//);
    const first = await orderOf(owner, orderIdOf(page));
    expect(first).toMatchObject({
      productId: roller,
      quantity: 10,
      purchase: { line: 1, lines: 2 },
    });
    const { body: orders } = await call(
      'getPurchase',
      { id: first.purchase?.id ?? '' },
      { token: owner.token },
    );
    expect(orders.map(({ productName }) => productName)).toEqual([names.roller, names.tray]);
    expect(await Promise.all([roller, tray].map(availableOf))).toEqual([40, 7]);
    await expectCount(page, 0);
    await expect.poll(() => linesAtShop(owner)).toEqual([]);
    // Whoever goes back finds out where it is.
    await page.goBack();
    await basketOf(page).empty.waitFor();
    await page.getByRole('main').getByRole('link', { name: 'My orders' }).click();
    await page.getByText(names.tray).first().waitFor();
  });

  it('asks for delivery and terms while the products are on their way, and shows what was placed before it is read anew', async () => {
    const { lines } = await twoProducts();
    const page = await signedInPage(await newCustomer());
    await keepLines(page, lines);
    const releaseProducts = await holdBack(page, /\/product\/look-up$/);
    const asked = [/\/settings$/, /\/order\/[^/]+\?limit/, /\/user\/[^/]+%40/];
    const terms = Promise.all(asked.map((path) => page.waitForRequest(path)));
    await page.goto('/basket/order');
    await terms;
    releaseProducts();
    await orderForm(page).city.waitFor();
    await fillDelivery(page);
    const releaseOrder = await holdBack(page, /\/payment\/[^/]+$/);
    await orderForm(page).submit.click();
    await page.getByRole('main').getByRole('button', { name: /^Pay/ }).waitFor();
    releaseOrder();
  });

  it('says beside the product what is in the way, orders nothing, and goes on when it is mended', async () => {
    const { names, roller, tray, lines } = await twoProducts();
    const owner = await newCustomer();
    await saveLines(owner, lines);
    const page = await signedInPage(owner, {
      expectedErrors: [/status of 409/],
      expectedShifts: [/^\/basket/],
    });
    const form = await openForm(page);
    await fillDelivery(page);
    await newOrder(await newCustomer(), roller, 45);
    await form.submit.click();
    await expectToast(page, TOAST.somethingWrong);
    const row = basketOf(page).row(names.roller);
    await row.getByText('Out of stock: 5 left, and the minimum order is 10').waitFor();
    expect(await availableOf(tray)).toBe(9);
    await page.getByRole('link', { name: 'Change the basket' }).first().click();
    await page.waitForURL('**/basket');
    await basketOf(page).row(names.roller).getByText('Out of stock').waitFor();
    await setStock(roller, { available: 20, received: 65 });
    await changeProduct(tray, { price: 3 });
    await page.reload();
    const hasReadAnew = whenAsked(page, /product\/look-up/);
    await basketOf(page).order.click();
    await page.waitForURL('**/basket/order');
    await page.getByText('The price has changed from €2.00 to €3.00').waitFor();
    // What the screen reads as it opens is not to know of the next change.
    await hasReadAnew();
    expect(await form.city.inputValue()).toBe(delivery.city);
    await changeProduct(tray, { price: 4 });
    await form.submit.click();
    await page.getByText('The price has changed from €2.00 to €4.00').waitFor();
    await expect.poll(() => form.total.textContent()).toBe('€51.50');
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
  });

  it('says that a product is sold out, and orders the others once it is taken out', async () => {
    const { names, roller, tray, lines } = await twoProducts();
    const owner = await newCustomer();
    await saveLines(owner, lines);
    await setStock(roller, { available: 0, received: 50 });
    const page = await signedInPage(owner, { expectedShifts: [/^\/basket/] });
    const form = await openForm(page);
    const { row, remove } = basketOf(page);
    await row(names.roller).getByText('Out of stock', { exact: true }).waitFor();
    expect(await row(names.roller).textContent()).not.toMatch(/input|€43\.50/);
    expect(await remove(names.tray).count()).toBe(0);
    await fillDelivery(page);
    await remove(names.roller).click();
    await expect.poll(() => row(names.roller).count()).toBe(0);
    await expect.poll(() => form.total.textContent()).toBe('€4.00');
    expect(await form.city.inputValue()).toBe(delivery.city);
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
    expect(await orderOf(owner, orderIdOf(page))).toMatchObject({ productId: tray, quantity: 2 });
  });

  it('orders once where the answer is lost and the page loaded again', async () => {
    const { roller, lines } = await twoProducts();
    const owner = await newCustomer();
    await saveLines(owner, lines);
    const page = await signedInPage(owner, { expectedErrors: [/purchase/, /ERR_FAILED/] });
    const form = await openForm(page);
    await fillDelivery(page);
    await handleOnce(page, '**/order/purchase', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.submit.click();
    await expectToast(page, TOAST.somethingWrong);
    await page.reload();
    await form.city.waitFor();
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
    expect(await availableOf(roller)).toBe(40);
  });

  it('says that nothing is in it, and asks a visitor to sign in', async () => {
    const page = await signedInPage(await newCustomer());
    await page.goto('/basket/order');
    await basketOf(page).empty.waitFor();
    const visitor = await openPage();
    await visitor.goto('/basket/order');
    await visitor.waitForURL('**/login');
  });

  it.each(WIDTHS)('has no faults that axe finds, at $width', async (view) => {
    const { roller, lines } = await twoProducts();
    const owner = await newCustomer();
    await saveLines(owner, lines);
    const page = await signedInPage(owner, view);
    const form = await openForm(page);
    await form.submit.waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await setStock(roller, { available: 5, received: 50 });
    await openForm(page);
    await page.getByText(VALIDATION.soldOut(10, 5)).waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
      view.width,
    );
  });
});
