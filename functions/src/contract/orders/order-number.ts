import { readText, withPlainDashes } from '../text/text.ts';

/**
 * The number of an order that people say and type: `RW-26-4F7K9Q-2`. It is made of the order's id
 * and year, so that it needs no counter and every order ever placed has one; among ten thousand
 * orders a year one pair in eighteen years is alike, and a search then shows both.
 */

/** Digits and letters that are not taken for one another; their count is prime, for the check. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRTVWXYZ';
const CODE_LENGTH = 6;
const PREFIX = 'RW';

/** A number of 53 bits that changes in every bit with every character of a text (cyrb53). */
const hash = (text: string): number => {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charCodeAt(index);
    high = Math.imul(high ^ character, 2654435761);
    low = Math.imul(low ^ character, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
};

/** One wrong character, or two that changed places, give another check character. */
const checkOf = (digits: string): string => {
  const sum = [...digits].reduce(
    (total, digit, index) => total + (index + 1) * ALPHABET.indexOf(digit),
    0,
  );
  return ALPHABET.charAt(sum % ALPHABET.length);
};

/** The number of an order, or of all lines of a purchase, by its id and when it was placed (ISO 8601). */
export const orderNumber = (id: string, createdAt: string): string => {
  const year = createdAt.slice(2, 4);
  let rest = hash(id);
  let code = '';
  for (let index = 0; index < CODE_LENGTH; index += 1) {
    code += ALPHABET.charAt(rest % ALPHABET.length);
    rest = Math.floor(rest / ALPHABET.length);
  }
  return `${PREFIX}-${year}-${code}-${checkOf(year + code)}`;
};

/** What people put between the parts of a number, or leave out. */
const GAP = String.raw`[\s./_-]{0,5}`;

/**
 * Anything of the shape of a number within a text. It ends where its last character does, or where the
 * id begins that stands below it on our pages and was pasted into the same line.
 */
const SHAPE = new RegExp(
  String.raw`R${GAP}W((?:${GAP}\d){2}(?:${GAP}[0-9A-Z]){7})(?:(?![\p{L}\p{N}])|(?=[0-9A-Z]{20}(?![\p{L}\p{N}])))`,
  'giu',
);

/** As numbers are written down: their parts apart, or nothing between them. Words make other shapes. */
const AS_WRITTEN = /^(?:[^0-9A-Z]+\d\d[^0-9A-Z]+[0-9A-Z]{6}[^0-9A-Z]+[0-9A-Z]|\d\d[0-9A-Z]{7})$/;

/** Letters and digits of full width are those of the keyboard, and so are dashes of all kinds. */
const plain = (text: string): string =>
  withPlainDashes(readText('name', text)).normalize('NFKC').toUpperCase();

const bare = (typed: string): string => typed.replace(/[^0-9A-Z]/g, '');

const isRight = (digits: string): boolean => checkOf(digits.slice(0, -1)) === digits.at(-1);

/** A number without its dashes: `RW-26-4F7K9Q-2` → `RW264F7K9Q2`. */
export const compactNumber = (number: string): string => number.replaceAll('-', '');

/** A part of a number, by itself: with what comes before it, or only so many characters of it that no word is meant. */
const PART = new RegExp(
  String.raw`^(?:R${GAP}W${GAP}\d{2}${GAP}([${ALPHABET}]{3,6})|([${ALPHABET}]{4,7}|(?=.*\d)[${ALPHABET}]{3}))$`,
);

/** The part of an order's number that somebody typed alone: `4F7K` of `RW-26-4F7K`; undefined for anything else. */
export const partOfOrderNumber = (typed: string): string | undefined => {
  const [, begun, part] =
    PART.exec(
      plain(typed)
        .trim()
        .replace(/-(?=.$)/, ''),
    ) ?? [];
  return begun ?? part;
};

/** The numbers of orders in what somebody typed, however each is written, in their one form and once. */
export const readOrderNumbers = (text: string): string[] => [
  ...new Set(
    [...plain(text).matchAll(SHAPE)]
      .map(([, typed = '']) => bare(typed))
      .filter(isRight)
      .map((digits) => [PREFIX, digits.slice(0, 2), digits.slice(2, -1), digits.at(-1)].join('-')),
  ),
];

/** What somebody typed, with each number in it as `compactNumber` has it: alike for all ways to write one. */
export const withCompactNumbers = (text: string): string =>
  readOrderNumbers(text).length === 0
    ? text
    : plain(text).replace(SHAPE, (shape, typed: string) =>
        isRight(bare(typed)) ? `${PREFIX}${bare(typed)}` : shape,
      );

/** The ids of documents that may stand in what somebody typed, such as in the address of an order's page. */
export const readOrderIds = (text: string): string[] => [
  ...new Set(text.match(/(?<![0-9A-Za-z])[0-9A-Za-z]{20}(?![0-9A-Za-z])/g)),
];

/** Whether a text is, or has in it, what looks like the number of an order, and no check character fits. */
export const isMistypedNumber = (text: string): boolean => {
  if (readOrderNumbers(text).length > 0) return false;
  return [...plain(text).matchAll(SHAPE)].some(
    ([whole, typed = '']) => AS_WRITTEN.test(typed) || whole === plain(text).trim(),
  );
};
