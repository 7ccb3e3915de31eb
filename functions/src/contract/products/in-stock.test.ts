import { expect, test } from 'vitest';
import { isInStock, isLowStock, LOW_STOCK_ORDERS, smallestOrdersLeft } from './stock.ts';

test.each([
  [0, false, false],
  [9, false, false],
  [10, true, true],
  [10 * LOW_STOCK_ORDERS - 1, true, true],
  [10 * LOW_STOCK_ORDERS, true, false],
])('%i pieces, of which 10 have to be ordered: in stock %j, low %j', (available, there, low) => {
  const product = { available, minOrder: 10 };
  expect([isInStock(product), isLowStock(product)]).toEqual([there, low]);
});

test('so many people can place the smallest order', () => {
  const left = [9, 10, 29].map((available) => smallestOrdersLeft({ available, minOrder: 10 }));
  expect(left).toEqual([0, 1, 2]);
});
