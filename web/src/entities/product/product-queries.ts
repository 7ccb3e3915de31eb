import type { ChosenFacets, Job, ProductSort } from '@rollwell/functions/contract';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { unlessNotFound } from '../../lib/api/api-error.ts';
import { request } from '../../lib/api/request.ts';
import { readAccessToken } from '../../lib/api/session-port.ts';

/** What narrows and orders a list of products. */
export interface ProductFilter extends ChosenFacets {
  q: string;
  /** Where none is chosen: the best match first for `q`, else what is newest. */
  sort: ProductSort | undefined;
  /** `true` where what is sold out is left out. */
  inStock?: string | undefined;
}

export const productKeys = {
  all: ['products'] as const,
  lists: ['products', 'list'] as const,
  list: (filter: ProductFilter & { limit: number }) => [...productKeys.lists, filter] as const,
  latest: ['products', 'list', 'latest'] as const,
  facets: (chosen: ChosenFacets) => ['products', 'facets', chosen] as const,
  finder: (job: Job) => ['products', 'finder', job] as const,
  detail: (id: string) => ['products', 'detail', id] as const,
  related: (id: string) => ['products', 'related', id] as const,
  several: (ids: readonly string[]) => ['products', 'several', ids] as const,
  /** Whether the shop still has it. */
  sold: (id: string) => ['products', 'sold', id] as const,
};

/** Milliseconds between two polls for stock and price by an open order form. */
const WATCH_INTERVAL_MS = 15_000;

/**
 * One product by `GET /product/{id}`.
 *
 * @param fresh asks with the access token, so that no cache on the way answers
 */
export const productQuery = (id: string, fresh = false) =>
  queryOptions({
    queryKey: productKeys.detail(id),
    meta: { fresh },
    retryOnMount: unlessNotFound,
    queryFn: ({ signal, meta }) => {
      const bearer = meta?.fresh ? readAccessToken() : null;
      return request('getProduct', { params: { id }, signal, ...(bearer && { bearer }) });
    },
  });

export const useProduct = (id: string) => useQuery(productQuery(id));

/** One product as it is now, for a form that is based on it. */
export const useFreshProduct = (id: string) =>
  useQuery({ ...productQuery(id, true), staleTime: 0 });

/** One product as it is now, read again while it is looked at, for the order form. */
export const useWatchedProduct = (id: string) =>
  useQuery({
    ...productQuery(id, true),
    staleTime: 0,
    refetchInterval: WATCH_INTERVAL_MS,
  });

/** Products by their ids, by `POST /product/look-up`; what is gone is not among them. */
export const productsByIdQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: productKeys.several(ids),
    // Not aborted on unmount: the answer is small and cached.
    queryFn: () => request('lookUpProducts', { body: { ids: [...ids], articleNumbers: [] } }),
  });
