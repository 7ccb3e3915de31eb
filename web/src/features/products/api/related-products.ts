import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { unlessGone } from '../../../lib/query/gone.ts';
import { productKeys } from '../../../lib/query/keys.ts';

/** What goes with a product, by `GET /product/related/{id}`; the page can do without, so it is asked for once. */
export const relatedProductsQuery = (id: string) =>
  queryOptions({
    queryKey: productKeys.related(id),
    retry: false,
    meta: { optional: true },
    retryOnMount: unlessGone,
    queryFn: ({ signal }) => request('relatedProducts', { params: { id }, signal }),
  });

export const useRelatedProducts = (id: string) => useQuery(relatedProductsQuery(id));
