/** A dot before exactly three digits at the end. */
const THOUSANDS_DOT = /^(\d+)\.(\d{3})$/;

/**
 * What is typed into a field for whole numbers, with `1.000` as the thousand it is to whoever types it:
 * there are no decimals that the dot could begin, yet to the browser it is one.
 */
export const withoutThousandsDot = (text: string): string => text.replace(THOUSANDS_DOT, '$1$2');
