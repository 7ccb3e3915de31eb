import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TOAST, type NewReview } from '@rollwell/functions/contract';
import type { Keyed } from '../../../lib/use-attempt-key.ts';
import { request } from '../../../lib/api/request.ts';
import { reviewKeys } from '../../../lib/query/keys.ts';

/** Adds a review by `POST /review`; author and photo are the server's to set. */
export function useCreateReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<NewReview>) =>
      request('createReview', { body, idempotencyKey }),
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: () => client.invalidateQueries({ queryKey: reviewKeys.all }),
  });
}
