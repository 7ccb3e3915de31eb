import { describe, expect, it } from 'vitest';
import { newCustomer, PASSWORD, unique } from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { focusOf } from './support/keyboard.ts';
import { leadTo } from './support/lead-to.ts';
import { orderForm } from './support/order-form.ts';
import { shopProduct } from './support/shop-product.ts';
import { started } from './support/started.ts';

describe.skipIf(!browserAvailable)('the products', () => {
  it('searches and sorts in the URL, and goes back', async () => {
    const word = unique('search').replace('-', '');
    await shopProduct({ name: `${word} dear`, price: 9 });
    await shopProduct({ name: `${word} cheap`, price: 1 });
    const page = await openPage();
    await page.goto('/products');
    await page.getByLabel('Search tools').fill(word);
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    const names = page.getByRole('article').getByRole('heading');
    await expect.poll(() => names.allTextContents()).toEqual([`${word} cheap`, `${word} dear`]);
    await page.getByLabel('Sort by').selectOption({ label: 'Price, high to low' });
    await expect.poll(() => names.allTextContents()).toEqual([`${word} dear`, `${word} cheap`]);

    const shared = page.url();
    await page.goBack();
    await expect.poll(() => names.allTextContents()).toEqual([`${word} cheap`, `${word} dear`]);
    await page.goto(shared);
    await expect.poll(() => names.allTextContents()).toEqual([`${word} dear`, `${word} cheap`]);
    expect(await page.getByLabel('Search tools').inputValue()).toBe(word);
  });

  it('says on each card what one piece costs, and on the page what a pack does', async () => {
    const word = unique('piece').replace('-', '');
    const attributes = { piecesPerPack: 12 };
    const id = await shopProduct({ name: `${word} in packs`, price: 5.8, attributes });
    await shopProduct({ name: `${word} loose`, price: 6 });
    const page = await openPage({ withoutScripts: true });
    await page.goto(`/products?q=${word}&sort=price-asc`);
    const cards = await page.getByRole('article').allTextContents();
    const prices = cards.map((card) => /€\S+ per piece/.exec(card)?.[0]);
    expect(prices).toEqual(['€5.80 per piece', '€6.00 per piece']);
    await page.goto(`/products/${id}`);
    expect(await page.getByRole('main').textContent()).toContain('€5.80 per piece');
    const pack = page.getByRole('row').filter({ hasText: 'Price per pack' });
    expect(await pack.textContent()).toBe('Price per pack€69.60');
  });

  it('turns pages in the URL; a link to the second opens there', async () => {
    const word = unique('pages').replace('-', '');
    for (let count = 0; count < 13; count += 1) await shopProduct({ name: `${word} ${count}` });
    // The last page is shorter, so what stands below the cards comes up when it arrives.
    const page = await openPage({ expectedShifts: [/^\/products shifted .*\n(.*\n)*.*Page 2/] });
    await page.goto(`/products?q=${word}`);
    const cards = page.getByRole('article');
    await expect.poll(() => cards.count()).toBe(12);
    await started(page);
    await page.getByRole('link', { name: 'Next' }).press('Enter');
    await expect.poll(() => cards.count()).toBe(1);
    await expect.poll(async () => (await focusOf(page)).tag).toBe('main');
    await page.goto(page.url());
    await expect.poll(() => cards.count()).toBe(1);
    await page.getByRole('link', { name: 'Previous' }).click();
    await expect.poll(() => cards.count()).toBe(12);
  });

  it('says what is out of stock instead of offering it, with 80 characters of a description', async () => {
    const word = unique('stock').replace('-', '');
    const description = 'Woven microfibre on a glued core. '.repeat(4).trim();
    await shopProduct({ name: `${word} gone`, minOrder: 10, available: 9, description });
    await shopProduct({ name: `${word} there`, minOrder: 10, available: 10 });
    const page = await openPage();
    await page.goto(`/products?q=${word}`);
    const gone = page.getByRole('article').filter({ hasText: 'gone' });
    await gone.getByText('Out of stock').waitFor();
    expect(await gone.getByRole('link', { name: 'Buy now' }).count()).toBe(0);
    await gone.getByText(`${description.slice(0, 80).trimEnd()}…`, { exact: true }).waitFor();
    const there = page.getByRole('article').filter({ hasText: 'there' });
    expect(await there.getByRole('link', { name: 'Buy now' }).count()).toBe(1);
  });

  it('says what to try when nothing matches', async () => {
    const page = await openPage();
    await page.goto('/products?q=zzzznothing');
    await page.getByText('No product matches “zzzznothing”').waitFor();
    await page.getByRole('button', { name: 'Show all products' }).click();
    await page.getByRole('article').first().waitFor();
  });

  it('says so when a product is gone, with a way on', async () => {
    const page = await openPage({ expectedErrors: [/status of 404/] });
    await page.goto('/products/no-such-product');
    await page.getByRole('heading', { level: 1, name: 'We can’t find this product' }).waitFor();
    expect(await page.title()).toBe('We can’t find this product | Rollwell');
    await page.getByRole('main').getByRole('link', { name: 'Show all products' }).click();
    await page.waitForURL(/\/products$/);
  });

  it('says why the list cannot be read, and reads it again on Retry', async () => {
    await shopProduct();
    const page = await openPage({ expectedErrors: [/status of 400/] });
    await page.route(/\/product\?/, (route) =>
      route.fulfill({
        status: 400,
        json: { error: { code: 'invalid_request', message: 'Not today.' } },
      }),
    );
    await leadTo(page, '/products');
    await page.getByText('Error: Not today.').waitFor();
    await page.unroute(/\/product\?/);
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('article').first().waitFor();
  });

  it('a visitor who buys signs in first, and is back at the order form then', async () => {
    const id = await shopProduct({ name: 'For a visitor' });
    const page = await openPage();
    await page.goto(`/products/${id}`);
    await expect.poll(() => page.title()).toBe('For a visitor | Rollwell');
    await started(page);
    await page.getByRole('link', { name: 'Buy now' }).click();
    await page.waitForURL(/\/login$/);
    const { email } = await newCustomer();
    const login = page.getByRole('main');
    await login.getByLabel('Email').fill(email);
    await login.getByLabel(/^Password/).fill(PASSWORD);
    await login.getByRole('button', { name: 'Login', exact: true }).click();
    await page.waitForURL(`**/purchase/${id}`);
    await expect.poll(() => orderForm(page).productName.inputValue()).toBe('For a visitor');
  });
});
