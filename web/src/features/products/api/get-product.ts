import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { readAccessToken } from '../../../lib/session/access-token.ts';
import { unlessGone } from '../../../lib/query/gone.ts';
import { productKeys } from '../../../lib/query/keys.ts';

/** How often, in milliseconds, an open order form looks whether stock or price have changed. */
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
    retryOnMount: unlessGone,
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
