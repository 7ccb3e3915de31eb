import { LIST_LIMIT } from '../../contract/constants.ts';
import type { Page, PageRequest } from '../../data/page.ts';

/** Pages read for one feed: 50,000 entries, the most that a sitemap may name. */
const MOST_PAGES = 500;

/** Everything in a list, page by page, up to the most that a feed holds. */
export const allOf = async <Item>(
  list: (page: PageRequest) => Promise<Page<Item>>,
): Promise<Item[]> => {
  const items: Item[] = [];
  let cursor: string | undefined;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const page = await list({ limit: LIST_LIMIT.max, cursor });
    items.push(...page.items);
    cursor = page.nextCursor;
    if (cursor === undefined) break;
  }
  return items;
};
