import type { ProductSort } from '@rollwell/functions/contract';

/** What narrows and orders a list of products. */
export interface ProductFilter {
  q: string;
  sort: ProductSort;
}

/** Where products stand in the query cache. */
export const productKeys = {
  all: ['products'] as const,
  lists: ['products', 'list'] as const,
  list: (filter: ProductFilter & { limit: number }) => [...productKeys.lists, filter] as const,
  latest: ['products', 'list', 'latest'] as const,
  details: ['products', 'detail'] as const,
  detail: (id: string) => [...productKeys.details, id] as const,
};
