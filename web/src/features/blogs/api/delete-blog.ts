import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { blogsKey } from './list-blogs.ts';

/** Removes a post by `DELETE /blog/{id}`, as an admin. */
export function useDeleteBlog() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => request('deleteBlog', { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...blogsKey, 'list'] }),
  });
}
