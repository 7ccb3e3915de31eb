import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { unique, type TestUser } from '../../support/api-accounts.ts';
import { call } from '../../support/api-client.ts';
import { orderForm } from './order-form.ts';
import { shopProduct } from './shop-product.ts';

/** What the basket's screens are made of, as somebody at them sees it. */
export const basketOf = (page: Page) => {
  const main = page.getByRole('main');
  // The list of products has such items as well, and stands until the basket or its order is there.
  const lines = main
    .getByRole('list', { name: 'Products in your basket' })
    .or(main.getByRole('region', { name: 'What you order' }));
  const row = (name: string) => lines.getByRole('listitem').filter({ hasText: name });
  return {
    link: page.getByRole('banner').getByRole('link', { name: /^Basket/ }),
    row,
    quantity: (name: string) => main.getByLabel(`Pieces of ${name}`, { exact: true }),
    remove: (name: string) => main.getByRole('button', { name: `Remove ${name}` }),
    undo: (name: string) => main.getByRole('button', { name: `Undo: ${name}` }),
    sum: main.getByRole('status').filter({ hasText: '€' }),
    order: main.getByText('Order', { exact: true }),
    empty: main.getByText('Your basket is empty'),
  };
};

/** A roller of ten pieces at least, at 4.35, and a tray of one at 2; with some of both as lines. */
export const twoProducts = async () => {
  const names = { roller: unique('Roller'), tray: unique('Tray') };
  const [roller, tray] = await Promise.all([
    shopProduct({ name: names.roller, minOrder: 10, available: 50 }),
    shopProduct({ name: names.tray, minOrder: 1, available: 9, price: 2 }),
  ]);
  const lines: KeptLine[] = [
    { productId: roller, quantity: 10, price: 4.35 },
    { productId: tray, quantity: 2, price: 2 },
  ];
  return { names, roller, tray, lines };
};

/** One line as a browser keeps it. */
export interface KeptLine {
  productId: string;
  quantity: number;
  price?: number;
}

/** Puts lines into the basket of a visitor's browser before anything is opened. */
export const keepLines = (page: Page, lines: readonly KeptLine[]): Promise<unknown> =>
  keepText(page, JSON.stringify({ lines, base: [] }));

/** Puts any text where the basket lies, once: what the page does with it stays. */
const keepText = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript((kept) => {
    if (sessionStorage.getItem('test basket') !== null) return;
    sessionStorage.setItem('test basket', 'kept');
    localStorage.setItem('basket', kept);
  }, text);

/** Waits until the link in the header says how many products are in the basket. */
export const expectCount = async (page: Page, products: number): Promise<void> => {
  const said = products === 1 ? 'Basket, 1 product' : `Basket, ${products} products`;
  await expect
    .poll(() => basketOf(page).link.getAttribute('aria-label'))
    .toBe(products === 0 ? 'Basket' : said);
};

/** Has the shop keep these lines for somebody. */
export const saveLines = async ({ email, token }: TestUser, lines: object[]): Promise<void> => {
  const { body } = await call('getBasket', { email }, { token });
  const { updatedAt } = body;
  await call('updateBasket', { email }, { token, body: { lines, updatedAt } });
};

/** The form with which the basket is ordered, once it is there. */
export const openBasketForm = async (page: Page) => {
  await page.goto('/basket/order');
  const form = orderForm(page);
  await form.city.waitFor();
  return form;
};
