import {
  deliveryDay,
  destinationsOf,
  namedDay,
  TOAST,
  VALIDATION,
} from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { orderedPieces } from '../support/api-orders.ts';
import { newReview, uploadedPicture } from '../support/api-shop-content.ts';
import { photo } from '../support/api-pictures.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { openOrderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

describe.skipIf(!browserAvailable)('a review', () => {
  const [pictured, plain] = [unique('With a portrait'), unique('No portrait')];
  beforeAll(async () => {
    const user = await newCustomer();
    const body = { imageLink: await uploadedPicture() };
    await call('updateUser', { email: user.email }, { token: user.token, body });
    await newReview(user, 5, pictured);
    await newReview(await newCustomer(), 5, plain);
  });

  const expectWide = async (page: Page, width: number) => {
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: pictured });
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(width);
  };

  it('shows who wrote it 160 pixels wide, in a circle of 44, and a blank portrait of somebody without a photo', async () => {
    const page = await openPage();
    await expectWide(page, 160);
    const card = page.getByRole('article').filter({ hasText: plain });
    await card.waitFor({ state: 'attached' });
    expect(await card.locator('[data-person-photo] svg').count()).toBe(1);
    expect(await card.locator('img').count()).toBe(0);
  });

  it('shows who wrote it in its usual size where Storage has no small one', async () => {
    const page = await openPage({ expectedErrors: [/status of 404/] });
    await page.route(/160\.webp/, (route) => route.fulfill({ status: 404 }));
    await expectWide(page, 640);
  });
});

describe.skipIf(!browserAvailable)('the Purchase screen', () => {
  it('shows the product, its delivery and who orders what, and says beside each field what is missing or out of bounds', async () => {
    const customer = await newCustomer();
    const page = await signedInPage(customer);
    const name = unique('Roller for the total');
    const attributes = { leadTimeDays: 7 };
    const facts = { name, price: 4.35, minOrder: 10, available: 50, attributes };
    const productId = await shopProduct(facts);
    const form = await openOrderForm(page, productId);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 2, name }).waitFor();
    await form.submit.waitFor();
    const text = await main.innerText();
    for (const fact of ['€4.35', '10 pieces', '50 pieces']) expect(text).toContain(fact);
    const { body: settings } = await call('getSettings', {});
    const [home] = destinationsOf(settings);
    await expect
      .poll(async () => {
        const day = deliveryDay(new Date(), { ...home, ...attributes });
        return (await main.innerText()).includes(namedDay(day));
      })
      .toBe(true);

    // Who orders what, unchangeable, and the total as it is typed.
    expect(await form.email.inputValue()).toBe(customer.email);
    expect(await form.productName.inputValue()).toBe(name);
    expect(await form.email.isEditable()).toBe(false);
    expect(await form.productName.isEditable()).toBe(false);
    expect(await form.quantity.inputValue()).toBe('10');
    expect(await form.total.textContent()).toBe('€43.50');
    await form.quantity.fill('30');
    await expect.poll(() => form.total.textContent()).toBe('€130.50');

    await form.quantity.fill('9');
    await form.quantity.blur();
    await expect.poll(() => messageBeside(form.quantity)).toBe(VALIDATION.minOrderQuantity(10));
    await form.quantity.fill('51');
    await expect.poll(() => messageBeside(form.quantity)).toBe(VALIDATION.outOfStock(10, 50));
    await form.quantity.fill('10.5');
    await expect.poll(() => messageBeside(form.quantity)).toBe(VALIDATION.quantityWhole);
    await form.quantity.fill('50');
    await expect.poll(() => messageBeside(form.quantity)).not.toContain('Out of Stock');

    await form.customerName.fill('');
    await form.quantity.fill('');
    await form.submit.click();
    await expect.poll(() => messageBeside(form.city)).toBe(VALIDATION.cityRequired);
    expect(await messageBeside(form.quantity)).toBe(VALIDATION.quantityRequired);
    expect(await messageBeside(form.customerName)).toBe(VALIDATION.customerNameRequired);
    expect(await messageBeside(form.phone)).toBe(VALIDATION.phoneRequired);
    expect(await messageBeside(form.address)).toBe(VALIDATION.addressRequired);
    await expect
      .poll(() => form.quantity.evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(await orderedPieces(productId)).toBe(0);
  });
});

describe.skipIf(!browserAvailable)('Add A Product', () => {
  it('keeps what was typed and says why when it fails', async () => {
    const page = await signedInPage(await newAdmin(), { expectedErrors: [/status of 500/] });
    await page.route('**/product', (route) =>
      route.fulfill({ status: 500, json: { error: { code: 'internal', message: 'No luck.' } } }),
    );
    await page.goto('/Dashboard/add-product');
    const main = page.getByRole('main');
    await main.getByLabel('Name').fill('Kept');
    await main.getByLabel('Description').fill('Kept too');
    await main.getByLabel('Price').fill('2.5');
    await main.getByLabel('Minimum order').fill('4');
    await main.getByLabel('Available').fill('80');
    const buffer = await photo(320, 240).jpeg().toBuffer();
    const file = { name: 'frame.jpg', mimeType: 'image/jpeg', buffer };
    await main.locator('input[type=file]').setInputFiles(file);
    await main.getByText('Choose another photo').waitFor();
    await main.getByRole('button', { name: 'Add product' }).click();
    await expectToast(page, TOAST.somethingWrong);
    expect(await main.getByRole('alert').textContent()).toContain('No luck.');
    expect(await main.getByLabel('Name').inputValue()).toBe('Kept');
    expect(await main.getByLabel('Available').inputValue()).toBe('80');
    await main.getByText('Choose another photo').waitFor();
  });
});
