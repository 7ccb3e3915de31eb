import { SITE_PATHS } from './site-paths.ts';

/** The twin of a public page in Markdown: `/blogs` → `/blogs.md`. */
export const markdownPath = <Path extends string>(path: Path) => `${path}.md` as const;

const MARKDOWN = 'text/markdown';
const RSS = 'application/rss+xml';

/** What the shop publishes for programs that find, read and compare: where, and as which media type. */
export const PUBLICATIONS = {
  sitemap: { path: '/sitemap.xml', type: 'application/xml' },
  blogFeed: { path: '/blogs/feed.xml', type: RSS },
  /** Products as shopping agents read them. */
  productFeed: { path: '/feed.json', type: 'application/json' },
  /** Products as Google's Merchant Center takes them. */
  merchantFeed: { path: '/merchant-feed.xml', type: RSS },
  /** What a language model is to know of the site. */
  llms: { path: '/llms.txt', type: 'text/plain' },
  productsTwin: { path: markdownPath(SITE_PATHS.products), type: MARKDOWN },
  productTwin: { path: markdownPath(SITE_PATHS.product), type: MARKDOWN },
  blogsTwin: { path: markdownPath(SITE_PATHS.blogs), type: MARKDOWN },
  blogTwin: { path: markdownPath(SITE_PATHS.blog), type: MARKDOWN },
  termsTwin: { path: markdownPath(SITE_PATHS.terms), type: MARKDOWN },
  privacyTwin: { path: markdownPath(SITE_PATHS.privacy), type: MARKDOWN },
  returnsTwin: { path: markdownPath(SITE_PATHS.returns), type: MARKDOWN },
  deliveryTwin: { path: markdownPath(SITE_PATHS.delivery), type: MARKDOWN },
  guaranteeTwin: { path: markdownPath(SITE_PATHS.guarantee), type: MARKDOWN },
} as const;

export type PublicationName = keyof typeof PUBLICATIONS;
