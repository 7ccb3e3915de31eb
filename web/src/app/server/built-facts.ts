import { headTags } from '@rollwell/functions/contract/page-head';

/** What the pages of the build say of themselves, by screen. */
const DESCRIPTIONS: Partial<Record<string, string>> = {
  portfolio:
    'The workshop behind the Rollwell site: what we do, what we work with, and what stands behind the pages of this shop.',
  login: 'Sign in to Rollwell for your orders, payments and profile.',
  signup: 'One account at Rollwell for orders, payments and reviews.',
  'not-found':
    'There is nothing at this address of Rollwell. It may have moved, or the link may be mistyped.',
};

/**
 * The tags by which a page of the build says what it is.
 *
 * @param path of the page; `*` for the one that stands where there is nothing
 * @param shopUrl origin of the site; without one no address is named, since it has to be whole
 */
export function builtHead(screen: string, path: string, shopUrl = ''): string[] {
  const whole = (file: string) => (shopUrl ? new URL(file, shopUrl).href : file);
  return headTags({
    description: DESCRIPTIONS[screen] ?? '',
    ...(shopUrl && path !== '*' && { canonical: whole(path) }),
    picture: whole('/share-card.png'),
    type: 'website',
    structured: [],
  });
}
