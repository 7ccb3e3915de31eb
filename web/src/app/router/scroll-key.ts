import type { Location } from 'react-router-dom';

/** Where the tab keeps how far each visit was scrolled: React Router's map from key to pixels. */
export const SCROLL_STORAGE = 'scroll positions';

/**
 * Whose scroll position to remember. Every full page load has the key `default`, so there the
 * address tells them apart; else `/#contact` would open where the page before was left.
 */
export const scrollKey = ({ key, pathname, hash }: Location): string =>
  key === 'default' ? pathname + hash : key;
