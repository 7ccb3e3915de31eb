import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { db } from '../support/api-admin.ts';
import { control, decide, eventsOf, newCheckout } from '../support/api-gateway.ts';
import { call } from '../support/api-client.ts';
import {
  availableOf,
  delivery,
  markOrder,
  newOrder,
  orderOf,
  stockIsWhole,
} from '../support/api-orders.ts';
import { pay } from '../support/api-paid-orders.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { twoProducts } from './support/basket.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

afterEach(async () => {
  await control({ reset: true });
});

/** An order of 12 pieces of a product with 30, paid at the gateway. */
async function paidOrder(customer: TestUser, name: string) {
  const productId = await shopProduct({ name, available: 30 });
  const id = await newOrder(customer, productId, 12);
  await pay(customer, id);
  return { productId, id };
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });

describe.skipIf(!browserAvailable)('a refund', () => {
  it('by an admin shows to both at once, puts the pieces back and keeps the focus', async () => {
    const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const name = unique('Refund roller');
    const { productId, id } = await paidOrder(customer, name);

    const customerPage = await signedInPage(customer, {
      // What can no longer be done leaves, such as another address.
      expectedShifts: [/^\/Dashboard\/my-orders\/\S+ shifted /],
    });
    const listening = customerPage.waitForResponse(/firestore\.v1\.Firestore\/Listen/);
    await customerPage.goto(`/Dashboard/my-orders/${id}`);
    await customerPage.getByRole('article').getByText('Paid', { exact: true }).first().waitFor();
    await listening;

    // A row needs less room without its buttons.
    const expectedShifts = [/^\/Dashboard\/manage-all-orders shifted /];
    const page = await signedInPage(admin, { expectedShifts });
    await page.goto('/Dashboard/manage-all-orders');
    const row = rowOf(page, name);
    const button = row.getByRole('button', { name: /^Refund:/ });
    await button.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Don’t refund' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await expect.poll(() => button.evaluate((node) => node === document.activeElement)).toBe(true);
    expect((await orderOf(customer, id)).refundedAt).toBeNull();

    await button.press('Enter');
    await page.getByRole('dialog').getByLabel('Put the pieces back on sale').press('Space');
    await page.getByRole('dialog').getByRole('button', { name: 'Refund order' }).press('Enter');
    await expectToast(page, `The refund for “${name}” is on its way.`);
    await row.getByText('Refunded', { exact: true }).waitFor();
    expect(await row.getByRole('button').count()).toBe(0);
    const focusInRow = () => row.evaluate((node) => node.contains(document.activeElement));
    await expect.poll(focusInRow).toBe(true);
    expect(await availableOf(productId)).toBe(30);
    expect(await stockIsWhole(productId)).toBe(true);

    await customerPage
      .getByRole('article')
      .getByText('Refunded', { exact: true })
      .first()
      .waitFor();
    const history = customerPage.getByRole('list', { name: 'History' });
    await history.getByText(/^Refunded.*by Rollwell$/).waitFor();
    expect(await history.getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringMatching(/^Order placed.*by you$/),
      expect.stringMatching(/^Checkout opened.*by you$/),
      expect.stringMatching(/^Paid.*by the payment provider$/),
      expect.stringMatching(/^Refund requested.*by Rollwell$/),
      expect.stringMatching(/^Refunded.*by Rollwell$/),
    ]);
  });

  it('says that it is under way while the gateway is silent', async () => {
    const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const name = unique('Silent roller');
    const { id } = await paidOrder(customer, name);
    const page = await signedInPage(admin);
    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    await page.getByRole('button', { name: /^Refund:/ }).click();
    await control({ failCalls: 1000 });
    await page.getByRole('dialog').getByRole('button', { name: 'Refund order' }).click();
    await page.getByRole('article').getByText('Refund under way').first().waitFor();
  });

  it('that the gateway refuses says so in the dialog, which stays open', async () => {
    const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const { id } = await paidOrder(customer, unique('Refused roller'));
    await db.doc(`orders/${id}`).update({ tranID: 'pi_unknown' });
    const page = await signedInPage(admin, {
      expectedErrors: [/status of 409/],
      // The question grows by the sentence that says what went wrong.
      expectedShifts: [/shifted [\s\S]*<div> “Refund the order of/],
    });
    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    await page.getByRole('button', { name: /^Refund:/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Refund order' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/payment service refused the refund/)
      .waitFor();
  });

  it('of one product takes those along that were bought with it, where the office wants that', async () => {
    const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const { names, roller, tray, lines } = await twoProducts();
    const { token } = customer;
    const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
    const read = async () => (await call('getPurchase', { id: body.insertedId }, { token })).body;
    const [first] = await read();
    await pay(customer, first?._id ?? '');
    await expect.poll(async () => (await read()).every(({ paid }) => paid)).toBe(true);

    // A row needs less room without its buttons.
    const expectedShifts = [/^\/Dashboard\/manage-all-orders shifted /];
    const page = await signedInPage(admin, { width: 360, expectedShifts });
    await page.goto(`/Dashboard/manage-all-orders?q=${encodeURIComponent(names.roller)}`);
    await page.getByRole('button', { name: `Refund: ${names.roller}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('€43.50 will be refunded to the customer').waitFor();
    await dialog.getByLabel(`Also refund what was ordered with it: ${names.tray}`).press('Space');
    await dialog.getByText('€47.50 will be refunded to the customer').waitFor();
    await dialog.getByLabel('Put the pieces back on sale').press('Space');
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Refund order' }).click();
    await expectToast(page, `The refund for “${names.roller}” is on its way.`);
    expect((await read()).map((line) => line.refundedAt !== null)).toEqual([true, true]);
    expect(await Promise.all([roller, tray].map(availableOf))).toEqual([50, 9]);
  });
});

describe.skipIf(!browserAvailable)('an order of a product that is gone', () => {
  it('promises no pieces back, be it refunded or cancelled', async () => {
    const [customer, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const productId = await shopProduct({ name: unique('Gone roller') });
    const [paid, unpaid] = [
      await newOrder(customer, productId),
      await newOrder(customer, productId),
    ];
    await markOrder(paid, { paid: true, tranID: 'pi_gone' });
    await call('deleteProduct', { id: productId }, { token: admin.token });
    const page = await signedInPage(admin, { expectedErrors: [/status of 404/] });
    const dialog = page.getByRole('dialog');
    await page.goto(`/Dashboard/manage-all-orders/${paid}`);
    await page.getByRole('button', { name: /^Refund:/ }).click();
    await dialog.getByText('so no pieces go back on sale').waitFor();
    expect(await dialog.getByRole('checkbox').count()).toBe(0);
    await page.goto(`/Dashboard/manage-all-orders/${unpaid}`);
    await page.getByRole('button', { name: /^Cancel/ }).click();
    await dialog.getByText('so no pieces go back into stock').waitFor();
  });
});

describe.skipIf(!browserAvailable)('the page of one order', () => {
  it('says so when the order is not there', async () => {
    const page = await signedInPage(await newCustomer(), { expectedErrors: [/status of 404/] });
    await page.goto('/Dashboard/my-orders/never-was');
    await page.getByText('We can’t find this order').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'My orders' }).last().click();
    await page.waitForURL(/\/Dashboard\/my-orders$/);
  });

  it('is linked from the history of the order in the list', async () => {
    const customer = await newCustomer();
    const name = unique('Linked roller');
    const { id } = await paidOrder(customer, name);
    const page = await signedInPage(customer);
    await page.goto('/Dashboard/my-orders');
    await page.getByRole('article').getByText('History').click();
    await page.getByRole('link', { name: 'Open this order on a page of its own' }).click();
    await page.waitForURL(new RegExp(`/my-orders/${id}$`));
    await page.getByRole('heading', { name }).waitFor();
  });
});

describe.skipIf(!browserAvailable)('payments that went back', () => {
  it('stand below all orders for the admin', async () => {
    const customer = await newCustomer();
    const id = await newOrder(customer, await shopProduct({ name: unique('Late roller') }));
    const { url } = await newCheckout(customer, id);
    await control({ drop: 1 });
    await decide(url, 'approve');
    await db.doc(`orders/${id}`).delete();
    await control({ redeliver: (await eventsOf(id)).at(-1)?.id });

    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/manage-all-orders');
    const table = page.getByRole('table', { name: 'Payments that went back' });
    const row = table.getByRole('row').filter({ hasText: id });
    await row.getByText('The order was cancelled before').waitFor();
  });
});
