import { LRUCache } from 'lru-cache';
import { VIEW_AGE_MS } from '../contract/constants.ts';
import type { Deps } from '../domain/deps.ts';
import type { SitePage, SiteRenderer } from './site-renderer.ts';

/** How many pages a process keeps, and how many characters they all have. */
const MOST_PAGES = { max: 200, maxSize: 10_000_000 };

/**
 * The same renderer, which gives a page again while what it shows is fresh and this process has changed
 * nothing that everybody may see. Failures and answers to forms are not kept.
 */
export const cachePages = (
  render: SiteRenderer,
  { now, publicVersion }: Pick<Deps, 'now' | 'publicVersion'>,
): SiteRenderer => {
  const pages = new LRUCache<string, SitePage>({
    ...MOST_PAGES,
    sizeCalculation: ({ html }) => html.length,
  });
  const isFresh = ({ readAt = -Infinity }: SitePage): boolean => {
    const age = now() - readAt;
    return age >= 0 && age < VIEW_AGE_MS.fresh;
  };
  return async (url, factsOf, form) => {
    if (form) return render(url, factsOf, form);
    const key = `${String(publicVersion())} ${url}`;
    const cached = pages.get(key);
    if (cached && isFresh(cached)) return cached;
    const page = await render(url, factsOf);
    if (isFresh(page)) pages.set(key, page);
    return page;
  };
};
