import { LRUCache } from 'lru-cache';
import { VIEW_AGE_MS } from '../contract/constants.ts';
import type { RenderDocument, RenderedDocument } from '../contract/site/rendered-page.ts';
import type { Deps } from '../domain/deps.ts';

export interface SitePage extends RenderedDocument {
  /** When the oldest of what it shows was read, in milliseconds since 1970; undefined for a failure. */
  readAt: number | undefined;
}

/** Renders a page as `RenderDocument` says; what it cannot read within `readMs` counts as unreadable. */
export type SiteRenderer = (
  readMs: number,
  ...asked: Parameters<RenderDocument>
) => Promise<SitePage>;

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
  return async (readMs, url, factsOf, form) => {
    if (form) return render(readMs, url, factsOf, form);
    const key = `${String(publicVersion())} ${url}`;
    const cached = pages.get(key);
    if (cached && isFresh(cached)) return cached;
    const page = await render(readMs, url, factsOf);
    if (isFresh(page)) pages.set(key, page);
    return page;
  };
};
