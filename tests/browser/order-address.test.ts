import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer, PASSWORD, unique, type TestUser } from '../support/api-accounts.ts';
import { delivery, orderBody, orderOf, placeOrder } from '../support/api-orders.ts';
import { people } from '../support/api-people.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { keepLines } from './support/basket.ts';
import { orderIdOf } from './support/checkout.ts';
import { browserAvailable } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { openOrderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signInBy } from './support/sign-in-by.ts';
import { loggedInPage, signedInPage } from './support/sign-in.ts';
import { WIDTHS } from './support/views.ts';

const countryOf = (page: Page) => page.getByRole('main').getByLabel('Country');
const postcodeOf = (page: Page) => page.getByRole('main').getByLabel('Postcode');

const product = () => shopProduct({ price: 4.35, minOrder: 2, available: 100 });

/** Has somebody order to this address, and so keep it. */
const orderTo = async (buyer: TestUser, productId: string, to: object) => {
  const { status } = await placeOrder(buyer, { ...orderBody(productId), ...to });
  expect(status).toBe(201);
};

/** Chooses in the basket where its total is reckoned to. */
async function chooseInBasket(page: Page, productId: string, country: string): Promise<void> {
  await keepLines(page, [{ productId, quantity: 2 }]);
  await page.goto('/basket');
  await page.getByRole('main').getByLabel('Deliver to').selectOption({ label: country });
  await page.getByText(`Delivery to ${country}`).waitFor();
}

describe.skipIf(!browserAvailable)('the country of an order', () => {
  it('is that of the saved address of whoever is signed in, whatever somebody before chose', async () => {
    const productId = await product();
    const [first, second] = [await newCustomer(), await newCustomer()];
    await orderTo(second, productId, { postcode: '10115', country: 'DE' });

    const page = await loggedInPage(first);
    await chooseInBasket(page, productId, 'Austria');
    await openOrderForm(page, productId);
    await countryOf(page).selectOption({ label: 'Austria' });
    await page.getByText('Delivery to Austria').waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();

    await signInBy(page, second.email, PASSWORD);
    const form = await openOrderForm(page, await product());
    await expect.poll(() => postcodeOf(page).inputValue()).toBe('10115');
    expect(await countryOf(page).inputValue()).toBe('DE');
    expect(await form.total.innerText()).toBe('€8.70');
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
    const { city, delivery: to } = await orderOf(second, orderIdOf(page));
    expect([city, to]).toEqual([
      'Berlin',
      expect.objectContaining({ country: 'DE', postcode: '10115', cost: 0 }),
    ]);
  });

  it('stays with a saved address where its own person chose another one before', async () => {
    const productId = await product();
    const buyer = await newCustomer();
    await orderTo(buyer, productId, { city: 'Wien', postcode: '1010', country: 'AT' });
    const page = await signedInPage(buyer);
    await chooseInBasket(page, productId, 'Poland');
    const form = await openOrderForm(page, await product());
    await expect.poll(() => form.city.inputValue()).toBe('Wien');
    expect([await countryOf(page).inputValue(), await postcodeOf(page).inputValue()]).toEqual([
      'AT',
      '1010',
    ]);
    await page.getByText('Delivery to Austria').waitFor();
  });

  it('is the one that was chosen in the basket only where no address is saved', async () => {
    const productId = await product();
    const page = await signedInPage(await newCustomer());
    await chooseInBasket(page, productId, 'Poland');
    await openOrderForm(page, productId);
    expect(await countryOf(page).inputValue()).toBe('PL');
  });

  it('stays with what was typed beside it when the last order went elsewhere meanwhile', async () => {
    const [one, other] = [await product(), await product()];
    const buyer = await newCustomer();
    await orderTo(buyer, one, { postcode: '10115', country: 'DE' });
    const page = await signedInPage(buyer);
    const form = await openOrderForm(page, one);
    await expect.poll(() => form.city.inputValue()).toBe('Berlin');
    await form.city.fill('Potsdam');

    await orderTo(buyer, other, { city: 'Wien', postcode: '1010', country: 'AT' });
    await page.reload();
    await expect.poll(() => form.city.inputValue()).toBe('Potsdam');
    expect([
      await form.address.inputValue(),
      await postcodeOf(page).inputValue(),
      await countryOf(page).inputValue(),
    ]).toEqual([delivery.address, '10115', 'DE']);
  });

  it('is forgotten at sign-out, for the basket as well', async () => {
    const productId = await product();
    const page = await loggedInPage(await newCustomer());
    await chooseInBasket(page, productId, 'Austria');
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await page.evaluate(() => sessionStorage.removeItem('test basket'));
    await keepLines(page, [{ productId, quantity: 2 }]);
    await page.goto('/basket');
    expect(await page.getByRole('main').getByLabel('Deliver to').inputValue()).toBe('DE');
  });
});

