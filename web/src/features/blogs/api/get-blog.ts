import { queryOptions, useQuery } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { unlessGone } from '../../../lib/query/gone.ts';
import { blogKeys } from '../../../lib/query/keys.ts';

export const blogQuery = (id: string) =>
  queryOptions({
    queryKey: blogKeys.detail(id),
    queryFn: ({ signal }) => request('getBlog', { params: { id }, signal }),
    retryOnMount: unlessGone,
  });

/** One post by `GET /blog/{id}`. */
export const useBlog = (id: string) => useQuery(blogQuery(id));
