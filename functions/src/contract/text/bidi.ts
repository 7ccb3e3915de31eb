/** Hebrew, Arabic and the other scripts that are written from right to left. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/**
 * What somebody wrote, for the middle of another text: between U+2068 and U+2069 where it is written
 * from right to left, so that a house number or a comma beside it stays in its place.
 */
export const isolated = (text: string): string =>
  RIGHT_TO_LEFT.test(text) ? `\u2068${text}\u2069` : text;
