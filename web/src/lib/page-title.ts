export const PRODUCT_NAME = 'Rollwell';

/** `{title} | Rollwell`, as every page's title reads. */
export const fullTitle = (title: string): string => `${title} | ${PRODUCT_NAME}`;

/** Whether the page's title only stands in for one that comes with what is being loaded. */
export const isTitleAwaited = (): boolean =>
  document.head.querySelector('title[data-awaited]') !== null;
