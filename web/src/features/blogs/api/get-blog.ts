import { useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { blogsKey } from './list-blogs.ts';

/** One post by `GET /blog/{id}`. */
export const useBlog = (id: string) =>
  useQuery({
    queryKey: [...blogsKey, 'post', id],
    queryFn: ({ signal }) => request('getBlog', { params: { id }, signal }),
  });
