import { describe, expect, it } from 'vitest';
import { newAdmin, newCustomer, unique } from '../support/api-accounts.ts';
import { newOrder, orderOf } from '../support/api-orders.ts';
import { browserAvailable } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

describe.skipIf(!browserAvailable)('the search of Manage All Orders', () => {
  it('finds an order by its number, says when that is mistyped, and leads to its page', async () => {
    const [admin, customer] = await Promise.all([newAdmin(), newCustomer()]);
    const name = unique('Wanted roller');
    const id = await newOrder(customer, await shopProduct({ name }));
    const { number } = await orderOf(customer, id);
    const page = await signedInPage(admin);
    await page.goto('/Dashboard/manage-all-orders');
    const search = page.getByRole('searchbox', { name: 'Search orders' });

    await search.fill(`${number.slice(0, -1)}${number.endsWith('7') ? '8' : '7'}`);
    await search.press('Enter');
    await page.getByText('This order number is mistyped').waitFor();

    await search.fill(number);
    await search.press('Enter');
    await page.waitForURL(/q=RW/);
    const rows = page.getByRole('table', { name: 'All orders' }).getByRole('row');
    await expect.poll(() => rows.count()).toBe(2);
    await rows.getByRole('link', { name }).click();
    await page.getByRole('article').getByText(`Order ${number}`).waitFor();
  });

  it('sorts what it finds from the oldest on, by the URL and back', async () => {
    const [admin, customer] = await Promise.all([newAdmin(), newCustomer()]);
    const word = unique('queue').replace('-', '');
    const [older, newer] = [`${word} older`, `${word} newer`];
    await newOrder(customer, await shopProduct({ name: older }));
    await newOrder(customer, await shopProduct({ name: newer }));
    const page = await signedInPage(admin);
    await page.goto(`/Dashboard/manage-all-orders?q=${word}`);
    const names = page.getByRole('table', { name: 'All orders' }).getByRole('rowheader');
    const sort = page.getByLabel('Sort');
    await expect.poll(() => names.allTextContents()).toEqual([newer, older]);
    expect(await sort.inputValue()).toBe('newest');

    await sort.selectOption({ label: 'Oldest first' });
    await expect.poll(() => names.allTextContents()).toEqual([older, newer]);
    expect(new URL(page.url()).search).toBe(`?q=${word}&sort=oldest`);

    const shared = page.url();
    await page.goBack();
    await expect.poll(() => names.allTextContents()).toEqual([newer, older]);
    expect(new URL(page.url()).search).toBe(`?q=${word}`);
    expect(await sort.inputValue()).toBe('newest');
    await page.goto(shared);
    await expect.poll(() => names.allTextContents()).toEqual([older, newer]);
    expect(await sort.inputValue()).toBe('oldest');
  });
});
