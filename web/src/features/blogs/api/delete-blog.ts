import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { blogKeys } from '../../../lib/query/keys.ts';

/** Removes a post by `DELETE /blog/{id}`, as an admin. */
export function useDeleteBlog() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('deleteBlog', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: blogKeys.list }),
  });
}
