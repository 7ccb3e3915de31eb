import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique, type TestUser } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { delivery, newOrder, orderOf } from '../support/api-orders.ts';
import { basketOf } from './support/basket.ts';
import { browserAvailable } from './support/chromium.ts';
import { faultsHere } from './support/faults-of.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { WIDTHS } from './support/views.ts';

const PHONE = { width: 360, height: 740, hasTouch: true };
/** The order is gone, which the page asks for first. */
const GONE = { expectedErrors: [/status of 404/] };

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const cancel = (id: string, { token }: TestUser) => call('cancelOrder', { id }, { token });

/** 2 pieces of each of two products, at 4.35 and 2.10, ordered together. */
const orderOfTwo = async ({ token }: TestUser) => {
  const names = [unique('Sleeve'), unique('Tray')] as const;
  const products = await Promise.all(
    names.map((name, index) => shopProduct({ name, price: [4.35, 2.1][index] ?? 1 })),
  );
  const lines = products.map((productId) => ({ productId, quantity: 2 }));
  const { body } = await call('placePurchase', {}, { token, body: { ...delivery, lines } });
  const placed = (await call('getPurchase', { id: body.insertedId }, { token })).body;
  const [first, second] = placed;
  if (!first || !second) throw new Error('The order has no lines.');
  return {
    names,
    ids: [first._id, second._id] as const,
    number: first.number,
    id: body.insertedId,
  };
};

/** An order of one product that its customer has cancelled. */
const cancelledOrder = async (customer: TestUser) => {
  const name = unique('Roller');
  const id = await newOrder(customer, await shopProduct({ name, available: 30 }), 7);
  const { number } = await orderOf(customer, id);
  await cancel(id, customer);
  return { id, name, number };
};

describe.skipIf(!browserAvailable)('the cancelled orders of a customer', () => {
  it('stand behind My orders, on a phone, each with its products, its total and who cancelled it, and lead to the same again', async () => {
    const customer = await newCustomer();
    const { id, names, number } = await orderOfTwo(customer);
    await call('cancelPurchase', { id }, { token: customer.token });
    const one = await cancelledOrder(customer);
    const page = await signedInPage(customer, PHONE);
    await page.goto('/Dashboard/my-orders');
    await page.getByText('You have no orders yet').waitFor();

    await page.getByRole('main').getByRole('link', { name: 'Cancelled' }).click();
    await page.waitForURL(/\?show=cancelled$/);
    await cards(page).nth(1).waitFor();
    const texts = await cards(page).allInnerTexts();
    expect(texts.map((text) => /RW-\S+/.exec(text)?.[0])).toEqual([one.number, number]);
    for (const text of texts) expect(text).toMatch(/Cancelled\n.*Cancelled by you on .+\./s);
    for (const fact of [...names, '€8.70', '€4.20', '€12.90', delivery.address])
      expect(texts[1]).toContain(fact);
    expect(await page.getByRole('main').getByText('Unpaid').count()).toBe(0);

    await page.getByRole('link', { name: 'Order again: all 2 products of this order' }).click();
    for (const name of names) await basketOf(page).row(name).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: `Order again: ${one.name}` }).click();
    expect(await page.getByLabel('Quantity, in pieces').inputValue()).toBe('7');
  });

  it('have a page that says so in place of the order', async () => {
    const customer = await newCustomer();
    const { id, name, number } = await cancelledOrder(customer);
    const page = await signedInPage(customer, { ...PHONE, ...GONE });
    await page.goto(`/Dashboard/my-orders/${id}`);
    await page
      .getByRole('alert')
      .getByText(/^Cancelled by you on .+\.$/)
      .waitFor();
    const article = page.getByRole('article');
    await article.getByText(`Order ${number}`).waitFor();
    await article.getByRole('heading', { name }).waitFor();
    const history = article.getByRole('list', { name: 'History' }).getByRole('listitem');
    expect(await history.count()).toBe(2);
    expect(await history.last().innerText()).toMatch(/^Cancelled\s.*by you$/s);

    await page.goto(`/payment/${id}`);
    await page
      .getByRole('alert')
      .getByText(/^Cancelled by you on/)
      .waitFor();
    await page.getByRole('link', { name: `Order again: ${name}` }).waitFor();
  });

  it('name nobody of the office, and lead from a line to what is left and back', async () => {
    const [customer, admin] = [await newCustomer(), await newAdmin()];
    const { names, ids } = await orderOfTwo(customer);
    await cancel(ids[0], admin);
    const page = await signedInPage(customer, { ...PHONE, ...GONE });
    await page.goto(`/Dashboard/my-orders/${ids[0]}`);
    await page.getByText(/^Cancelled by Rollwell on/).waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain(admin.email);

    await page.getByRole('link', { name: 'See what is left of this order' }).click();
    await page.waitForURL(`**/my-orders/${ids[1]}`);
    await cards(page).getByRole('heading', { name: names[1] }).waitFor();
    await cards(page)
      .getByText(new RegExp(`^${names[0]}: Cancelled by Rollwell on`))
      .waitFor();
  });

  it('say why, where the office was asked and said so', async () => {
    const [customer, admin] = [await newCustomer(), await newAdmin()];
    const name = unique('Roller');
    const id = await newOrder(customer, await shopProduct({ name }));
    const office = await signedInPage(admin, PHONE);
    await office.goto('/Dashboard/manage-all-orders');
    await office.getByRole('button', { name: `Cancel the order: ${name}` }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByLabel('Reason').fill('Two of the frames came back scratched.');
    expect(await faultsHere(office, 'the question with a reason')).toEqual([]);
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.waitFor({ state: 'hidden' });

    const page = await signedInPage(customer, { ...PHONE, ...GONE });
    await page.goto(`/Dashboard/my-orders/${id}`);
    await page
      .getByText(/^Cancelled by Rollwell on .*Reason: .*Two of the frames came back scratched/)
      .waitFor();
  });

  it('say that there are none', async () => {
    const page = await signedInPage(await newCustomer());
    await page.goto('/Dashboard/my-orders?show=cancelled');
    await page.getByText('No order of yours was cancelled').waitFor();
  });

  it.each(WIDTHS)('fit $width pixels without a fault, by day and by night', async (view) => {
    const customer = await newCustomer();
    const { id } = await orderOfTwo(customer);
    await call('cancelPurchase', { id }, { token: customer.token });
    const one = await cancelledOrder(customer);
    const page = await signedInPage(customer, { ...view, ...GONE });
    await page.goto('/Dashboard/my-orders?show=cancelled');
    await cards(page).nth(1).waitFor();
    expect(await faultsHere(page, 'list')).toEqual([]);
    await page.goto(`/Dashboard/my-orders/${one.id}`);
    await page.getByRole('alert').waitFor();
    expect(await faultsHere(page, 'page')).toEqual([]);
  });
});

