import { deliveryDay, destinationsOf, namedDay, TOAST } from '@rollwell/functions/contract';
import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { call } from '../support/api-client.ts';
import { markOrder, newOrder } from '../support/api-orders.ts';
import { newBlog, newReview, uploadedPicture } from '../support/api-shop-content.ts';
import { photo } from '../support/api-pictures.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { isMarkedInvalid, messageBeside } from './support/field-message.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';
import { expectToast } from './support/toast.ts';

describe.skipIf(!browserAvailable)('Recent Blogs', () => {
  it('shows each post as a card with picture, heading and description', async () => {
    const heading = unique('A card');
    await newBlog(heading, 'What the card says.', await uploadedPicture());
    const page = await openPage();
    await page.goto('/blogs');
    await page.getByRole('heading', { level: 1, name: 'Recent Blogs' }).waitFor();
    const card = page.getByRole('article').filter({ hasText: heading });
    await card.getByRole('heading', { name: heading }).waitFor();
    await card.getByText('What the card says.', { exact: true }).waitFor();
    const seen = card.locator('picture img');
    await expect
      .poll(() => seen.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
    // A grid: the first two stand beside each other.
    const cards = page.getByRole('main').getByRole('article');
    const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan(first?.x ?? Infinity);
  });
});

describe.skipIf(!browserAvailable)('a product card', () => {
  it('shows 80 characters of the description', async () => {
    const word = unique('preview').replace('-', '');
    const description = 'Woven microfibre on a glued core. '.repeat(4).trim();
    await shopProduct({ name: word, description });
    const page = await openPage();
    await page.goto(`/products?q=${word}`);
    await page
      .getByRole('article')
      .getByText(`${description.slice(0, 80).trimEnd()}…`, { exact: true })
      .waitFor();
  });
});

describe.skipIf(!browserAvailable)('a review', () => {
  it('of somebody without a photo shows a blank portrait', async () => {
    const words = unique('No portrait');
    await newReview(await newCustomer(), 5, words);
    const page = await openPage();
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: words });
    await card.waitFor({ state: 'attached' });
    expect(await card.locator('[data-person-photo] svg').count()).toBe(1);
    expect(await card.locator('img').count()).toBe(0);
  });

  it.each([
    ['160 pixels wide, in a circle of 44', [], 160],
    ['in its usual size where Storage has no small one', [/status of 404/], 640],
  ])('shows who wrote it %s', async (_how, expectedErrors, width) => {
    const user = await newCustomer();
    const body = { imageLink: await uploadedPicture() };
    await call('updateUser', { email: user.email }, { token: user.token, body });
    const words = unique('With a portrait');
    await newReview(user, 5, words);
    const page = await openPage({ expectedErrors });
    if (expectedErrors.length > 0)
      await page.route(/160\.webp/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: words });
    await card.scrollIntoViewIfNeeded();
    await expect
      .poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBe(width);
  });
});

describe.skipIf(!browserAvailable)('the Purchase screen', () => {
  it('shows the product beside the order form, and by which day it comes', async () => {
    const name = unique('Beside the form');
    const attributes = { leadTimeDays: 7 };
    const id = await shopProduct({ name, price: 4.35, minOrder: 7, available: 93, attributes });
    const page = await signedInPage(await newCustomer());
    await page.goto(`/purchase/${id}`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 2, name }).waitFor();
    await main.getByRole('button', { name: 'Place order' }).waitFor();
    const text = await main.innerText();
    for (const fact of ['€4.35', '7 pieces', '93 pieces']) expect(text).toContain(fact);
    const { body: settings } = await call('getSettings', {});
    const [home] = destinationsOf(settings);
    await expect
      .poll(async () => {
        const day = deliveryDay(new Date(), { ...home, ...attributes });
        return (await main.innerText()).includes(namedDay(day));
      })
      .toBe(true);
  });
});

describe.skipIf(!browserAvailable)('My Profile', () => {
  it('leads to the profile form by Edit profile', async () => {
    const page = await signedInPage(await newCustomer());
    await page.goto('/Dashboard');
    await page.getByRole('main').getByRole('link', { name: 'Edit profile' }).click();
    await page.waitForURL(/\/Dashboard\/update-profile$/);
  });
});

describe.skipIf(!browserAvailable)('Manage All Orders', () => {
  it('shows the transaction of a paid order, and that an unpaid one is unpaid', async () => {
    const customer = await newCustomer();
    const [paid, unpaid] = [unique('Paid for'), unique('Not paid for')];
    const id = await newOrder(customer, await shopProduct({ name: paid }));
    await markOrder(id, { paid: true, tranID: 'pi_in_the_table' });
    await newOrder(customer, await shopProduct({ name: unpaid }));
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/manage-all-orders');
    const row = page.getByRole('row', { name: paid });
    await row.getByText('pi_in_the_table').waitFor();
    await row.getByRole('button', { name: /^Shipped/ }).waitFor();
    const other = page.getByRole('row', { name: unpaid });
    await other.getByText('Unpaid', { exact: true }).waitFor();
    expect(await other.getByRole('button', { name: /^Shipped/ }).count()).toBe(0);
  });
});

describe.skipIf(!browserAvailable)('an admin’s screen', () => {
  it('shows a spinner while the role is being asked for', async () => {
    const page = await signedInPage(await newAdmin());
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/admin/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/Dashboard/make-admin');
    const spinner = page.getByRole('main').getByRole('progressbar', { name: 'Loading' });
    await spinner.waitFor();
    expect(await page.getByRole('heading', { name: 'Make Admin' }).count()).toBe(0);
    answer();
    await page.getByRole('heading', { name: 'Make Admin' }).waitFor();
    expect(await spinner.count()).toBe(0);
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

describe.skipIf(!browserAvailable)('a photo', () => {
  it('that is no picture is refused beside its field, and the form stays as it is', async () => {
    const page = await openPage();
    await page.goto('/add-blog');
    const main = page.getByRole('main');
    await main.getByLabel('Heading').fill('Kept');
    const field = main.locator('input[type=file]');
    const buffer = Buffer.from('no picture');
    await field.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
    await expect.poll(() => messageBeside(field)).toContain('Choose a JPEG');
    expect(await isMarkedInvalid(field)).toBe(true);
    expect(await main.getByLabel('Heading').inputValue()).toBe('Kept');
  });
});
