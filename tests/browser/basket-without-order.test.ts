import { describe, expect, it } from 'vitest';
import { faultsInBothSchemes } from './support/accessibility.ts';
import { basketOf, keepLines, twoProducts } from './support/basket.ts';
import { browserAvailable, openPage } from './support/chromium.ts';
import { setStock } from './support/shop-product.ts';
import { WIDTHS } from './support/views.ts';

describe.skipIf(!browserAvailable)('a basket in which nothing can be ordered', () => {
  it.each(WIDTHS)(
    'has no total and no way to order where nothing can be had, but one way on, at $width',
    async (view) => {
      const { names, tray } = await twoProducts();
      await setStock(tray, { available: 0, received: 9 });
      const page = await openPage(view);
      await keepLines(
        page,
        ['gone', tray].map((productId) => ({ productId, quantity: 1 })),
      );
      await page.goto('/basket');
      const main = page.getByRole('main');
      await basketOf(page).row(names.tray).waitFor();
      await main.getByText('None of these products is available at the moment.').waitFor();
      expect(await basketOf(page).order.count()).toBe(0);
      expect(await main.textContent()).not.toMatch(/Contains|it is with you|others|Total|€0/);
      expect(await main.getByRole('button').allTextContents()).toEqual(['Remove', 'Remove']);
      expect(await faultsInBothSchemes(page)).toEqual([]);
      await main.getByRole('link', { name: 'See the products' }).click();
      await page.waitForURL('**/products');
    },
  );

  it.each(WIDTHS)(
    'can be ordered once its number is right, and its total keeps its place, at $width',
    async (view) => {
      const { names, lines } = await twoProducts();
      const page = await openPage(view);
      await keepLines(page, lines.slice(0, 1));
      await page.goto('/basket');
      const main = page.getByRole('main');
      const basket = basketOf(page);
      const country = main.getByLabel('Deliver to');
      await expect.poll(() => basket.sum.textContent()).toBe('€43.50');
      const place = await country.boundingBox();
      await basket.quantity(names.roller).fill('1');
      await main.getByText('You can order this once the number of pieces is right.').waitFor();
      expect(await country.boundingBox()).toEqual(place);
      expect(await basket.order.count()).toBe(0);
      // Nothing is an error before the field is left.
      expect(await main.getByRole('alert').count()).toBe(0);
      expect(await main.textContent()).not.toMatch(/€0|Contains|it is with you/);
      await basket.quantity(names.roller).fill('12');
      await expect.poll(() => basket.sum.textContent()).toBe('€52.20');
      await basket.order.click();
      await page.waitForURL('**/login');
    },
  );
});
