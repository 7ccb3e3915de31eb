/*
 * How lists can be narrowed and sorted. Apart from the schemas, because screens that only offer it
 * need nothing that checks it.
 */

/** How a list of products is sorted. */
export const PRODUCT_SORTS = ['newest', 'price-asc', 'price-desc', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/** The orders that a list can be narrowed to: not paid yet, to be shipped, on their way, money back. */
export const ORDER_FILTERS = [
  'unpaid',
  'paid',
  'shipped',
  'refunding',
  'refund_failed',
  'refunded',
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** How a list of orders is sorted; the oldest first for packing. */
export const ORDER_SORTS = ['newest', 'oldest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];
