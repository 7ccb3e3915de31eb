import { HOME_PRODUCT_LIMIT } from '@rollwell/functions/contract';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';
import { readAccessToken } from '../../../lib/session/access-token.ts';
import { productKeys, type ProductFilter } from '../../../lib/query/keys.ts';

interface ProductPageOptions extends ProductFilter {
  page: number;
  /** Products per page. */
  limit: number;
  /** Ask with the access token, so that no cache on the way answers: for the admins' table. */
  fresh?: boolean;
}

/** One page of the products by `GET /product`; the page before stays while the next one loads. */
export function useProductPage({ page, fresh = false, ...filter }: ProductPageOptions) {
  return useQuery({
    ...pageQuery(
      {
        key: productKeys.list(filter),
        fetch: (cursor, signal) => {
          const bearer = fresh ? readAccessToken() : null;
          const query = { ...filter, cursor };
          return requestWithHeaders('listProducts', { query, signal, ...(bearer && { bearer }) });
        },
      },
      page,
    ),
    placeholderData: keepPreviousData,
  });
}

/** The newest products, for the home page. */
export const latestProductsQuery = queryOptions({
  queryKey: productKeys.latest,
  queryFn: ({ signal }) =>
    request('listProducts', { query: { limit: HOME_PRODUCT_LIMIT }, signal }),
});

/** The newest products by `GET /product?limit=6`. */
export const useLatestProducts = () => useQuery(latestProductsQuery);
