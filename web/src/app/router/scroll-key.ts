import { SITE_PATHS } from '@rollwell/functions/contract/site-paths';
import { matchPath, type Location } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';

/** Where the tab keeps how far each visit was scrolled: React Router's map from key to pixels. */
export const SCROLL_STORAGE = 'scroll positions';

const PUBLIC = new Set<string>(Object.values(SITE_PATHS));

/**
 * How the tab names a screen in what it keeps: a public page by its path, any other by its pattern, so
 * that no order's or person's id stays there.
 */
export function screenName(pathname: string): string {
  const pattern = Object.values(paths).find((each) => matchPath(each, pathname));
  if (pattern === undefined) return '*';
  return PUBLIC.has(pattern) ? pathname : pattern;
}

/**
 * Whose scroll position to remember. Every full page load has the key `default`, so there the screen
 * tells them apart; else `/#contact` would open where the page before was left.
 */
export const scrollKey = ({ key, pathname, hash }: Location): string =>
  key === 'default' ? screenName(pathname) + hash : key;
