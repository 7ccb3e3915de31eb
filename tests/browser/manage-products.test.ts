import { askWhich, TOAST, VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { newOrder } from '../support/api-orders.ts';
import { photo } from '../support/api-pictures.ts';
import { browserAvailable } from './support/chromium.ts';
import { messageBeside } from './support/field-message.ts';
import { APP_CODE, holdBack } from './support/held.ts';
import { changeProduct, shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

const productForm = (page: Page) => {
  const main = page.getByRole('main');
  return {
    name: main.getByLabel('Name'),
    description: main.getByLabel('Description'),
    price: main.getByLabel('Price'),
    minOrder: main.getByLabel('Minimum order'),
    available: main.getByLabel('Available'),
    photo: main.locator('input[type=file]'),
    add: main.getByRole('button', { name: 'Add product' }),
    save: main.getByRole('button', { name: 'Save changes' }),
  };
};

/** Fills in all but the photo. */
async function fillIn(form: ReturnType<typeof productForm>, name: string) {
  await form.name.fill(name);
  await form.description.fill('A frame of 8 mm steel.');
  await form.price.fill('6,50');
  await form.minOrder.fill('4');
  await form.available.fill('80');
}

const read = async (id: string) => (await call('getProduct', { id })).body;

/** Opens the list at one product and gives its row. */
async function openRow(page: Page, name: string) {
  await page.goto(`/Dashboard/manage-products?q=${encodeURIComponent(name)}`);
  const row = page.getByRole('row', { name });
  await row.waitFor();
  return row;
}

describe.skipIf(!browserAvailable)('Add A Product', () => {
  it('says beside each field what is missing or too small, and of a price how it understands it', async () => {
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/add-product');
    const form = productForm(page);
    await form.add.click();
    await expect.poll(() => messageBeside(form.name)).toBe(VALIDATION.productNameRequired);
    expect(await messageBeside(form.description)).toBe(VALIDATION.descriptionRequired);
    expect(await messageBeside(form.price)).toBe(VALIDATION.priceRequired);
    expect(await messageBeside(form.minOrder)).toBe(VALIDATION.minOrderRequired);
    expect(await messageBeside(form.available)).toBe(VALIDATION.availableRequired);
    expect(await messageBeside(form.photo)).toBe(VALIDATION.productPhotoRequired);

    await form.price.fill('-0.01');
    await form.minOrder.fill('0');
    await form.available.fill('0');
    await expect.poll(() => messageBeside(form.available)).toBe(VALIDATION.availableMin);
    expect(await messageBeside(form.price)).toBe(VALIDATION.priceMin);
    expect(await messageBeside(form.minOrder)).toBe(VALIDATION.minOrderMin);

    await form.price.fill('0');
    await form.minOrder.fill('1');
    await form.available.fill('1');
    await expect.poll(() => messageBeside(form.available)).not.toBe(VALIDATION.availableMin);
    expect(await messageBeside(form.price)).not.toBe(VALIDATION.priceMin);

    // It guesses no price.
    await form.price.fill('12,50');
    await expect.poll(() => messageBeside(form.price)).toBe('€12.50 per piece');
    await form.price.fill('1.250,00');
    await expect.poll(() => messageBeside(form.price)).toBe('€1,250.00 per piece');
    await form.price.fill('1.250');
    await form.price.blur();
    await expect.poll(() => messageBeside(form.price)).toBe(askWhich('1.250', 2));
  });

  it('adds a product with its photo, which is in the shop then', async () => {
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/add-product');
    const form = productForm(page);
    const name = unique('Frame 25 cm');
    await fillIn(form, name);
    const buffer = await photo(320, 240).jpeg().toBuffer();
    const arrive = await holdBack(page, /\/image\?/);
    await form.photo.setInputFiles({ name: 'frame.jpg', mimeType: 'image/jpeg', buffer });
    await form.add.click();
    // The photo is still on its way.
    await page.getByRole('button', { name: 'Waiting for the photo' }).waitFor();
    arrive();
    await expectToast(page, TOAST.productAdded);
    await page.waitForURL(/manage-products$/);

    await page.goto(`/products?q=${encodeURIComponent(name)}`);
    const card = page.getByRole('article').filter({ hasText: name });
    await card.waitFor();
    expect(await card.innerText()).toMatch(/€6\.50 per piece\s+Minimum order 4 pieces/);
    const picture = card.getByRole('presentation');
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  });
});

describe.skipIf(!browserAvailable)(
  'Add A Product, pressed again while the next screen is on its way',
  () => {
    it('adds the product once, and reports no failure', async () => {
      const page = await signedInPage(await newAdmin());
      await page.goto('/Dashboard/add-product');
      const form = productForm(page);
      const name = unique('Pressed twice');
      await fillIn(form, name);
      await page.getByLabel('Article number').fill(unique('TWICE').toUpperCase());
      const buffer = await photo(320, 240).jpeg().toBuffer();
      await form.photo.setInputFiles({ name: 'frame.jpg', mimeType: 'image/jpeg', buffer });
      const added = page.waitForResponse(
        (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/product'),
      );
      const arrive = await holdBack(page, APP_CODE);
      await form.add.click();
      expect((await added).status()).toBe(201);
      await form.add.click({ force: true });
      await form.add.click({ force: true });
      arrive();
      await page.waitForURL(/manage-products$/);
      await expectToast(page, TOAST.productAdded);
      expect(await page.getByText(TOAST.somethingWrong).count()).toBe(0);
      const { body } = await call('listProducts', {}, { query: { q: name } });
      expect(body).toHaveLength(1);
    });
  },
);

describe.skipIf(!browserAvailable)('Manage Products', () => {
  it('lists what the shop gives to whoever sends the admin’s token, with ten characters of each description', async () => {
    const [name, admin] = [unique('In the list'), await newAdmin()];
    await shopProduct({ name });
    const page = await signedInPage(admin);
    const asked = page.waitForRequest((request) => request.url().includes('/product?'));
    const row = await openRow(page, name);
    await row.getByRole('button', { name: `Delete ${name}` }).waitFor();
    const stored = await page.evaluate(() => localStorage.getItem('accessToken'));
    expect((await asked).headers().authorization).toBe(`Bearer ${stored}`);
    await row.getByText('Made by a…', { exact: true }).waitFor();
  });

  it('adds pieces to what is there when it is done, takes no more than there are, and keeps what was typed when somebody presses beside it', async () => {
    const name = unique('Restocked');
    const id = await shopProduct({ name, available: 3103 });
    const page = await signedInPage(await newAdmin(), { expectedErrors: [/status of 409/] });
    const row = await openRow(page, name);
    await row.getByRole('button', { name: `Stock of ${name}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('3,103 pieces are available.').waitFor();
    await newOrder(await newCustomer(), id, 5);
    await dialog.getByRole('textbox', { name: 'Pieces' }).fill('200');
    // A press beside the dialog takes nothing of it away.
    await page.mouse.click(5, 5);
    await page.waitForTimeout(500);
    expect(await dialog.getByRole('textbox', { name: 'Pieces' }).inputValue()).toBe('200');
    await dialog.getByRole('button', { name: 'Change the stock' }).click();
    await expect.poll(() => messageBeside(dialog.getByLabel('Reason'))).toBe('Reason is required');
    await dialog.getByLabel('Reason').fill('Delivery 4711');
    await dialog.getByRole('button', { name: 'Change the stock' }).click();
    await expectToast(page, TOAST.updated);
    await row.getByText('3,298', { exact: true }).waitFor();
    expect((await read(id)).available).toBe(3298);

    await row.getByRole('button', { name: `Stock of ${name}` }).click();
    await dialog.getByLabel('Take away').check();
    await dialog.getByRole('textbox', { name: 'Pieces' }).fill('3299');
    await dialog.getByLabel('Reason').fill('Broken');
    await dialog.getByRole('button', { name: 'Change the stock' }).click();
    await expect
      .poll(() => messageBeside(dialog.getByRole('textbox', { name: 'Pieces' })))
      .toBe(VALIDATION.tooFewToTake(3298));
    expect(await dialog.getByLabel('Reason').inputValue()).toBe('Broken');
    expect((await read(id)).available).toBe(3298);
  });

  it('saves other facts of a product that sells meanwhile, without a question', async () => {
    const name = unique('Sold meanwhile');
    const id = await shopProduct({ name, price: 2, available: 50 });
    const page = await signedInPage(await newAdmin());
    await (await openRow(page, name)).getByRole('link', { name: 'Edit' }).click();
    const form = productForm(page);
    await form.price.fill('2.5');
    await newOrder(await newCustomer(), id, 8);
    await form.save.click();
    await expectToast(page, TOAST.updated);
    expect(await read(id)).toMatchObject({ price: 2.5, available: 42 });
  });

  it('asks which value to keep when somebody else changed the same one', async () => {
    const name = unique('Two editors');
    const id = await shopProduct({ name, price: 2 });
    const page = await signedInPage(await newAdmin(), { expectedErrors: [/status of 409/] });
    await page.goto(`/Dashboard/manage-products/${id}`);
    const form = productForm(page);
    await form.price.fill('3');
    await changeProduct(id, { price: 2.8 });
    await form.save.click();

    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Yours: €3.00').waitFor();
    expect((await read(id)).price).toBe(2.8);
    await dialog.getByLabel('Saved meanwhile: €2.80').check();
    await dialog.getByRole('button', { name: 'Back to the form' }).click();
    expect(await form.price.inputValue()).toBe('3');

    await form.save.click();
    await dialog.getByRole('button', { name: 'Save this choice' }).click();
    await expectToast(page, TOAST.updated);
    expect((await read(id)).price).toBe(3);
  });

  it('edits what is known of a product, with messages beside the fields', async () => {
    const taken = unique('T').toUpperCase();
    await shopProduct({ attributes: { articleNumber: taken } });
    const id = await shopProduct({ attributes: { widthMm: 250, surfaces: ['plaster', 'board'] } });
    const page = await signedInPage(await newAdmin(), { expectedErrors: [/status of 409/] });
    await page.goto(`/Dashboard/manage-products/${id}`);
    const facts = page.getByRole('group', { name: 'Facts' });
    const [number, width] = [facts.getByLabel('Article number'), facts.getByLabel('Width')];
    expect(await width.inputValue()).toBe('250');
    await width.fill('25 cm');
    await number.fill(taken);
    await facts.getByLabel('Type').selectOption('Roller sleeve');
    await facts.getByLabel('Woodchip').check();
    await facts.getByLabel('Smooth plaster').uncheck();
    const { save } = productForm(page);
    await save.click();
    await expect
      .poll(() => messageBeside(width))
      .toBe(VALIDATION.outOfBounds('Width', 'a whole number from 10 to 5000 mm'));
    await width.fill('180');
    await save.click();
    await expect.poll(() => messageBeside(number)).toBe(VALIDATION.articleNumberTaken);
    await number.fill('');
    await save.click();
    await expectToast(page, TOAST.updated);
    expect((await read(id)).attributes).toEqual({
      kind: 'sleeve',
      widthMm: 180,
      surfaces: ['board', 'woodchip'],
    });
  });

  it('deletes after a question', async () => {
    const name = unique('To be deleted');
    const id = await shopProduct({ name });
    const page = await signedInPage(await newAdmin());
    const row = await openRow(page, name);
    await row.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect((await call('getProduct', { id })).status).toBe(200);

    await row.getByRole('button', { name: `Delete ${name}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expectToast(page, TOAST.deleted(name));
    await row.waitFor({ state: 'detached' });
    expect((await call('getProduct', { id })).status).toBe(404);
  });
});