const { admin } = await people({ admin: 'admin' });
const BUSINESS = {
  ...{ customerName: 'Dora Decorator', country: 'AT', postcode: '1010' },
  ...{ vatNumber: 'ATU10000005', address: 'Hauptstr. 5, GERMANY', addressConfirmed: true },
};

describe.skipIf(!browserAvailable).each(WIDTHS)('at $width px', (view) => {
  it('an order moves to another country where it costs the same, and else says why not', async () => {
    const buyer = await newCustomer();
    const { body } = await placeOrder(
      buyer,
      orderBody(await product(), 2, { country: 'BE', postcode: '1000' }),
    );
    const id = body.insertedId;
    const page = await signedInPage(buyer, { ...view, expectedErrors: [/status of 409/] });
    await page.goto(`/Dashboard/order-address/${id}`);
    const send = page.getByRole('button', { name: 'Save the new address' });
    await countryOf(page).selectOption({ label: 'Germany' });
    await postcodeOf(page).fill('10115');
    await send.click();
    const why = 'Delivery to Germany costs €0.00 instead of €9.90.';
    await expect.poll(() => messageBeside(countryOf(page))).toContain(why);
    expect(await page.getByText(why).count()).toBe(1);
    await countryOf(page).selectOption({ label: 'France' });
    await postcodeOf(page).fill('75001');
    await send.click();
    await expect
      .poll(() => messageBeside(countryOf(page)))
      .toContain('For France, the VAT of this order is €3.10 instead of €3.23.');
    expect(await faultsInBothSchemes(page)).toEqual([]);
    expect((await orderOf(buyer, id)).delivery.country).toBe('BE');

    await countryOf(page).selectOption({ label: 'Netherlands' });
    await send.click();
    const question = page.getByRole('dialog', { name: 'Is the address right?' });
    await question.getByText('Postcodes there look like 1012 AB.').waitFor();
    await question.getByRole('button', { name: 'Back to the address' }).click();
    await postcodeOf(page).fill('1012 AB');
    await send.click();
    await page.waitForURL(`**/Dashboard/my-orders/${id}`);
    expect((await orderOf(buyer, id)).delivery).toMatchObject({
      country: 'NL',
      postcode: '1012 AB',
      cost: 9.9,
    });
  });

  it('the office sees what to look at before an order ships, and its customer does not', async () => {
    const buyer = await newCustomer();
    const name = unique('Doubtful');
    const productId = await shopProduct({ name, minOrder: 2, available: 100 });
    const { body } = await placeOrder(buyer, { ...orderBody(productId), ...BUSINESS });
    const office = await signedInPage(admin, view);
    await office.goto(`/Dashboard/manage-all-orders/${body.insertedId}`);
    await office.getByText('Look at this order before it ships').waitFor();
    for (const said of [
      'It has no VAT because it goes to Austria, and its address names Germany.',
      'The VAT number ATU10000005 is registered to Malerei Sample e.U., and the order is for Dora Decorator.',
    ])
      await office.getByText(said).waitFor();
    expect(await faultsInBothSchemes(office)).toEqual([]);
    await office.goto(`/Dashboard/manage-all-orders?q=${encodeURIComponent(name)}`);
    await office.getByRole('link', { name }).waitFor();
    expect(await office.getByText('Look at it', { exact: true }).count()).toBe(1);
    expect(await faultsInBothSchemes(office)).toEqual([]);

    const page = await signedInPage(buyer, view);
    await page.goto(`/Dashboard/my-orders/${body.insertedId}`);
    await page.getByText('to the business with the number ATU10000005').waitFor();
    expect(await page.getByText(/Look at|is registered to|its address names/).count()).toBe(0);
  });
});
