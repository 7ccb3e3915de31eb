import { describe, expect, it } from 'vitest';
import { newAdmin, unique } from '../support/api-accounts.ts';
import { browserAvailable } from './support/chromium.ts';
import { holdBack } from './support/held.ts';
import { shopProduct } from './support/shop-product.ts';
import { signedInPage } from './support/sign-in.ts';

describe.skipIf(!browserAvailable)('the lists of the office', () => {
  it('are not called empty where a page past their end is', async () => {
    const page = await signedInPage(await newAdmin());
    for (const path of [
      'manage-all-orders?state=paid&page=2',
      'manage-products?page=9',
      'make-admin?page=9',
      'messages?page=2',
      'failed-mails?page=2',
      'withdrawals?page=2',
      'settings?page=2',
    ]) {
      await page.goto(`/Dashboard/${path}`);
      await page.getByText('This page is past the end of the list').waitFor();
      await page.getByRole('link', { name: 'Previous' }).waitFor();
      const first = new URL(
        await page
          .getByRole('link', { name: 'First page' })
          .evaluate((link) => (link as HTMLAnchorElement).href),
      );
      expect(first.pathname + first.search).toBe(`/Dashboard/${path}`.replace(/[?&]page=\d+$/, ''));
    }
  });

  it('keep their buttons in sight beside a name of one long word, below columns that are headed in words', async () => {
    const name = unique(
      'Lackierrollenhalterungsabdeckungsschraubensatzverlaengerungsstangenadapterset',
    );
    await shopProduct({ name });
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/manage-products');
    const button = page.getByRole('button', { name: `Delete ${name}` });
    await button.waitFor();
    await page.getByRole('columnheader', { name: 'Minimum order', exact: true }).waitFor();
    const [box, table] = [
      await button.boundingBox(),
      await page.getByRole('main').getByRole('table').locator('..').boundingBox(),
    ];
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(
      (table?.x ?? 0) + (table?.width ?? 0),
    );
  });

  it('dim the rows of before while those of another filter are on their way', async () => {
    const page = await signedInPage(await newAdmin());
    await page.goto('/Dashboard/manage-all-orders');
    const rows = page.getByRole('main').getByRole('table', { name: 'All orders' }).locator('tbody');
    await rows.waitFor();
    const release = await holdBack(page, /\/order\?.*state=/);
    await page.getByRole('main').getByRole('link', { name: 'Paid', exact: true }).click();
    const opacity = () => rows.evaluate((body) => Number(getComputedStyle(body).opacity));
    await expect.poll(opacity).toBeLessThan(1);
    release();
    await expect.poll(opacity).toBe(1);
  });

  it('take each of two presses of which the second comes before the first shows', async () => {
    // A script presses here, and what it moves counts as moved by itself.
    const expectedShifts = [/^\/Dashboard\/manage-/];
    const page = await signedInPage(await newAdmin(), { expectedShifts });
    const pressTwice = (first: string) =>
      page.evaluate(async (selector) => {
        const pressed = document.querySelector<HTMLElement>(selector);
        if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
        else pressed?.click();
        await new Promise((resolve) => setTimeout(resolve));
        const sort = document.querySelector<HTMLSelectElement>('main select[name="sort"]');
        if (!sort) return;
        sort.selectedIndex = 1;
        sort.dispatchEvent(new Event('change', { bubbles: true }));
      }, first);
    await page.goto('/Dashboard/manage-all-orders');
    await page.getByRole('main').getByRole('table', { name: 'All orders' }).waitFor();
    await pressTwice('main nav a[href$="state=paid"]');
    await expect.poll(() => page.url()).toMatch(/state=paid&sort=/);

    await page.goto('/Dashboard/manage-products');
    await page.getByRole('main').getByRole('table').waitFor();
    await page.getByRole('main').getByRole('searchbox').fill('roller');
    await pressTwice('main form[role="search"]');
    await expect.poll(() => page.url()).toMatch(/q=roller&sort=/);
  });

  it('have their search and order again after a product was saved or left, and beside an order', async () => {
    const name = unique('Found again');
    await shopProduct({ name });
    const page = await signedInPage(await newAdmin());
    const search = `?q=${encodeURIComponent(name)}&sort=price`;
    await page.goto(`/Dashboard/manage-products${search}`);
    const found = new URL(page.url()).search;
    const edit = page.getByRole('link', { name: `Edit ${name}` });
    await edit.click();
    await page.getByLabel('Description').fill('Another text.');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await edit.waitFor();
    expect(new URL(page.url()).search).toBe(found);
    await edit.click();
    await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
    await edit.waitFor();
    expect(new URL(page.url()).search).toBe(found);

    await page.goto('/Dashboard/manage-all-orders?state=paid');
    await page.getByRole('main').getByRole('table').getByRole('link').first().click();
    await page.getByRole('main').getByRole('link', { name: 'All orders', exact: true }).click();
    await page.waitForURL(/manage-all-orders\?state=paid$/);
  });
});
