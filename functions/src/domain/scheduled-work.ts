import { LIST_LIMIT } from '../contract/constants.ts';
import type { Page, PageRequest } from '../data/firestore/page.ts';

/** What a job leaves after so many pages is for its next run. */
const MOST_PAGES = 50;

/** A list page by page, until its end or until so many were read. */
export async function* pagesOf<Item>(
  list: (page: PageRequest) => Promise<Page<Item>>,
  mostPages = MOST_PAGES,
): AsyncGenerator<Item[]> {
  let cursor: string | undefined;
  for (let pages = 0; pages < mostPages; pages += 1) {
    const { items, nextCursor } = await list({ limit: LIST_LIMIT.max, cursor });
    yield items;
    if (nextCursor === undefined) return;
    cursor = nextCursor;
  }
}

/** Called for each item that a scheduled job could not do now, with its id and the cause; the next run finds it again. */
export type ReportFailure = (id: string, cause: unknown) => void;

/** For callers that read the report alone. */
export const ignoreFailure: ReportFailure = () => undefined;
