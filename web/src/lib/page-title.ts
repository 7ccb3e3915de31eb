export const PRODUCT_NAME = 'Rollwell';

/** `{title} | Rollwell`, as every page's title reads. */
export const fullTitle = (title: string): string => `${title} | ${PRODUCT_NAME}`;
