import type { PricedLine, Product } from '@rollwell/functions/contract';

/** A product and how many of it. */
export interface OrderedLine {
  product: Product;
  quantity: number;
}

/** What lines cost, as far as a total goes. */
export const pricesOf = (lines: readonly OrderedLine[]): PricedLine[] =>
  lines.map(({ product: { price, attributes }, quantity }) => ({
    price,
    quantity,
    vatKind: attributes?.vatKind,
  }));

export const productsOf = (lines: readonly OrderedLine[]): Product[] =>
  lines.map(({ product }) => product);
