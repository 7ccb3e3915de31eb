import type { Product, Warehouse } from '@rollwell/functions/contract';

/** A product and how many of it. */
export interface OrderedLine {
  product: Product;
  quantity: number;
}

/** Working days until the last of several products leaves us. */
export const leadTimeOf = (
  products: readonly Pick<Product, 'attributes'>[],
  { handlingDays }: Warehouse,
): number =>
  Math.max(0, ...products.map(({ attributes }) => attributes?.leadTimeDays ?? handlingDays));

/** What lines cost, as far as a total goes. */
export const pricesOf = (lines: readonly OrderedLine[]) =>
  lines.map(({ product: { price }, quantity }) => ({ price, quantity }));

export const productsOf = (lines: readonly OrderedLine[]): Product[] =>
  lines.map(({ product }) => product);
