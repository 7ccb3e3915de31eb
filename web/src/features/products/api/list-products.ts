import { HOME_PRODUCT_LIMIT, type ChosenFacets } from '@rollwell/functions/contract';
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

/** One page of the products by `GET /product`. */
export const productPageQuery = ({ page, fresh = false, ...filter }: ProductPageOptions) =>
  pageQuery(
    {
      key: productKeys.list(filter),
      fetch: (cursor, signal) => {
        const bearer = fresh ? readAccessToken() : null;
        const query = { ...filter, cursor };
        return requestWithHeaders('listProducts', { query, signal, ...(bearer && { bearer }) });
      },
    },
    page,
  );

/** One page of the products; the page before stays while the next one loads. */
export const useProductPage = (options: ProductPageOptions) =>
  useQuery({ ...productPageQuery(options), placeholderData: keepPreviousData });

/** Products on a page of the catalogue: full rows of one, two and three cards. */
const PER_CATALOGUE_PAGE = 12;

/** What one page of the catalogue shows. */
export const cataloguePage = (filter: ProductFilter, page: number): ProductPageOptions => ({
  ...filter,
  page,
  limit: PER_CATALOGUE_PAGE,
});

/** The facets of the catalogue, counted for what is chosen, by `GET /product/facets`. */
export const productFacetsQuery = ({ kind, width, nap, surface }: ChosenFacets) => {
  const query = { kind, width, nap, surface };
  return queryOptions({
    queryKey: productKeys.facets(query),
    meta: { optional: true },
    queryFn: ({ signal }) => request('productFacets', { query, signal }),
  });
};

/** The facets; those from before stay while the next ones load. */
export const useProductFacets = (chosen: ChosenFacets) =>
  useQuery({ ...productFacetsQuery(chosen), placeholderData: keepPreviousData });

/** The newest products, for the home page. */
export const latestProductsQuery = queryOptions({
  queryKey: productKeys.latest,
  queryFn: ({ signal }) =>
    request('listProducts', { query: { limit: HOME_PRODUCT_LIMIT }, signal }),
});

/** The newest products by `GET /product?limit=6`. */
export const useLatestProducts = () => useQuery(latestProductsQuery);
