import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { HEADER } from '@rollwell/functions/contract';
import { requestWithHeaders } from '../../../lib/api/request.ts';
import { blogKeys } from '../../../lib/query/keys.ts';

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
