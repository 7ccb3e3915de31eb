import { HEADER } from '@rollwell/functions/contract';
import {
  keepPreviousData,
  queryOptions,
  useQuery,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query';

/** One page of a list; `next` is the cursor of the page after it, if there is one. */
export interface Page<T> {
  items: T[];
  next: string | undefined;
}

interface PagedList<T> {
  /** Where the pages of this list, as filtered and sorted, stand in the cache. */
  key: QueryKey;
  /** The call that gives what follows a cursor: `requestWithHeaders`. */
  fetch: (
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<{ data: T[]; headers: Pick<Headers, 'get'> }>;
}

/** What loads a page; the list is told apart by its key alone. */
function pageLoader<T>(list: PagedList<T>, page: number) {
  return async ({ client, signal }: QueryFunctionContext): Promise<Page<T>> => {
    const before = page > 1 ? await client.ensureQueryData(pageQuery(list, page - 1)) : undefined;
    if (before && before.next === undefined) return { items: [], next: undefined };
    const { data, headers } = await list.fetch(before?.next, signal);
    return { items: data, next: headers.get(HEADER.nextCursor) ?? undefined };
  };
}

/**
 * The query of one numbered page of a list, counted from 1. The API continues by cursor, so a page
 * that is opened directly (a shared link) walks through the pages before it; whoever turns pages
 * has them in the cache.
 */
export function pageQuery<T>(list: PagedList<T>, page: number) {
  return queryOptions<Page<T>>({
    queryKey: [...list.key, page],
    queryFn: pageLoader(list, page),
  });
}

/** One page of a list; the page before stays while the next one loads. */
export const usePage = <T>({ page, ...list }: PagedList<T> & { page: number }) =>
  useQuery({ ...pageQuery(list, page), placeholderData: keepPreviousData });

/** A list goes on by cursor: what renders pages walks to no later one, and leaves that to the browser. */
export const MOST_RENDERED_PAGES = 25;

/** Where the page of a list stands in a URL's query. */
export const PAGE_PARAM = 'page';

/** The page number that stands in a URL's query; whatever is no page counts as the first. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get(PAGE_PARAM));
  return Number.isInteger(page) && page > 1 ? page : 1;
}
