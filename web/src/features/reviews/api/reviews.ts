import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { type NewReview, TOAST } from '@rollwell/functions/contract';
import { request } from '../../../lib/api/request.ts';
import type { Keyed } from '../../../lib/use-idempotency-key.ts';

export const reviewKeys = { all: ['reviews'] as const };

/** How many of the newest reviews the home page shows: four turns of three. */
const SHOWN_REVIEWS = 12;

export const reviewsQuery = queryOptions({
  queryKey: reviewKeys.all,
  queryFn: ({ signal }) => request('listReviews', { query: { limit: SHOWN_REVIEWS }, signal }),
});

/** The newest reviews by `GET /review`. */
export const useReviews = () => useQuery(reviewsQuery);

/** Adds a review by `POST /review`; author and photo are the server's to set. */
export const useCreateReview = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<NewReview>) =>
      request('createReview', { body, idempotencyKey }),
    meta: { failureToast: TOAST.somethingWrong, invalidatesOnSuccess: [reviewKeys.all] },
  });

/** Removes a review by `DELETE /review/{id}`, as an admin. */
export const useDeleteReview = () =>
  useMutation({
    mutationFn: (id: string) => request('deleteReview', { params: { id } }),
    meta: { invalidatesOnSuccess: [reviewKeys.all] },
  });
