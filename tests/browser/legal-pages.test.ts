import { describe, expect, it } from 'vitest';
import { browserAvailable, openPage } from './support/chromium.ts';
import { newCustomer } from '../support/api-accounts.ts';
import { newOrder } from '../support/api-orders.ts';
import { shopProduct } from './support/shop-product.ts';
import { openOrderForm } from './support/order-form.ts';
import { signedInPage } from './support/sign-in.ts';

const PAGES = [
  ['Terms', 'Terms', 'How a contract comes about'],
  ['Privacy', 'Privacy', 'When you only look'],
  ['Returns', 'Returns and withdrawal', 'Your right to withdraw'],
  ['Delivery', 'Delivery', 'When it comes'],
  ['Legal guarantee', 'Legal guarantee', 'What it covers'],
] as const;

describe.skipIf(!browserAvailable)('the pages of the law', () => {
  it.each([
    ['with scripts', false],
    ['without scripts', true],
  ])('are each one link away from every page, %s', async (_how, withoutScripts) => {
    const page = await openPage({ withoutScripts });
    await page.goto('/products');
    // The first is reached from the products, and each other one from the one before.
    for (const [label, title, heading] of PAGES) {
      await page.getByRole('contentinfo').getByRole('link', { name: label, exact: true }).click();
      await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
      expect(await page.getByText(/sample/i).count()).toBe(0);
    }
  });

  it('are read before somebody orders, and before they pay', async () => {
    const customer = await newCustomer();
    const productId = await shopProduct({ available: 30 });
    const page = await signedInPage(customer);
    const form = await openOrderForm(page, productId);
    const main = page.getByRole('main');
    const names = ['Terms', 'Withdrawal within 14 days', 'Delivery', 'Legal guarantee', 'Privacy'];
    for (const name of names) await main.getByRole('link', { name, exact: true }).waitFor();
    expect(form).toBeDefined();
    await page.goto(`/payment/${await newOrder(customer, productId)}`);
    for (const name of names) await main.getByRole('link', { name, exact: true }).waitFor();
  });
});
