import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { reviewKeys } from '../../../lib/query/keys.ts';

/** Removes a review by `DELETE /review/{id}`, as an admin. */
export function useDeleteReview() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('deleteReview', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewKeys.all }),
  });
}
