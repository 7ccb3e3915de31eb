import { describe, it } from 'vitest';
import { unique } from '../support/api-accounts.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { shopProduct } from './support/shop-product.ts';

describe.skipIf(!browserAvailable)('figures', () => {
  it.each([
    ['de-DE', /^1\.234,50\s€$/u, '2.000 pieces'],
    ['en-GB', /^€1,234\.50$/u, '2,000 pieces'],
  ])('are written as a visitor from %s writes them', async (locale, price, pieces) => {
    const name = unique('Roller');
    const id = await shopProduct({ name, price: 1234.5, minOrder: 2000, available: 4000 });
    const page = await openPage({ locale });
    // The home page comes prerendered in the shop's own locale, and must not mind the change.
    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: name });
    await card.getByText(price).waitFor();
    await card.getByText(`Minimum order ${pieces}`).waitFor();

    await page.goto(`/products/${id}`);
    await page.getByText(price).waitFor();
    await page.getByText(pieces).first().waitFor();
  });
});
