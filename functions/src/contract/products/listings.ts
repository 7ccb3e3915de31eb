/*
 * How lists can be narrowed and sorted. Apart from the schemas, because screens that only offer it
 * need nothing that checks it.
 */

import type { AttributeName } from './product-attributes.ts';

/** How a list of products is sorted. */
export const PRODUCT_SORTS = ['newest', 'price-asc', 'price-desc', 'name'] as const;
export type ProductSort = (typeof PRODUCT_SORTS)[number];

/**
 * The orders that a list can be narrowed to: not paid yet, to be shipped, on their way, money back;
 * disputed at a bank; withdrawn from and not refunded.
 */
export const ORDER_FILTERS = [
  'unpaid',
  'paid',
  'shipped',
  'refunding',
  'refund_failed',
  'refunded',
  'disputed',
  'withdrawn',
] as const;
export type OrderFilter = (typeof ORDER_FILTERS)[number];

/** How a list of orders is sorted; the oldest first for packing. */
export const ORDER_SORTS = ['newest', 'oldest'] as const;
export type OrderSort = (typeof ORDER_SORTS)[number];

/** The facets of the list of products, by their names in a query: each an attribute of a product. */
export const PRODUCT_FACETS = {
  kind: 'kind',
  width: 'widthMm',
  nap: 'napMm',
  surface: 'surfaces',
  material: 'material',
} as const satisfies Record<string, AttributeName>;
export type FacetName = keyof typeof PRODUCT_FACETS;

/** The most values of one facet in a query. */
export const MOST_FACET_VALUES = 10;

/** What is chosen of each facet: values with commas between them. */
export type ChosenFacets = Readonly<Partial<Record<FacetName, string | undefined>>>;
