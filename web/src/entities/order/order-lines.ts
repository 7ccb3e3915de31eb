import type { PricedLine, Product, Warehouse } from '@rollwell/functions/contract';

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
export const pricesOf = (lines: readonly OrderedLine[]): PricedLine[] =>
  lines.map(({ product: { price, attributes }, quantity }) => ({
    price,
    quantity,
    vatKind: attributes?.vatKind,
  }));

export const productsOf = (lines: readonly OrderedLine[]): Product[] =>
  lines.map(({ product }) => product);
