import { keepPreviousData, queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import {
  type ChosenFacets,
  HOME_PRODUCT_LIMIT,
  type NewProduct,
  type ProductChange,
  type Restock,
  TOAST,
} from '@rollwell/functions/contract';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';
import { readAccessToken } from '../../../lib/api/session-port.ts';
import { isNotFound, unlessNotFound } from '../../../lib/api/api-error.ts';
import { type ProductFilter, productKeys } from '../../../entities/product/product-queries.ts';
import { pageQuery } from '../../../lib/api/pages.ts';
import type { Keyed } from '../../../lib/use-idempotency-key.ts';
import { unlessConflict } from '../../../lib/use-save-with-conflict.ts';
import { texts } from '../texts.ts';

interface ProductPageOptions extends ProductFilter {
  page: number;
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

/** What goes with a product, by `GET /product/related/{id}`; the page can do without, so it is asked for once. */
export const relatedProductsQuery = (id: string) =>
  queryOptions({
    queryKey: productKeys.related(id),
    retry: false,
    meta: { optional: true },
    retryOnMount: unlessNotFound,
    queryFn: ({ signal }) => request('relatedProducts', { params: { id }, signal }),
  });

export const useRelatedProducts = (id: string) => useQuery(relatedProductsQuery(id));

/** Adds a product by `POST /product`; every list is read again afterwards. */
export const useCreateProduct = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<NewProduct>) =>
      request('createProduct', { body, idempotencyKey }),
    meta: { failureToast: TOAST.somethingWrong, invalidatesOnSuccess: [productKeys.all] },
  });

/** Changes a product by `PUT /product/{id}`; 409 `conflict` when it is no longer what it was. */
export const useUpdateProduct = (id: string) =>
  useMutation({
    mutationFn: (body: ProductChange) => request('updateProduct', { params: { id }, body }),
    meta: {
      // The form says where it is gone, and leads on.
      failureToast: (error: Error) => (isNotFound(error) ? undefined : unlessConflict(error)),
      invalidatesOnSuccess: [productKeys.all],
    },
  });

/** Removes a product by `DELETE /product/{id}`; the lists are read again afterwards. */
export const useDeleteProduct = () =>
  useMutation({
    mutationFn: (id: string) => request('deleteProduct', { params: { id } }),
    onSuccess: (_answer, id, _result, { client }) =>
      client.removeQueries({ queryKey: productKeys.detail(id) }),
    meta: { invalidatesOnSuccess: [productKeys.lists] },
  });

/** Adds pieces to a product's stock, or takes some away, by `POST /product/stock/{id}`. */
export const useRestockProduct = (id: string) =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<Restock>) =>
      request('restockProduct', { params: { id }, body, idempotencyKey }),
    meta: {
      failureToast: (error: Error) => (isNotFound(error) ? texts.table.gone : TOAST.somethingWrong),
      // After a refusal too: the stock is not what was shown.
      invalidates: [productKeys.all],
    },
  });
