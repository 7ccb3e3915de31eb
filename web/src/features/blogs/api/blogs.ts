import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import { HEADER, type NewBlog, TOAST } from '@rollwell/functions/contract';
import { request, requestWithHeaders } from '../../../lib/api/request.ts';
import { unlessNotFound } from '../../../lib/api/api-error.ts';
import type { Keyed } from '../../../lib/use-idempotency-key.ts';

export const blogKeys = {
  all: ['blogs'] as const,
  list: ['blogs', 'list'] as const,
  detail: (id: string) => ['blogs', 'detail', id] as const,
};

/** How many posts a step of the list holds: full rows of one, two and three columns. */
const BLOGS_PER_PAGE = 12;

export const blogsQuery = infiniteQueryOptions({
  queryKey: blogKeys.list,
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: BLOGS_PER_PAGE, cursor: pageParam };
    const { data, headers } = await requestWithHeaders('listBlogs', { query, signal });
    return { blogs: data, nextCursor: headers.get(HEADER.nextCursor) };
  },
  // Empty, and not undefined, which would not travel in a page.
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
  select: ({ pages }) => pages.flatMap((page) => page.blogs),
});

/** The posts, newest first, by `GET /blog`; `fetchNextPage` adds older ones. */
export const useBlogs = () => useInfiniteQuery(blogsQuery);

export const blogQuery = (id: string) =>
  queryOptions({
    queryKey: blogKeys.detail(id),
    queryFn: ({ signal }) => request('getBlog', { params: { id }, signal }),
    retryOnMount: unlessNotFound,
  });

/** One post by `GET /blog/{id}`. */
export const useBlog = (id: string) => useQuery(blogQuery(id));

/** Adds a post by `POST /blog`; the lists are read again afterwards. */
export const useCreateBlog = () =>
  useMutation({
    mutationFn: ({ idempotencyKey, ...body }: Keyed<NewBlog>) =>
      request('createBlog', { body, idempotencyKey }),
    meta: { failureToast: TOAST.somethingWrong, invalidatesOnSuccess: [blogKeys.all] },
  });

/** Removes a post by `DELETE /blog/{id}`, as an admin. */
export const useDeleteBlog = () =>
  useMutation({
    mutationFn: (id: string) => request('deleteBlog', { params: { id } }),
    meta: { invalidatesOnSuccess: [blogKeys.list] },
  });
