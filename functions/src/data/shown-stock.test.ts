import { expect, it } from 'vitest';
import { shownOf } from './shown-stock.ts';

/** A move of a product that is ordered by five at least. */
const move = (id: string, before: number, available: number) => ({
  product: { id, minOrder: 5, available: before },
  available,
});

it('is the stock of what moved, where all of it can be bought as before', () => {
  expect(shownOf([move('a', 10, 5), move('b', 7, 7), move('c', 4, 0)])).toEqual({
    kind: 'stock',
    productIds: ['a', 'c'],
  });
});

it.each([
  ['is sold out', move('b', 5, 4)],
  ['can be bought again', move('b', 4, 5)],
])('is any list of products where one %s', (_name, turned) => {
  expect(shownOf([move('a', 10, 9), turned])).toEqual({ kind: 'products' });
});

it('is nothing where as many are there as before', () => {
  expect([shownOf([]), shownOf([move('a', 7, 7)])]).toEqual([undefined, undefined]);
});
