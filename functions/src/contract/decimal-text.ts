/** "1,2" as many write it; with three decimals nobody could tell it from a thousand. */
const DECIMAL_COMMA = /^\s*(\d+),(\d{1,2})\s*$/;

/** The number in a text with a decimal comma; undefined for anything else. */
export const readDecimalComma = (typed: unknown): number | undefined => {
  const [, whole, decimals] = typeof typed === 'string' ? (DECIMAL_COMMA.exec(typed) ?? []) : [];
  return whole === undefined ? undefined : Number(`${whole}.${decimals}`);
};
