import { emailKey } from '../../contract/text/email.ts';
import { compactNumber, readOrderNumbers } from '../../contract/orders/order-number.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { Forms } from './rarest-first.ts';
import { searchWords } from './search-words.ts';
import { wordsOf } from './words.ts';

/** Longest beginning that is kept of a word. */
const LONGEST_PREFIX = 15;

/** The word as it is kept at most. */
const cut = (word: string): string => Array.from(word).slice(0, LONGEST_PREFIX).join('');

const prefixesOf = (word: string): string[] => {
  const letters = Array.from(cut(word));
  return letters.map((_letter, index) => letters.slice(0, index + 1).join(''));
};

/** The beginnings of all words of a text, and its quantities as a whole: "2" shall not find "25 cm". */
const beginningsOf = (text: string): string[] =>
  wordsOf(text).flatMap(({ text: word, same, number }) =>
    number === undefined ? prefixesOf(word) : [word, ...same, number],
  );

/** A number is looked for as a whole, in one word. */
const numberWord = (number: string): string => compactNumber(number).toLowerCase();

/** So much of an address is told apart. */
const ADDRESS_LENGTH = 40;
const addressWord = (email: string): string => emailKey(email).slice(0, ADDRESS_LENGTH);

/** "zoe@", "zoe@p" and so on: an address is one word from its at sign on, so that few orders are read. */
const beginningsOfAddress = (email: string): string[] => {
  const address = addressWord(email);
  const from = address.indexOf('@') + 1;
  return Array.from({ length: address.length - from + 1 }, (_, more) =>
    address.slice(0, from + more),
  );
};

/**
 * Everything an order is found by: its number, the beginnings of its e-mail, and those of the words
 * of name, e-mail and product.
 */
export const orderKeywords = ({
  number,
  customerName,
  email,
  productName,
}: Pick<Order, 'number' | 'customerName' | 'email' | 'productName'>): string[] => [
  ...new Set([
    numberWord(number),
    ...beginningsOfAddress(email),
    ...beginningsOf([customerName, email, productName].join(' ')),
  ]),
];

/** The beginning of an address, and nothing beside it. */
const ADDRESS = /^[^\s@]+@[^\s@]*$/;

/** What orders under any of these numbers are found by. */
export const numberForms = (numbers: readonly string[]): Forms => numbers.map(numberWord);

/**
 * What to look for among the keywords of orders, word by word, the most distinctive first. `numbers`: of
 * the orders that are meant; nothing else is looked for where there are any.
 */
export const orderForms = (
  search: string,
  numbers: readonly string[] = readOrderNumbers(search),
): Forms[] => {
  if (numbers.length > 0) return [numberForms(numbers)];
  if (ADDRESS.test(search)) return [[addressWord(search)]];
  return searchWords(search).map(({ texts, synonyms }) => [...texts, ...synonyms].map(cut));
};
