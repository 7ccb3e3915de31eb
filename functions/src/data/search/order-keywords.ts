import { payableOf } from '../../contract/delivery/destinations.ts';
import { cents, type Cents } from '../../contract/money/units.ts';
import {
  compactNumber,
  partOfOrderNumber,
  readOrderNumbers,
} from '../../contract/orders/order-number.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { emailKey } from '../../contract/text/email.ts';
import { plainLetters } from '../../contract/text/text.ts';
import type { Forms } from './rarest-first.ts';
import { searchWords, type SearchWord } from './search-words.ts';
import { wordsOf } from './words.ts';

/*
 * What orders are found by. Words are kept as they are; what is no word has a sign before it, so that
 * a postcode does not find an amount: `#` a part of an order's number, `+` the end of a phone number,
 * `@` a postcode, `=` an amount in cents.
 */

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

/** The fewest characters by which a part of a number is found. */
const SHORTEST_PART = 3;

/** Every part of what tells an order's number from the others of its year: `4F7K9Q2` of `RW-26-4F7K9Q-2`. */
const partsOfNumber = (number: string): string[] => {
  const code = numberWord(number).slice('rw26'.length);
  return Array.from(code).flatMap((_first, start) =>
    Array.from(code.slice(start + SHORTEST_PART - 1)).map(
      (_last, more) => `#${code.slice(start, start + SHORTEST_PART + more)}`,
    ),
  );
};

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

/** The last digits of a phone number by which it is found; more may be its country's or area's, written in many ways. */
const PHONE_DIGITS = { least: 4, most: 7 } as const;

/** Its last digits; undefined where there are too few. Zeros before the rest are dialled, or not. */
const endOfPhone = (typed: string): string | undefined => {
  const digits = typed.replace(/\D/g, '').replace(/^0+/, '');
  return digits.length < PHONE_DIGITS.least ? undefined : `+${digits.slice(-PHONE_DIGITS.most)}`;
};

const endsOfPhone = (phone: string): string[] => {
  const digits = phone.replace(/\D/g, '');
  return Array.from(
    { length: PHONE_DIGITS.most - PHONE_DIGITS.least + 1 },
    (_, more) => PHONE_DIGITS.least + more,
  )
    .filter((length) => length <= digits.length)
    .map((length) => `+${digits.slice(-length)}`);
};

/** Letters and digits alone: postcodes and article numbers are written with blanks and hyphens, or without. */
const compact = (text: string): string => plainLetters(text).replace(/[^\p{L}\p{N}]/gu, '');

const postcodeWord = (postcode: string): string => `@${compact(postcode)}`;

const amountWord = (amount: Cents): string => `=${amount}`;

/** The fields of an order that it is found by. */
type Found = Pick<
  Order,
  | 'number'
  | 'customerName'
  | 'email'
  | 'phone'
  | 'city'
  | 'productName'
  | 'articleNumber'
  | 'price'
  | 'quantity'
  | 'delivery'
  | 'business'
>;

/**
 * Everything an order is found by: its number and parts of it, its e-mail, the end of its phone number,
 * postcode and amount, and the beginnings of the words of name, e-mail, city, postcode, product and
 * article number.
 */
export const orderKeywords = (order: Found): string[] => {
  const { number, customerName, email, phone, city, productName, delivery } = order;
  const articleNumber = order.articleNumber ?? '';
  const { postcode } = delivery;
  const written = [customerName, email, city, postcode, productName, articleNumber];
  return [
    ...new Set([
      ...[numberWord(number), ...partsOfNumber(number)],
      ...beginningsOfAddress(email),
      ...endsOfPhone(phone),
      ...(postcode === '' ? [] : [postcodeWord(postcode)]),
      ...(articleNumber === '' ? [] : prefixesOf(compact(articleNumber))),
      amountWord(payableOf(order)),
      ...beginningsOf(written.join(' ')),
    ]),
  ];
};

/** The beginning of an address, and nothing beside it. */
const ADDRESS = /^[^\s@]+@[^\s@]*$/;

/** Digits as phone numbers and postcodes are written. */
const DIGITS = /^\+?[\d\s()/.-]+$/;

/** An amount: with its cents, or with the euro beside it. */
const AMOUNT = /^(?:€|eur)?\s*(\d{1,3}(?:[.,' ]?\d{3})*|\d+)(?:[.,](\d{2}))?\s*(?:€|euros?|eur)?$/i;

/** What somebody typed as an amount, in cents; undefined for anything else. */
export const amountIn = (search: string): Cents | undefined => {
  const typed = search.trim();
  const [whole, euros = '', more] = AMOUNT.exec(typed) ?? [];
  if (whole === undefined || (more === undefined && !/[€e]/i.test(typed))) return undefined;
  const amount = Number(euros.replace(/\D/g, '')) * 100 + Number(more ?? 0);
  return Number.isSafeInteger(amount) ? cents(amount) : undefined;
};

/** What orders under any of these numbers are found by. */
export const numberForms = (numbers: readonly string[]): Forms => numbers.map(numberWord);

const isPresent = (form: string | undefined): form is string => form !== undefined;

/** What digits alone may be: the end of a phone number, a postcode, or a word. */
const digitForms = (search: string): Forms => {
  const [word, ...others] = wordsOf(search);
  const asWord = others.length === 0 ? word?.text : undefined;
  return [asWord, endOfPhone(search), postcodeWord(search)].filter(isPresent);
};

/** Numbers with two decimals, each of which may be an amount. */
const amountsIn = (search: string): ReadonlySet<number> =>
  new Set(
    [...search.matchAll(/(?<![\d.,])(\d+)[.,](\d{2})(?![\d.,])/g)].map(([, euros, more]) =>
      Number(`${euros}.${more}`),
    ),
  );

const wordForms =
  (amounts: ReadonlySet<number>) =>
  ({ texts, synonyms }: SearchWord): Forms => {
    const number = Number(texts[0]);
    return [
      ...[...texts, ...synonyms].map(cut),
      ...(/^\d+$/.test(texts[0] ?? '') ? [endOfPhone(texts[0] ?? '')] : []),
      ...(amounts.has(number) ? [amountWord(cents(Math.round(number * 100)))] : []),
    ].filter(isPresent);
  };

/**
 * What to look for among the keywords of orders, word by word, the most distinctive first. `numbers`: of
 * the orders that are meant; nothing else is looked for where there are any, an amount aside, which
 * orders of one line have by themselves.
 */
export const orderForms = (
  search: string,
  numbers: readonly string[] = readOrderNumbers(search),
): Forms[] => {
  const amount = amountIn(search);
  if (amount !== undefined) return [[...numberForms(numbers), amountWord(amount)]];
  if (numbers.length > 0) return [numberForms(numbers)];
  if (ADDRESS.test(search)) return [[addressWord(search)]];
  if (DIGITS.test(search.trim())) return [digitForms(search)].filter(({ length }) => length > 0);
  const formsOf = wordForms(amountsIn(search));
  const words = searchWords(search);
  const part = partOfOrderNumber(search)?.toLowerCase();
  if (part === undefined) return words.map(formsOf);
  const [word, ...others] = words;
  return [[`#${part}`, ...(word && others.length === 0 ? formsOf(word) : [])]];
};
