import { DELIVERY, type Product } from '@rollwell/functions/contract';

/** A product and how many of it. */
export interface OrderedLine {
  product: Product;
  quantity: number;
}

/** Working days until the last of several products leaves us. */
export const leadTimeOf = (lines: readonly OrderedLine[]): number => {
  const [, usualDays] = DELIVERY.handlingDays;
  return Math.max(
    usualDays,
    ...lines.map(({ product }) => product.attributes?.leadTimeDays ?? usualDays),
  );
};

/** What lines cost, as far as a total goes. */
export const pricesOf = (lines: readonly OrderedLine[]) =>
  lines.map(({ product: { price }, quantity }) => ({ price, quantity }));
