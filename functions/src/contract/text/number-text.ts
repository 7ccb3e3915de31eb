import { readText, withPlainDashes } from './text.ts';

/** How many decimals the field of a number takes. */
export type Decimals = 0 | 2;

/** A number as somebody typed it, with the count of its decimals, or why the text is none. */
export type ReadNumber =
  { number: number; decimals: number } | { problem: 'malformed' | 'ambiguous' };

/** More than any number of the shop has; longer texts are not looked at. */
const MAX_TEXT_LENGTH = 40;
const DIGITS = /^[\d., ]+$/;
/** What people put between thousands: blanks of all widths, and the apostrophe of Switzerland. */
const SPACES = /[ \u00A0\u2007\u2009\u202F'\u2019]/gu;
const GROUPS = /^\d{1,3}(?:g\d{3})*$|^\d+$/;

const malformed: ReadNumber = { problem: 'malformed' };

/** Digits before the decimals, written in groups of three or in one; undefined for other groups. */
const wholeOf = (text: string, separator: string): string | undefined => {
  const grouped = text.replaceAll(separator, 'g');
  return GROUPS.test(grouped) ? grouped.replaceAll('g', '') : undefined;
};

const numberOf = (whole: string | undefined, decimals: string): ReadNumber => {
  if (whole === undefined || !/^\d*$/.test(decimals)) return malformed;
  return { number: Number(`${whole}.${decimals}`), decimals: decimals.length };
};

/** A number in which one sign, a comma or a dot, stands once: decimals, unless it may part thousands. */
const readOneSign = (before: string, after: string): ReadNumber => {
  if (after === '') return malformed;
  const partsThousands = after.length === 3 && /^[1-9]\d{0,2}$/.test(before);
  return partsThousands ? { problem: 'ambiguous' } : numberOf(wholeOf(before, ' '), after);
};

const readDigits = (text: string): ReadNumber => {
  const signs = text.match(/[.,]/g) ?? [];
  const [last] = signs.slice(-1);
  if (last === undefined) return numberOf(wholeOf(text, ' '), '');
  const at = text.lastIndexOf(last);
  const [before, after] = [text.slice(0, at), text.slice(at + 1)];
  if (signs.length === 1) return readOneSign(before, after);
  if (signs.every((sign) => sign === last))
    return text.includes(' ') ? malformed : numberOf(wholeOf(text, last), '');
  // Of two different signs the last one is for the decimals and comes once.
  const grouping = last === ',' ? '.' : ',';
  if (after === '' || before.includes(last) || before.includes(' ')) return malformed;
  return numberOf(wholeOf(before, grouping), after);
};

/**
 * The one reader of numbers that people type, on either side of the Channel: `12,5`, `12.5`,
 * `1.250,00`, `1,250.00`, `1 250`, `1'250`. What may be read in two ways, such as `1.250`, is not
 * guessed, in a field for whole numbers either: lists of spreadsheets have twelve pieces as `12,000`.
 */
export const readNumber = (text: string): ReadNumber => {
  if (text.length > MAX_TEXT_LENGTH) return malformed;
  const bare = withPlainDashes(readText('name', text));
  const isNegative = bare.startsWith('-');
  const digits = (isNegative ? bare.slice(1).trim() : bare).replace(SPACES, ' ');
  if (!DIGITS.test(digits)) return malformed;
  const read = readDigits(digits);
  return 'number' in read && isNegative ? { ...read, number: 0 - read.number } : read;
};

/** The number in the value of a field, typed or known before; undefined where it says none. */
export const numberIn = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value;
  const read = readNumber(typeof value === 'string' ? value : '');
  return 'number' in read ? read.number : undefined;
};

/** The ways in which an ambiguous number can be meant that its field takes, each written so that it has one. */
const readingsOf = (text: string, decimals: Decimals): string[] => {
  const digits = text.replace(/\D/g, '');
  const [whole, rest] = [digits.slice(0, -3), digits.slice(-3)];
  if (decimals === 2) return [`${digits}.00`, `${whole}.${rest.slice(0, 2)}`];
  return rest === '000' ? [digits, whole] : [digits];
};

/** What is said of a number that can be read in two ways; without the schemas, which a page need not load. */
export const askWhich = (text: string, decimals: Decimals): string =>
  `“${text.trim()}” can be read in two ways: write ${readingsOf(text, decimals).join(' or ')}`;

/** What is wrong with an amount as somebody typed it. */
export type MoneyProblem = 'malformed' | 'ambiguous' | 'decimals';

/** An amount (decimal, of the shop's currency), or why the text is none. */
export type ReadMoney = { amount: number } | { problem: MoneyProblem };

const CURRENCY_BEFORE = /^(?:€|EUR)/;
const CURRENCY_AFTER = /(?:€|EUR)$/;

/** An amount as people type it: a number with the sign of the currency on either side, or without. */
export const readMoney = (text: string): ReadMoney => {
  const read = readNumber(text.trim().replace(CURRENCY_BEFORE, '').replace(CURRENCY_AFTER, ''));
  if ('problem' in read) return read;
  return read.decimals > 2 ? { problem: 'decimals' } : { amount: read.number };
};
