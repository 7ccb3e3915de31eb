import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { delivery, markOrder, newOrder, orderOf } from '../support/api-orders.ts';
import { paidOrder } from '../support/api-paid-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { faultsHere } from './support/faults-of.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

const PHONE = { width: 360, height: 740, hasTouch: true };

describe.skipIf(!browserAvailable)('the page of an order, for the office', () => {
  it('gives an amount back with a reason, and says what went back and what is left', async () => {
    const [owner, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const { id } = await paidOrder(owner);
    const page = await signedInPage(admin, { ...PHONE, expectedErrors: [/status of 400/] });
    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    await page.getByRole('button', { name: /^Refund an amount:/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Refund an amount of order RW-/ });
    await dialog.getByText(/Less than €13.05/).waitFor();
    await dialog.getByLabel('Amount').fill('13,05');
    await dialog.getByLabel('Reason').fill('One roller was scratched.');
    await dialog.getByRole('button', { name: 'Refund this amount' }).click();
    await dialog.getByText(/^Less than €13.05; to give all of it back/).waitFor();
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('One roller was scratched.');

    await dialog.getByLabel('Amount').fill('4,9');
    await dialog.getByText('€4.90 will be sent back').waitFor();
    await dialog.getByRole('button', { name: 'Refund this amount' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('€4.90 is on its way back.').waitFor();
    const given = page.getByRole('list', { name: 'Amounts sent back' }).getByRole('listitem');
    await expect.poll(() => given.textContent()).toContain('€4.90, sent back: One roller');
    await page.getByText('€8.15', { exact: true }).waitFor();

    await page.getByRole('button', { name: /^Refund:/ }).click();
    await page
      .getByRole('dialog')
      .getByText(/^€8.15 will be refunded/)
      .waitFor();
    expect(await faultsHere(page, 'the refund of what is left')).toEqual([]);
  });

  it('keeps notes that its customer never sees', async () => {
    const [owner, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const id = await newOrder(owner, await shopProduct({ name: unique('Roller') }));
    const page = await signedInPage(admin);
    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    await page.getByText('No notes yet.').waitFor();
    await page.getByLabel('New note').fill('Gate code 12.');
    await page.getByRole('button', { name: 'Add note' }).click();
    const notes = page.getByRole('list', { name: 'Notes' }).getByRole('listitem');
    await expect
      .poll(() => notes.allTextContents())
      .toEqual([expect.stringContaining('Gate code 12.') as string]);
    expect(await page.getByLabel('New note').inputValue()).toBe('');

    const theirs = await signedInPage(owner);
    await theirs.goto(`/Dashboard/my-orders/${id}`);
    await theirs.getByRole('article').getByText('History', { exact: true }).waitFor();
    expect(await theirs.getByText('Gate code 12.').count()).toBe(0);
  });

  it('leads to the customer, their orders, and the change of the address', async () => {
    const [owner, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const id = await newOrder(owner, await shopProduct({ name: unique('Roller') }));
    const page = await signedInPage(admin);
    await page.goto(`/Dashboard/manage-all-orders/${id}`);
    const mail = page.getByRole('link', { name: `Write to ${owner.email}` });
    expect(await mail.getAttribute('href')).toBe(`mailto:${owner.email}`);
    const phone = page.getByRole('link', { name: `Call ${delivery.phone}` });
    expect(await phone.getAttribute('href')).toBe('tel:+49301234567');

    await page.getByRole('link', { name: 'Change the address' }).click();
    await page.getByLabel('City').fill('Potsdam');
    await page.getByRole('button', { name: 'Save the new address' }).click();
    await page.waitForURL(new RegExp(`/Dashboard/manage-all-orders/${id}$`));
    await page
      .getByRole('article')
      .getByText(/Potsdam/)
      .waitFor();

    await page.getByRole('link', { name: 'All orders of this customer' }).click();
    await page.getByRole('searchbox', { name: 'Search orders' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe(owner.email);
  });

  it('tells who saves the address second, and asks which one to keep', async () => {
    const [owner, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const id = await newOrder(owner, await shopProduct({ name: unique('Roller') }));
    const page = await signedInPage(admin, { expectedErrors: [/status of 409/] });
    await page.goto(`/Dashboard/order-address/${id}`);
    await page.getByLabel('City').fill('Potsdam');
    const body = { ...delivery, city: 'Leipzig', phone: '+49 341 12345' };
    expect((await call('changeAddress', { id }, { token: owner.token, body })).status).toBe(200);
    await page.getByRole('button', { name: 'Save the new address' }).click();

    const dialog = page.getByRole('dialog', { name: /Somebody else changed the address/ });
    const city = dialog.getByRole('radiogroup', { name: 'City' });
    await city.getByText('Leipzig').waitFor();
    expect(await city.getByRole('radio').count()).toBe(2);
    expect(await orderOf(owner, id)).toMatchObject({ city: 'Leipzig' });
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await page.waitForURL(new RegExp(`/Dashboard/manage-all-orders/${id}$`));
    expect(await orderOf(owner, id)).toMatchObject({ city: 'Potsdam', phone: '+49 341 12345' });
  });
});

describe.skipIf(!browserAvailable)('the list of orders, for the office', () => {
  it('is narrowed by day and country, and kept as a view under a name', async () => {
    const [owner, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const name = unique('Narrowed roller');
    const id = await newOrder(owner, await shopProduct({ name }));
    await markOrder(id, { paid: true });
    const page = await signedInPage(admin);
    await page.goto(`/Dashboard/manage-all-orders?state=paid&q=${encodeURIComponent(name)}`);
    const rows = page.getByRole('table', { name: 'All orders' }).getByRole('rowheader');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByText('Days, country and page size').click();
    await page.getByLabel('Goes to').selectOption({ label: 'Malta' });
    await page.getByText(/^No order matches/).waitFor();
    await page.getByLabel('Goes to').selectOption({ label: 'Germany' });
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByLabel('Placed from').fill('2020-01-31');
    await page.waitForURL(/country=DE/);
    await page.waitForURL(/from=2020-01-31/);
    await page.getByLabel('Placed until').fill('2020-02-29');
    await page.getByText(/^No order matches/).waitFor();
    await page.getByRole('button', { name: 'Clear days and country' }).click();
    await expect.poll(() => rows.count()).toBe(1);

    await page.getByText('Saved views').click();
    await page.getByLabel('Name of this view').fill('To pack');
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.goto('/Dashboard/manage-all-orders');
    const view = page.getByRole('navigation', { name: 'Saved views' }).getByRole('link');
    await view.getByText('To pack').click();
    await page.waitForURL(/state=paid/);
    await expect.poll(() => rows.count()).toBe(1);
    expect(await view.getAttribute('aria-current')).toBe('page');
    // Before a toast comes and goes, whose colours fade.
    expect(await faultsHere(page, 'a saved view')).toEqual([]);
    await page.getByRole('button', { name: 'Remove the view “To pack”' }).click();
    await expect.poll(() => view.count()).toBe(0);
  });
});

/** Puts a product into the basket and goes on to order it. */
const putInBasket = async (page: Page, product: string): Promise<void> => {
  await page.goto(`/products/${product}`);
  await page
    .getByRole('button', { name: /^Add to basket/ })
    .first()
    .click();
  await page
    .getByText(/in your basket/)
    .first()
    .waitFor();
  await page.goto('/basket/order');
};

describe.skipIf(!browserAvailable)('an order on the telephone', () => {
  it('is placed from the basket for a customer by their address, who has it in My Orders', async () => {
    const [owner, admin] = await Promise.all([newCustomer(), newAdmin()]);
    const name = unique('Telephone roller');
    const product = await shopProduct({ name });
    const page = await signedInPage(admin);
    await putInBasket(page, product);
    await page.getByText('Order for a customer').click();
    await page.getByLabel('Email of the customer').fill('nobody');
    await page.getByRole('button', { name: 'Order for them' }).click();
    await page.getByText('An email address such as name@example.com').waitFor();
    await page.getByLabel('Email of the customer').fill(owner.email);
    await page.getByRole('button', { name: 'Order for them' }).click();
    await page.getByText(`You order for ${owner.email}.`).waitFor();
    await page.getByLabel('Customer name').fill('Dora Decorator');
    await page.getByLabel('Phone').fill('+49 30 1234567');
    await page.getByLabel('Address').fill('Ladder Lane 4');
    await page.getByLabel('Postcode').fill('10115');
    await page.getByLabel('City').fill('Berlin');
    await page.getByRole('button', { name: 'Place order' }).click();
    await page.waitForURL(/\/Dashboard\/manage-all-orders\//);
    await page.getByRole('article').getByText(name).first().waitFor();
    const { body } = await call('listOrdersOf', { email: owner.email }, { token: owner.token });
    expect(body.map(({ productName, paid }) => [productName, paid])).toEqual([[name, false]]);
  });

  it('opens an account for a customer who has none, under whose name the form begins', async () => {
    const [product, admin] = await Promise.all([shopProduct({}), newAdmin()]);
    const email = `${unique('telephone')}@test.example`;
    const page = await signedInPage(admin, { expectedErrors: [/status of 404/] });
    await putInBasket(page, product);
    await page.getByText('Order for a customer').click();
    await page.getByLabel('Email of the customer').fill(email);
    await page.getByRole('button', { name: 'Order for them' }).click();
    await page.getByText(`No account has ${email} yet.`).waitFor();
    expect(await page.getByRole('button', { name: 'Place order' }).count()).toBe(0);
    await page.getByRole('button', { name: 'Open an account for them' }).click();
    await page.getByText('Full name is required').waitFor();
    expect(await faultsHere(page, 'an account to open')).toEqual([]);
    await page.getByLabel('Full name of the customer').fill('Petra Painter');
    await page.getByRole('button', { name: 'Open an account for them' }).click();
    await page.getByText(`You order for ${email}.`).waitFor();
    await expect.poll(() => page.getByLabel('Customer name').inputValue()).toBe('Petra Painter');
  });
});
