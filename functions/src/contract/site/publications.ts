import { SITE_PATHS } from './site-paths.ts';

/** The Markdown alternate of a public page: `/blogs` → `/blogs.md`. */
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
  productsMarkdown: { path: markdownPath(SITE_PATHS.products), type: MARKDOWN },
  productMarkdown: { path: markdownPath(SITE_PATHS.product), type: MARKDOWN },
  blogsMarkdown: { path: markdownPath(SITE_PATHS.blogs), type: MARKDOWN },
  blogMarkdown: { path: markdownPath(SITE_PATHS.blog), type: MARKDOWN },
  termsMarkdown: { path: markdownPath(SITE_PATHS.terms), type: MARKDOWN },
  privacyMarkdown: { path: markdownPath(SITE_PATHS.privacy), type: MARKDOWN },
  returnsMarkdown: { path: markdownPath(SITE_PATHS.returns), type: MARKDOWN },
  deliveryMarkdown: { path: markdownPath(SITE_PATHS.delivery), type: MARKDOWN },
  guaranteeMarkdown: { path: markdownPath(SITE_PATHS.guarantee), type: MARKDOWN },
} as const;

export type PublicationName = keyof typeof PUBLICATIONS;
