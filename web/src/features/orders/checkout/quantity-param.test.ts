import { expect, it } from 'vitest';
import { reorderPath, quantityParam } from './quantity-param.ts';

it('reorderPath names product and quantity', () => {
  const url = new URL(reorderPath({ productId: 'p1', quantity: 24 }), 'https://shop.test');
  expect(url.pathname).toBe('/purchase/p1');
  expect(quantityParam(url.searchParams)).toBe(24);
});

it.each([
  '',
  'quantity=',
  'quantity=many',
  'quantity=0',
  'quantity=-3',
  'quantity=1.5',
  'quantity=1e99',
])('quantityParam of "%s" is undefined', (search) => {
  expect(quantityParam(new URLSearchParams(search))).toBeUndefined();
});
