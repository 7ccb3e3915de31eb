import { plainLetters } from '../../contract/text/text.ts';
import { CONVERSIONS, UNITS } from './vocabulary.ts';

/** A word of a text; a number with its unit, such as "18 mm", is one word. */
export interface Word {
  text: string;
  /** Other spellings of the same quantity: the number in the smallest unit of its kind. */
  same: readonly string[];
  /** The number of a quantity; undefined for words. */
  number: string | undefined;
}

const UNIT_OF = new Map(
  Object.entries(UNITS).flatMap(([unit, spellings]) => spellings.map((text) => [text, unit])),
);
const ANY_UNIT = [...UNIT_OF.keys()].sort((one, other) => other.length - one.length).join('|');
const NUMBER = String.raw`\d+(?:\.\d+)?`;

/** "1.1 to 2 m" speaks of metres twice. */
const RANGE = new RegExp(`(${NUMBER})\\s*(?:to|-|–)\\s*(?=${NUMBER}[\\s-]*(${ANY_UNIT})\\b)`, 'gu');
const WORD = new RegExp(
  `(${NUMBER})(?:[\\s-]*(${ANY_UNIT})(?![\\p{Letter}\\p{Number}])|(?![\\p{Letter}\\p{Number}]))|[\\p{Letter}\\p{Number}]+`,
  'gu',
);

/** Lower case without accents and apostrophes; decimals with a point. */
const plain = (text: string): string =>
  plainLetters(text)
    .replace(/['’]/g, '')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(RANGE, '$1 $2 ');

const inSmallestUnit = (number: string, unit: string): string[] => {
  for (const kind of CONVERSIONS) {
    const worth = kind[unit];
    const [smallest] = Object.keys(kind);
    if (worth !== undefined && worth !== 1 && smallest !== undefined)
      return [`${Math.round(Number(number) * worth * 1000) / 1000}${smallest}`];
  }
  return [];
};

const quantity = (digits: string, spelling: string | undefined): Word => {
  const number = String(Number(digits));
  const unit = spelling === undefined ? undefined : UNIT_OF.get(spelling);
  if (unit === undefined) return { text: number, same: [], number };
  return { text: `${number}${unit}`, same: inSmallestUnit(number, unit), number };
};

/** The words of a text in lower case without accents: "Ø 48 mm Rôller" → "o", "48mm", "roller". */
export const wordsOf = (text: string): Word[] =>
  [...plain(text).matchAll(WORD)].map(([whole, digits, unit]) =>
    digits === undefined ? { text: whole, same: [], number: undefined } : quantity(digits, unit),
  );

/** The singular of an English word, well enough for searching: "brushes" → "brush". */
export const singular = (word: string): string => {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (/(?:ch|sh|x|ss)es$/u.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

/** What a search without a word finds: as much as one for a word that nothing has. */
export const NOTHING_FOUND = { items: [], nextCursor: undefined };

/** Whether something is searched for in signs alone, such as "🎨" or "?". Blanks search for nothing. */
export const isWordless = (search: string): boolean =>
  search.trim() !== '' && wordsOf(search).length === 0;
