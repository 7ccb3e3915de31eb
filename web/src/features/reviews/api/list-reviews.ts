import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { reviewKeys } from '../../../lib/query/keys.ts';

/** How many of the newest reviews the home page shows: four turns of three. */
const SHOWN_REVIEWS = 12;

export const reviewsQuery = queryOptions({
  queryKey: reviewKeys.all,
  queryFn: ({ signal }) => request('listReviews', { query: { limit: SHOWN_REVIEWS }, signal }),
});

/** The newest reviews by `GET /review`. */
export const useReviews = () => useQuery(reviewsQuery);
