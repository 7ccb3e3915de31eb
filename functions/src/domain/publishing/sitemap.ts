import { LEGAL_NAMES } from '../../contract/legal/legal-text.ts';
import type { Blog } from '../../contract/schemas/blog.ts';
import { SITE_PATHS, siteUrl, type Site } from '../../contract/site/site-paths.ts';
import type { Offer } from './offer.ts';
import { toXml } from './xml.ts';

/** The most that one sitemap may name (sitemaps.org). */
const MAX_ENTRIES = 50_000;

/** The pages below the first one: the finder, and those of the seller and of the law. */
const COMPANY = ['finder', 'imprint', ...LEGAL_NAMES, 'withdrawal'] as const;

const newest = (dates: readonly string[]): string | undefined =>
  dates.reduce<string | undefined>((a, b) => (a === undefined || b > a ? b : a), undefined);

const entry = (loc: string, lastmod?: string) => ({ loc, ...(lastmod && { lastmod }) });

/** Every public page with the day it changed last; lists change with what stands in them. */
export const sitemap = (
  { offers, posts }: { offers: readonly Offer[]; posts: readonly Blog[] },
  site: Site,
): string => {
  const at = (path: string, id?: string) => siteUrl(site, path, id);
  const lastOffer = newest(offers.map(({ updatedAt }) => updatedAt));
  const lastPost = newest(posts.map(({ createdAt }) => createdAt));
  const entries = [
    entry(at(SITE_PATHS.home), lastOffer),
    entry(at(SITE_PATHS.products), lastOffer),
    entry(at(SITE_PATHS.blogs), lastPost),
    entry(at(SITE_PATHS.portfolio)),
    ...COMPANY.map((name) => entry(at(SITE_PATHS[name]))),
    ...offers.map(({ url, updatedAt }) => entry(url, updatedAt)),
    ...posts.map(({ _id, createdAt }) => entry(at(SITE_PATHS.blog, _id), createdAt)),
  ];
  return toXml({
    urlset: {
      '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
      url: entries.slice(0, MAX_ENTRIES),
    },
  });
};
