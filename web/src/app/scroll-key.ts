import { SITE_PATHS } from '@rollwell/functions/contract/site-paths';
import { matchPath, type Location } from 'react-router-dom';
import { paths } from '../lib/paths.ts';

/** Where the tab keeps how far each page was scrolled: React Router's map from key to pixels. */
export const SCROLL_STORAGE = 'scroll positions';

const PUBLIC = new Set<string>(Object.values(SITE_PATHS));

/** A public page by its path, any other by its pattern, so that no id of an order or a person is kept. */
function pageName(pathname: string): string {
  const pattern = Object.values(paths).find((each) => matchPath(each, pathname));
  if (pattern === undefined) return '*';
  return PUBLIC.has(pattern) ? pathname : pattern;
}

/**
 * Under which key `ScrollRestoration` keeps a scroll position. Every full page load has the key
 * `default`, so there the page tells them apart; else `/#contact` would open where the page before was left.
 */
export const scrollKey = ({ key, pathname, hash }: Location): string =>
  key === 'default' ? pageName(pathname) + hash : key;
