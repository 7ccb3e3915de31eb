import { VALIDATION, type Product } from '@rollwell/functions/contract';
import { expect, it } from 'vitest';
import { lineState, refusalOf } from './line-state.ts';

const product = { _id: 'roller', price: 4.35, minOrder: 10, available: 50 } as Product;
const said = (quantity: number, typed?: string, now: Product | null | undefined = product) =>
  refusalOf(lineState({ productId: 'roller', quantity }, now, typed));

it('is fine within what the product allows, and says what the order form would say else', () => {
  expect([10, 50].map((quantity) => said(quantity))).toEqual([undefined, undefined]);
  expect(said(9)).toBe(VALIDATION.minOrderQuantity(10));
  expect(said(51)).toBe(VALIDATION.outOfStock(10, 50));
});

it('is judged by the field’s text where a basket cannot keep it', () => {
  expect(said(10, '10.5')).toBe(VALIDATION.quantityWhole);
  expect(said(10, '0')).toBe(VALIDATION.minOrderQuantity(10));
});

it('asks for a number where the field has none', () => {
  expect([said(10, ''), said(10, ' ')]).toEqual(Array(2).fill('How many pieces? At least 10'));
});

it('says so where a product is sold out or gone, whatever the quantity', () => {
  expect(said(10, undefined, { ...product, available: 9 })).toBe(VALIDATION.soldOut(10, 9));
  expect(said(10, undefined, { ...product, available: 0 })).toBe('Out of stock');
  expect(said(10, undefined, null)).toBe(VALIDATION.productGone);
});

it('is pending while the product is not known', () => {
  expect(lineState({ productId: 'roller', quantity: 1 }, undefined)).toEqual({ kind: 'asking' });
  expect(refusalOf({ kind: 'asking' })).toBeUndefined();
});
