import type { NewProduct } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newCustomer } from '../support/api-accounts.ts';
import { orderOf } from '../support/api-orders.ts';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { keepLines } from './support/basket.ts';
import { orderIdOf } from './support/checkout.ts';
import { browserAvailable } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { fillDelivery, openOrderForm, orderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { WIDTHS } from './support/views.ts';

const countryOf = (page: Page) => page.getByRole('main').getByLabel('Country');
const postcodeOf = (page: Page) => page.getByRole('main').getByLabel('Postcode');

describe.skipIf(!browserAvailable)('an order to another country', () => {
  it.each(WIDTHS)('says its one total before it is placed, at $width px', async ({ width }) => {
    const buyer = await newCustomer();
    const page = await signedInPage(buyer, { width });
    const productId = await shopProduct({ price: 4.35, minOrder: 2, available: 100 });
    const form = await openOrderForm(page, productId);
    const main = page.getByRole('main');
    await main.getByText('Delivery to Germany').waitFor();
    expect(await form.total.innerText()).toBe('€8.70');
    await main.getByText('Contains €1.39 VAT (19%).').waitFor();

    await fillDelivery(page);
    await countryOf(page).selectOption({ label: 'Austria' });
    await main.getByText('Delivery to Austria').waitFor();
    expect(await form.total.innerText()).toBe('€18.60');
    await main.getByText('Contains €3.10 VAT (20%).').waitFor();
    // From goods worth 250 it is free.
    await form.quantity.fill('58');
    await expect.poll(() => form.total.innerText()).toBe('€252.30');
    await form.quantity.fill('2');

    // Asked for, said where it looks strange, never refused.
    await postcodeOf(page).focus();
    await form.city.focus();
    await main.getByText('Add the postcode so that your parcel arrives on time.').waitFor();
    await postcodeOf(page).fill('10115');
    await form.city.focus();
    const doubt = main.getByText('Postcodes there look like 1010. Is it right?');
    await doubt.waitFor();
    // As much in doubt is what a reload brings back.
    await page.reload();
    await expect.poll(() => postcodeOf(page).inputValue()).toBe('10115');
    await doubt.waitFor();
    await postcodeOf(page).fill('1010');
    expect(await main.getByText('Is it right?').count()).toBe(0);
    expect(await faultsInBothSchemes(page)).toEqual([]);
    // Whoever means the strange one orders with it, after a question.
    await postcodeOf(page).fill('10115');

    await form.submit.click();
    const question = page.getByRole('dialog', { name: 'Is the address right?' });
    await question
      .getByText('Postcode “10115”: Postcodes there look like 1010. Is it right?')
      .waitFor();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await question.getByRole('button', { name: 'Back to the address' }).click();
    await expect
      .poll(() => messageBeside(postcodeOf(page)))
      .toContain('Postcodes there look like 1010.');
    await page.getByText('Nothing has been sent yet').waitFor();
    await expect
      .poll(() => postcodeOf(page).evaluate((field) => field === document.activeElement))
      .toBe(true);
    await form.submit.click();
    await question.getByRole('button', { name: 'Yes, it is right' }).click();
    await page.waitForURL(/\/payment\//);
    await main.getByText('€18.60').waitFor();
    await main.getByText('€9.90').waitFor();
    expect((await orderOf(buyer, orderIdOf(page))).delivery).toMatchObject({
      country: 'AT',
      postcode: '10115',
      cost: 9.9,
    });
    await page.goto('/Dashboard/my-orders');
    await main.getByText('10115 Berlin, Austria').waitFor();
    await main.getByText('Contains €3.10 VAT (20%).').waitFor();

    // The next one begins where this one went.
    await openOrderForm(page, productId);
    expect(await countryOf(page).inputValue()).toBe('AT');
    expect(await postcodeOf(page).inputValue()).toBe('10115');
  });

  it('is refused where delivery costs something else by now, and says what', async () => {
    const page = await signedInPage(await newCustomer(), { expectedErrors: [/status of 409/] });
    const productId = await shopProduct({ price: 4.35, minOrder: 2, available: 100 });
    let asked = 0;
    await page.route('**/settings', async (route) => {
      const answer = await route.fetch();
      const settings = (await answer.json()) as { abroad: { cost: number }[] };
      asked += 1;
      const abroad = settings.abroad.map((row) => ({ ...row, cost: 4.9 }));
      await route.fulfill({
        response: answer,
        json: asked > 1 ? settings : { ...settings, abroad },
      });
    });
    const form = await openOrderForm(page, productId);
    await fillDelivery(page);
    await countryOf(page).selectOption({ label: 'Austria' });
    expect(await form.total.innerText()).toBe('€13.60');
    await form.submit.click();
    await page.getByText('The cost of delivery has changed.').waitFor();
    expect(await form.total.innerText()).toBe('€18.60');
    expect(await form.city.inputValue()).toBe('Berlin');
    await form.submit.click();
    await page.waitForURL(/\/payment\//);
  });

  it('is totalled in the basket, and keeps its country up to the form', async () => {
    const goods: Partial<NewProduct>[] = [
      { price: 30, minOrder: 1 },
      { price: 10, minOrder: 1, attributes: { vatKind: 'reduced' } },
    ];
    const ids = await Promise.all(goods.map(shopProduct));
    const page = await signedInPage(await newCustomer());
    await keepLines(
      page,
      ids.map((productId) => ({ productId, quantity: 1 })),
    );
    await page.goto('/basket');
    const main = page.getByRole('main');
    await main.getByLabel('Deliver to').selectOption({ label: 'France' });
    await main.getByText('Delivery to France').waitFor();
    const rates = 'Contains €6.24 VAT (20%) and €0.65 VAT (5.5%).';
    await main.getByText(rates).waitFor();
    const total = await main.getByRole('status').filter({ hasText: '€' }).innerText();
    expect(await faultsInBothSchemes(page)).toEqual([]);
    await page.goto('/basket/order');
    const form = orderForm(page);
    await form.city.waitFor();
    expect(await countryOf(page).inputValue()).toBe('FR');
    expect(await form.total.innerText()).toBe(total);
    await main.getByText(rates).waitFor();
    await page.goto(`/products/${ids[1]}`);
    await main.getByText('7% VAT included.').waitFor();
  });

  it.each(WIDTHS)('goes to a business without VAT, at $width px', async ({ width }) => {
    const buyer = await newCustomer();
    const expectedErrors = [/status of 400/, /status of 503/];
    const page = await signedInPage(buyer, { width, expectedErrors });
    const productId = await shopProduct({ price: 4.35, minOrder: 2, available: 100 });
    const form = await openOrderForm(page, productId);
    const main = page.getByRole('main');
    const number = main.getByLabel('VAT number of your business');
    await main.getByText('Delivery to Germany').waitFor();
    expect(await number.count()).toBe(0);

    await fillDelivery(page);
    await countryOf(page).selectOption({ label: 'Austria' });
    await main.getByText('With it, a business orders without VAT.').waitFor();
    // A register that knows no such number, one that does not answer, and one that does.
    await number.fill('ATU 1000 0014');
    await main.getByText('The register of Austria knows no such number').waitFor();
    expect(await form.total.innerText()).toBe('€18.60');
    await number.fill('FR 88 100 000 009');
    await main.getByText('The register of VAT numbers does not answer.').waitFor();
    await number.fill('ATU 1000 0005');
    await main.getByText('Malerei Sample e.U.: you order without VAT.').waitFor();
    await expect.poll(() => form.total.innerText()).toBe('€15.50');
    await main.getByText('-€3.10').waitFor();
    expect(await main.getByText('Contains').count()).toBe(0);
    expect(await faultsInBothSchemes(page)).toEqual([]);

    // At home VAT is charged, and the form says so.
    await countryOf(page).selectOption({ label: 'Germany' });
    await main.getByText('Within Germany, businesses pay VAT, too.').waitFor();
    expect(await form.total.innerText()).toBe('€8.70');
    await countryOf(page).selectOption({ label: 'Austria' });
    await expect.poll(() => form.total.innerText()).toBe('€15.50');

    await form.submit.click();
    await page.waitForURL(/\/payment\//);
    await main.getByText('€15.50').waitFor();
    await main.getByText('-€3.10').waitFor();
    expect((await orderOf(buyer, orderIdOf(page))).business).toMatchObject({
      vatNumber: 'ATU10000005',
      vatOff: 3.1,
    });
    await page.goto('/Dashboard/my-orders');
    await main.getByText('to the business with the number ATU10000005').waitFor();

    // The next one begins with the number.
    await openOrderForm(page, productId);
    expect(await number.inputValue()).toBe('ATU 1000 0005');
    await expect.poll(() => form.total.innerText()).toBe('€15.50');
  });
});
