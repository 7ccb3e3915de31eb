import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TOAST, type NewReview } from '@rollwell/functions/contract';
import { request } from '../../../lib/api/request.ts';
import { reviewKeys } from '../../../lib/query/keys.ts';

/** Adds a review by `POST /review`; author and photo are the server's to set. */
export function useCreateReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewReview) => request('createReview', { body }),
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: () => client.invalidateQueries({ queryKey: reviewKeys.all }),
  });
}
