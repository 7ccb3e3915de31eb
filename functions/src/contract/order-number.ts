/**
 * The number of an order that people say and type: `RW-26-4F7K9Q-2`. It is made of the order's id
 * and year, so that it needs no counter and every order ever placed has one; among ten thousand
 * orders a year one pair in eighteen years is alike, and a search then shows both.
 */

/** Digits and letters that are not taken for one another; their count is prime, for the check. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRTVWXYZ';
const CODE_LENGTH = 6;
const PREFIX = 'RW';
const SHAPE = /^RW(\d{2}[0-9A-Z]{6})([0-9A-Z])$/;

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

/** A number without what people leave out or add: `rw 26 4f7k9q 2` → `RW264F7K9Q2`. */
export const compactNumber = (text: string): string => text.toUpperCase().replace(/[\s\-–.]/g, '');

/** Whether a text has the shape of an order's number, right or mistyped. */
export const looksLikeOrderNumber = (text: string): boolean => SHAPE.test(compactNumber(text));

/** Whether a text looks like the number of an order, but its check character does not fit. */
export const isMistypedNumber = (text: string): boolean => {
  const [, digits, check] = SHAPE.exec(compactNumber(text)) ?? [];
  return digits !== undefined && checkOf(digits) !== check;
};
