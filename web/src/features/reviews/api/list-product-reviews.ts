import { REVIEWS_PER_PAGE } from '@rollwell/functions/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { pageQuery } from '../../../lib/api/pages.ts';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { productReviewKeys } from '../../../lib/query/keys.ts';

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
