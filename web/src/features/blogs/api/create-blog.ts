import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TOAST, type NewBlog } from '@rollwell/functions/contract';
import type { Keyed } from '../../../lib/use-attempt-key.ts';
import { request } from '../../../lib/api/request.ts';
import { blogKeys } from '../../../lib/query/keys.ts';

/** Adds a post by `POST /blog`; the lists are read again afterwards. */
export function useCreateBlog() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<NewBlog>) =>
      request('createBlog', { body, idempotencyKey }),
    meta: { failureToast: TOAST.somethingWrong },
    onSuccess: () => client.invalidateQueries({ queryKey: blogKeys.all }),
  });
}
