import { VALIDATION } from '@rollwell/functions/contract';
import type { Page } from 'playwright-core';
import type { SampleShop } from './sample-shop.ts';
import { failing, pending, press, type Shot } from './shot.ts';

const lookUp = /\/product\/look-up$/;

const linesOf = ({ product, soldOut }: SampleShop, soldOutToo: boolean) => [
  { productId: product._id, quantity: product.minOrder, price: product.price + 0.5 },
  ...(soldOutToo ? [{ productId: soldOut._id, quantity: 1, price: soldOut.price }] : []),
  ...(soldOutToo ? [{ productId: 'no-such-product', quantity: 1 }] : []),
];

/** The visitor's browser has these lines. */
const fill =
  (soldOutToo = false) =>
  (page: Page, shop: SampleShop) =>
    page.addInitScript(
      (text) => localStorage.setItem('basket', text),
      JSON.stringify({ lines: linesOf(shop, soldOutToo), base: [] }),
    );

/** The shop has these lines of the customer. */
const has =
  (soldOutToo = false) =>
  (page: Page, shop: SampleShop) =>
    page.route(/\/user\/basket\//, (route) =>
      route.fulfill({ json: { lines: linesOf(shop, soldOutToo), updatedAt: '' } }),
    );

/** The basket as a visitor sees it; what they put in stays in the browser, so these come last. */
export const basketShots: readonly Shot[] = [
  { name: 'basket-empty', path: '/basket' },
  { name: 'basket', path: '/basket', before: fill() },
  { name: 'basket-changed', path: '/basket', before: fill(true) },
  {
    name: 'basket-wrong',
    path: '/basket',
    before: fill(),
    act: async (page, { product: { minOrder, available } }) => {
      const quantity = page.getByRole('main').getByRole('textbox');
      await quantity.fill(String(available + 1));
      await quantity.blur();
      // The live region says it as well.
      const main = page.getByRole('main');
      await main.getByText(VALIDATION.outOfStock(minOrder, available)).waitFor();
    },
  },
  { name: 'basket-removed', path: '/basket', before: fill(true), act: press(/^Remove/) },
  {
    name: 'basket-loading',
    path: '/basket',
    loading: true,
    before: async (page, shop) => {
      await fill()(page, shop);
      await pending(lookUp)(page);
    },
  },
  {
    name: 'basket-failed',
    path: '/basket',
    before: async (page, shop) => {
      await fill()(page, shop);
      await failing(lookUp)(page);
    },
  },
];

const QUICK_LIST = 'Article numbers and pieces';

/** The basket filled by a list of article numbers. */
export const quickOrderShots: readonly Shot[] = [
  { name: 'quick-order', path: '/basket/quick' },
  {
    name: 'quick-order-filled',
    path: '/basket/quick',
    act: (page) => page.getByLabel(QUICK_LIST).fill('RW-1001;20\nRW-2001;12\nRW-3001;10'),
  },
  {
    name: 'quick-order-wrong',
    path: '/basket/quick',
    act: async (page) => {
      await page.getByLabel(QUICK_LIST).fill('RW-1001;9\nRW-GONE;1\nRW-3001;10');
      await press('Put into the basket')(page);
      await page.getByText('Nothing was put in').first().waitFor();
    },
  },
];

/** Ordering it, as a customer. */
export const basketOrderShots: readonly Shot[] = [
  { name: 'basket-order', path: '/basket/order', before: has() },
  { name: 'basket-order-changed', path: '/basket/order', before: has(true) },
];
