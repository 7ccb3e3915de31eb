import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';

/** How many of the newest reviews the home page shows: four turns of three. */
const SHOWN_REVIEWS = 12;

export const reviewsKey = ['review'] as const;

/** The newest reviews by `GET /review`. */
export const useReviews = () =>
  useQuery({
    queryKey: reviewsKey,
    queryFn: ({ signal }) => request('listReviews', { query: { limit: SHOWN_REVIEWS }, signal }),
  });
