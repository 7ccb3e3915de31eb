import { expect, it } from 'vitest';
import { purchaseOf, wantedQuantity } from './quantity-param.ts';

it('an order is placed again by an address that says of what and how many', () => {
  const url = new URL(purchaseOf({ productId: 'p1', quantity: 24 }), 'https://shop.test');
  expect(url.pathname).toBe('/purchase/p1');
  expect(wantedQuantity(url.searchParams)).toBe(24);
});

it.each([
  '',
  'quantity=',
  'quantity=many',
  'quantity=0',
  'quantity=-3',
  'quantity=1.5',
  'quantity=1e99',
])('nothing is asked for by "%s"', (search) => {
  expect(wantedQuantity(new URLSearchParams(search))).toBeUndefined();
});
