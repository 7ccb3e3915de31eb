import { type NewProductReview, REVIEWS_PER_PAGE, TOAST } from '@rollwell/functions/contract';
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';
import { productKeys } from '../../../entities/product/product-queries.ts';
import { painted } from '../../../lib/after-paint.ts';

/** What buyers say of products. */
const productReviewKeys = {
  all: ['product-reviews'] as const,
  of: (id: string) => ['product-reviews', 'of', id] as const,
  own: (id: string) => ['product-reviews', 'own', id] as const,
};

/** One page of what buyers say of a product, by `GET /review/product/{id}`. */
export const productReviewsQuery = (id: string, page: number) =>
  pageQuery(
    {
      key: productReviewKeys.of(id),
      fetch: (cursor, signal) =>
        requestWithHeaders('listProductReviews', {
          params: { id },
          query: { limit: REVIEWS_PER_PAGE, cursor },
          signal,
        }),
    },
    page,
  );

/** The same; the page before stays while the next one loads. */
export const useProductReviews = (id: string, page: number) =>
  useQuery({ ...productReviewsQuery(id, page), placeholderData: keepPreviousData });

const ownProductReviewQuery = (id: string) =>
  queryOptions({
    queryKey: productReviewKeys.own(id),
    queryFn: ({ signal }) => request('ownProductReview', { params: { id }, signal }),
    // What a form begins with is what is there now.
    staleTime: 0,
  });

/** Whether one may review a product, and what one has said of it, by `GET /review/own/{id}`. */
export const useOwnProductReview = (id: string) => useQuery(ownProductReviewQuery(id));

/**
 * Has products read again, which say how they are rated, then the reviews that are still shown: with
 * its last one a product loses its list.
 */
function useForgetProductReviews() {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: productReviewKeys.all, refetchType: 'none' });
    await client.invalidateQueries({ queryKey: productKeys.all });
    await painted();
    await client.refetchQueries(
      { queryKey: productReviewKeys.all, type: 'active', stale: true },
      { cancelRefetch: false },
    );
  };
}

/** Says what one makes of a product by `PUT /review/product/{id}`. */
export function useReviewProduct(id: string) {
  const forget = useForgetProductReviews();
  return useMutation({
    mutationFn: (body: NewProductReview) => request('reviewProduct', { params: { id }, body }),
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: forget,
  });
}

/** Removes a review of a product by `DELETE /review/verified/{id}`: the own one, or any for an admin. */
export function useDeleteProductReview() {
  const forget = useForgetProductReviews();
  return useMutation({
    mutationFn: (id: string) => request('deleteProductReview', { params: { id } }),
    onSuccess: forget,
  });
}
