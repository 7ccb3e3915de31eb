import { PUBLICATIONS } from '@rollwell/functions/contract';

/** What is behind sign-in and of no use to a search engine. Paths are matched by case. */
const CLOSED = ['/Dashboard', '/dashboard', '/purchase/', '/payment/'];

/**
 * The text of `robots.txt`: where robots are welcome, and the way to the sitemap.
 * @param shopUrl origin of the site; without one no sitemap is named, since its address has to be whole
 */
export function robots(shopUrl = ''): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    ...(shopUrl ? ['', `Sitemap: ${new URL(PUBLICATIONS.sitemap.path, shopUrl).href}`] : []),
    '',
  ].join('\n');
}
