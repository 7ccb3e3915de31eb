import { askWhich, TOAST, VALIDATION } from '@rollwell/functions/contract';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { availableOf } from '../support/api-orders.ts';
import { basketOf, keepLines } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

/** A thousand to one reader and one to another: it stays as it was typed, and is asked about. */
const expectAsked = async (field: Locator, typed = '1.000'): Promise<void> => {
  await field.press('Control+a');
  await field.pressSequentially(typed);
  await field.blur();
  await expect.poll(() => messageBeside(field)).toBe(askWhich(typed, 0));
  expect(await field.inputValue()).toBe(typed);
};

describe.skipIf(!browserAvailable)('a number that can be read in two ways', () => {
  it('is asked about where pieces come to stock, and taken once it is plain', async () => {
    const name = unique('Pallet');
    const id = await shopProduct({ name, available: 100 });
    const page = await signedInPage(await newAdmin());
    await page.goto(`/Dashboard/manage-products?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Stock of ${name}` }).click();
    const dialog = page.getByRole('dialog');
    const pieces = dialog.getByRole('textbox', { name: 'Pieces' });
    await dialog.getByLabel('Reason').fill('Delivery 4711');
    await expectAsked(pieces);
    await expectAsked(pieces, '1,200');
    await dialog.getByRole('button', { name: 'Change the stock' }).click();
    await expect
      .poll(() => pieces.evaluate((field) => field === document.activeElement))
      .toBe(true);
    expect(await availableOf(id)).toBe(100);
    await pieces.fill('1 200');
    await dialog.getByRole('button', { name: 'Change the stock' }).click();
    await expectToast(page, TOAST.updated);
    expect(await availableOf(id)).toBe(1300);
  });

  it('is asked about as the weight of a product', async () => {
    const name = unique('Bucket');
    const id = await shopProduct({ name });
    const page = await signedInPage(await newAdmin());
    await page.goto(`/Dashboard/manage-products/${id}`);
    const weight = page.getByLabel('Weight');
    await expectAsked(weight, '2.000');
    await weight.fill('2 000');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, TOAST.updated);
    const { body } = await call('getProduct', { id });
    expect(body.attributes?.weightG).toBe(2000);
  });

  it('is asked about in an order, and in the basket', async () => {
    const name = unique('Core');
    const id = await shopProduct({ name, price: 2, minOrder: 1, available: 4000 });
    const buying = await signedInPage(await newCustomer());
    await buying.goto(`/purchase/${id}`);
    await expectAsked(buying.getByLabel('Quantity, in pieces'));

    const page = await openPage();
    await keepLines(page, [{ productId: id, quantity: 5 }]);
    await page.goto('/basket');
    const basket = basketOf(page);
    await expectAsked(basket.quantity(name));
    await basket.quantity(name).fill('1 000');
    await expect.poll(() => basket.sum.textContent()).toBe('€2,000.00');
    await basket.quantity(name).blur();
    await expect.poll(() => basket.quantity(name).inputValue()).toBe('1000');

    await basket.quantity(name).press('Control+a');
    await basket.quantity(name).pressSequentially('7.5');
    await basket.quantity(name).blur();
    await expect.poll(() => messageBeside(basket.quantity(name))).toBe(VALIDATION.quantityWhole);
    await basket.quantity(name).fill('7,0');
    await basket.quantity(name).blur();
    await expect.poll(() => basket.quantity(name).inputValue()).toBe('7');
    await expect.poll(() => basket.sum.textContent()).toContain('€14.00');
  });
});

describe.skipIf(!browserAvailable)('a number under the wheel of a mouse', () => {
  it('stays as it is in basket, order, product and settings, while its field has the focus', async () => {
    const id = await shopProduct({ minOrder: 2, available: 4000 });
    const page = await signedInPage(await newAdmin());
    await keepLines(page, [{ productId: id, quantity: 5 }]);
    for (const [path, least] of [
      ['/basket', 1],
      [`/purchase/${id}`, 1],
      [`/Dashboard/manage-products/${id}`, 3],
      ['/Dashboard/settings', 3],
    ] as const) {
      await page.goto(path);
      const fields = page.locator('main input:is([inputmode], [type="number"]):visible');
      await expect.poll(() => fields.count()).toBeGreaterThanOrEqual(least);
      for (const field of await fields.all()) {
        const before = await field.inputValue();
        await field.focus();
        await field.hover();
        await page.mouse.wheel(0, -120);
        await page.mouse.wheel(0, 240);
        await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        expect(await field.inputValue(), `${path}: ${await field.getAttribute('name')}`).toBe(
          before,
        );
      }
    }
  });
});
