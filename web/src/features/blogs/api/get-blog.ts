import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { blogKeys } from '../../../lib/query/keys.ts';

const blogQuery = (id: string) =>
  queryOptions({
    queryKey: blogKeys.detail(id),
    queryFn: ({ signal }) => request('getBlog', { params: { id }, signal }),
  });

/** One post by `GET /blog/{id}`. */
export const useBlog = (id: string) => useQuery(blogQuery(id));
