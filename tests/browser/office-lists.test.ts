import { describe, expect, it } from 'vitest';
import { newAdmin, unique } from '../support/api-accounts.ts';
import { browserAvailable } from './support/chromium.ts';
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
});
