import { TOAST } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newAdmin, unique } from '../support/api-accounts.ts';
import { browserAvailable } from './support/chromium.ts';
import { choosePhoto, fieldOf, FORMS, sendButton } from './support/forms.ts';
import { holdBack } from './support/held.ts';
import { removeProduct, shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

const NOT_FOUND = { expectedErrors: [/status of 404/] };

describe.skipIf(!browserAvailable)('a product that was deleted meanwhile', () => {
  it('is said to be deleted where it is opened or saved, and leads to the list', async () => {
    const page = await signedInPage(await newAdmin(), NOT_FOUND);
    const main = page.getByRole('main');
    const [gone, soonGone] = await Promise.all([shopProduct(), shopProduct()]);
    await removeProduct(gone);
    await page.goto(`/Dashboard/manage-products/${gone}`);
    await main.getByText('This product was deleted.').waitFor();
    expect(await main.getByRole('button', { name: /Retry|Delete/ }).count()).toBe(0);
    await main.getByRole('link', { name: 'All products' }).click();
    await page.waitForURL(/manage-products$/);

    await page.goto(`/Dashboard/manage-products/${soonGone}`);
    await main.getByLabel('Description').fill('Another text.');
    await removeProduct(soonGone);
    await main.getByRole('button', { name: 'Save changes' }).click();
    await main.getByText('This product was deleted.').waitFor();
    expect(await page.getByText(/Try again/).count()).toBe(0);
    expect(await main.getByLabel('Description').inputValue()).toBe('Another text.');
    await main.getByRole('link', { name: 'All products' }).waitFor();
  });

  it('leaves the list when somebody deletes it or changes its stock, without asking to try again', async () => {
    const name = unique('Goes away');
    const [first, second] = [`${name} first`, `${name} second`];
    const ids = await Promise.all([first, second].map((each) => shopProduct({ name: each })));
    const page = await signedInPage(await newAdmin(), NOT_FOUND);
    const dialog = page.getByRole('dialog');
    await page.goto(`/Dashboard/manage-products?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Delete ${first}` }).waitFor();
    await Promise.all(ids.map(removeProduct));
    await page.getByRole('button', { name: `Stock of ${second}` }).click();
    await dialog.getByRole('textbox', { name: 'Pieces' }).fill('5');
    await dialog.getByLabel('Reason').fill('A count');
    await dialog.getByRole('button', { name: 'Change the stock' }).click();
    await expectToast(page, 'This product was deleted.');
    expect(await page.getByText(/Try again/).count()).toBe(0);
    await page.reload();
    await page.getByText(`No product matches “${name}”`).waitFor();
  });

  it('is deleted once for who presses Delete on a row of before', async () => {
    const name = unique('Deleted twice');
    const id = await shopProduct({ name });
    const page = await signedInPage(await newAdmin(), NOT_FOUND);
    await page.goto(`/Dashboard/manage-products?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Delete ${name}` }).click();
    await removeProduct(id);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, 'This product was deleted.');
    await expect.poll(() => page.getByRole('button', { name: `Delete ${name}` }).count()).toBe(0);
  });
});

describe.skipIf(!browserAvailable)('a product that was just added', () => {
  it('is not added once more by a press before the list is there', async () => {
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/add-product');
    const form = FORMS.addProduct;
    const values = { name: unique('Added once'), description: 'Once.', price: '4', minOrder: '1' };
    for (const [name, text] of Object.entries({ ...values, available: '5' }))
      await fieldOf(page, form, name).fill(text);
    await choosePhoto(page, form);
    let added = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/product')) added += 1;
    });
    const release = await holdBack(page, /\/assets\/manage-products[^/]*\.js$/);
    const send = sendButton(page, form);
    await send.click();
    await expectToast(page, TOAST.productAdded);
    // It waits with the form, or it would be pressed once more here.
    await send.evaluate((button: HTMLButtonElement) => button.click());
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
    release();
    await page.waitForURL(/manage-products/);
    expect(added).toBe(1);
  });
});
