import { isReadable } from './text.ts';

/** What is wrong with an amount as somebody typed it. */
export type MoneyProblem = 'malformed' | 'ambiguous' | 'decimals';

/** An amount (decimal, of the shop's currency), or why the text is none. */
export type ReadMoney = { amount: number } | { problem: MoneyProblem };

/** More than any price of the shop has; longer texts are not looked at. */
const MAX_TEXT_LENGTH = 40;
const CURRENCY_BEFORE = /^(?:€|EUR)/;
const CURRENCY_AFTER = /(?:€|EUR)$/;
const DIGITS = /^[\d., ]+$/;
const SPACES = /[ \u00A0\u202F'\u2019]/gu;
const GROUPS = /^\d{1,3}(?:g\d{3})*$|^\d+$/;

const problem = (what: MoneyProblem): ReadMoney => ({ problem: what });

/** Digits before the decimals, written in groups of three or in one; undefined for other groups. */
const wholeOf = (text: string, separator: string): string | undefined => {
  const grouped = text.replaceAll(separator, 'g');
  return GROUPS.test(grouped) ? grouped.replaceAll('g', '') : undefined;
};

const amountOf = (whole: string | undefined, decimals: string): ReadMoney => {
  if (whole === undefined || !/^\d+$/.test(decimals)) return problem('malformed');
  if (decimals.length > 2) return problem('decimals');
  return { amount: Number(`${whole}.${decimals}`) };
};

/** A number in which one sign, a comma or a dot, stands once: decimals, unless it may part thousands. */
const readOneSign = (before: string, after: string): ReadMoney => {
  const partsThousands = after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  return partsThousands ? problem('ambiguous') : amountOf(wholeOf(before, ' '), after);
};

const readDigits = (text: string): ReadMoney => {
  const signs = text.match(/[.,]/g) ?? [];
  const [last] = signs.slice(-1);
  if (last === undefined) return amountOf(wholeOf(text, ' '), '0');
  const at = text.lastIndexOf(last);
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (signs.length === 1) return readOneSign(before, after);
  if (signs.every((sign) => sign === last))
    return text.includes(' ') ? problem('malformed') : amountOf(wholeOf(text, last), '0');
  // Of two different signs the last one is for the decimals and comes once.
  const grouping = last === ',' ? '.' : ',';
  if (before.includes(last) || before.includes(' ')) return problem('malformed');
  return amountOf(wholeOf(before, grouping), after);
};

/**
 * Reads an amount as people on either side of the Channel type it: `12,50`, `12.50`, `1.250,00`,
 * `1,250.00`, `1 250`, `€12.50`. What may be read in two ways, such as `1.250`, is not guessed.
 */
export const readMoney = (text: string): ReadMoney => {
  if (text.length > MAX_TEXT_LENGTH || !isReadable('line', text)) return problem('malformed');
  const bare = text.trim().replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, '').trim();
  const isNegative = bare.startsWith('-');
  const digits = (isNegative ? bare.slice(1).trim() : bare).replace(SPACES, ' ');
  if (!DIGITS.test(digits)) return problem('malformed');
  const read = readDigits(digits);
  return 'amount' in read && isNegative ? { amount: 0 - read.amount } : read;
};

/** Both ways in which an ambiguous amount can be meant, written so that each has one. */
export const bothReadings = (text: string): [larger: string, smaller: string] => {
  const digits = text.replace(/[^\d]/g, '');
  const cut = digits.length - 3;
  return [`${digits}.00`, `${digits.slice(0, cut)}.${digits.slice(cut, cut + 2)}`];
};
