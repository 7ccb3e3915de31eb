import { PUBLICATIONS } from '../../contract/publications.ts';
import { siteUrl, type Site } from './site-url.ts';

/** What is behind sign-in and of no use to a search engine. Paths are matched by case. */
const CLOSED = ['/Dashboard', '/dashboard', '/purchase/', '/payment/'];

/** Where robots are welcome, and the way to the sitemap. */
export const robots = (site: Site): string =>
  [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl(site, PUBLICATIONS.sitemap.path)}`,
    '',
  ].join('\n');
