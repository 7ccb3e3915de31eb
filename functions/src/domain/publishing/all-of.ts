import { LIST_LIMIT } from '../../contract/constants.ts';
import type { Page, PageRequest } from '../../data/firestore/page.ts';
import { pagesOf } from '../scheduled-work.ts';

/** Pages read for one feed: 50,000 entries, the most that a sitemap may name. */
const MOST_PAGES = 50_000 / LIST_LIMIT.max;

/** Everything in a list, up to the most that a feed holds. */
export const allOf = async <Item>(
  list: (page: PageRequest) => Promise<Page<Item>>,
): Promise<Item[]> => {
  const items: Item[] = [];
  for await (const page of pagesOf(list, MOST_PAGES)) items.push(...page);
  return items;
};
