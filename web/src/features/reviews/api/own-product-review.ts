import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { productReviewKeys } from '../../../lib/query/keys.ts';

const ownProductReviewQuery = (id: string) =>
  queryOptions({
    queryKey: productReviewKeys.own(id),
    queryFn: ({ signal }) => request('ownProductReview', { params: { id }, signal }),
    // What a form begins with is what is there now.
    staleTime: 0,
  });

/** Whether one may review a product, and what one has said of it, by `GET /review/own/{id}`. */
export const useOwnProductReview = (id: string) => useQuery(ownProductReviewQuery(id));
