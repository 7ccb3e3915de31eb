import { TOAST } from '@rollwell/functions/contract';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { availableOf } from '../support/api-orders.ts';
import { basketOf, keepLines } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

/** To the browser `1.000` is one; to whoever types it in Germany it is a thousand. */
const typeThousand = async (field: Locator): Promise<void> => {
  await field.press('Control+a');
  await field.pressSequentially('1.000');
  await expect.poll(() => field.inputValue()).toBe('1000');
};

describe.skipIf(!browserAvailable)('a dot between thousands', () => {
  it('makes pieces that come to stock no thousandth of them', async () => {
    const name = unique('Pallet');
    const id = await shopProduct({ name, available: 100 });
    const page = await signedInPage(await newAdmin());
    await page.goto(`/Dashboard/manage-products?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Stock of ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await typeThousand(dialog.getByRole('spinbutton', { name: 'Pieces' }));
    await dialog.getByLabel('Reason').fill('Delivery 4711');
    await dialog.getByRole('button', { name: 'Change the stock' }).click();
    await expectToast(page, TOAST.updated);
    expect(await availableOf(id)).toBe(1100);
  });

  it('is understood in an order, and in the basket as it is typed', async () => {
    const name = unique('Core');
    const id = await shopProduct({ name, price: 2, minOrder: 1, available: 4000 });
    const buying = await signedInPage(await newCustomer());
    await buying.goto(`/purchase/${id}`);
    await typeThousand(buying.getByLabel('Quantity, in pieces'));

    const page = await openPage();
    await keepLines(page, [{ productId: id, quantity: 5 }]);
    await page.goto('/basket');
    const basket = basketOf(page);
    await typeThousand(basket.quantity(name));
    await expect.poll(() => basket.sum.textContent()).toBe('€2,000.00');

    await basket.quantity(name).press('Control+a');
    await basket.quantity(name).pressSequentially('7.0');
    await basket.quantity(name).blur();
    await expect.poll(() => basket.quantity(name).inputValue()).toBe('7');
    await expect.poll(() => basket.sum.textContent()).toContain('€14.00');
  });
});