describe.skipIf(!browserAvailable)('the cancelled orders, for the office', () => {
  it('are found by the words that found no order, and lead to a page that says who and when', async () => {
    const [customer, admin] = [await newCustomer(), await newAdmin()];
    const { id, name, number } = await cancelledOrder(customer);
    const page = await signedInPage(admin, GONE);
    await page.goto(`/Dashboard/manage-all-orders?q=${number}`);
    await page.getByText(`No order matches “${number}”`).waitFor();
    await page.getByRole('link', { name: 'Look among the cancelled orders' }).click();
    await page.waitForURL(/state=cancelled/);

    const rows = page.getByRole('table', { name: 'Cancelled orders' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(2);
    const text = await rows.last().innerText();
    for (const fact of [number, '7', '€30.45', delivery.customerName, customer.email])
      expect(text).toContain(fact);
    expect(text).toContain('Cancelled by the customer on ');
    const current = page
      .getByRole('main')
      .getByRole('navigation', { name: 'Show' })
      .locator('[aria-current]');
    expect(await current.innerText()).toBe('Cancelled');

    await rows.getByRole('link', { name }).click();
    await page.waitForURL(`**/manage-all-orders/${id}`);
    await page.getByRole('link', { name: 'All orders', exact: true }).click();
    await page.waitForURL(/state=cancelled/);
    await expect.poll(() => rows.count()).toBe(2);
  });

  it('keep their filter while they are searched and sorted, and the focus where it was', async () => {
    const [customer, admin] = [await newCustomer(), await newAdmin()];
    const [older, newer] = [await cancelledOrder(customer), await cancelledOrder(customer)];
    const page = await signedInPage(admin);
    await page.goto('/Dashboard/manage-all-orders');
    await page.getByRole('table', { name: 'All orders' }).waitFor();
    const filter = page.getByRole('main').getByRole('link', { name: 'Cancelled', exact: true });
    await filter.focus();
    await page.keyboard.press('Enter');
    const names = page.getByRole('table', { name: 'Cancelled orders' }).getByRole('rowheader');
    await names.first().waitFor();
    expect(await filter.evaluate((link) => link === document.activeElement)).toBe(true);

    await page.getByRole('searchbox').fill(customer.email);
    await page.getByRole('searchbox').press('Enter');
    await expect.poll(() => names.allInnerTexts()).toEqual([newer.name, older.name]);
    await page.getByLabel('Sort').selectOption({ label: 'Oldest first' });
    await expect.poll(() => names.allInnerTexts()).toEqual([older.name, newer.name]);
    await page.getByRole('searchbox').fill('wallpaper');
    await page.getByRole('searchbox').press('Enter');
    await page.getByText('No cancelled order matches “wallpaper”').waitFor();
  });

  it.each(WIDTHS)('fit $width pixels without a fault, by day and by night', async (view) => {
    await cancelledOrder(await newCustomer());
    const page = await signedInPage(await newAdmin(), view);
    await page.goto('/Dashboard/manage-all-orders?state=cancelled');
    await page.getByRole('table', { name: 'Cancelled orders' }).waitFor();
    expect(await faultsHere(page, 'list')).toEqual([]);
  });
});
