import { neighboursOf } from './neighbours.ts';
import { wordsOf, type Word } from './words.ts';

/** Longest prefix that is kept of a word, and the shortest word of a description that counts. */
const LONGEST_PREFIX = 15;
const SHORTEST_OF_DESCRIPTION = 3;
/** Descriptions are prose: their first words are enough, and an index entry each costs something. */
const WORDS_OF_DESCRIPTION = 100;

/** The word as it is kept at most. */
export const cut = (word: string): string => Array.from(word).slice(0, LONGEST_PREFIX).join('');

const prefixesOf = (word: string, shortest: number): string[] => {
  const letters = Array.from(cut(word));
  return letters.map((_letter, index) => letters.slice(0, index + 1).join('')).slice(shortest - 1);
};

/** A quantity counts as a whole: "2" shall not find "25 cm". */
const beginningsOfWord = ({ text, same, number }: Word, shortest: number): string[] =>
  number === undefined ? prefixesOf(text, shortest) : [text, ...same, number];

const keywordsOfWord = (word: Word, shortest: number): string[] => [
  ...beginningsOfWord(word, shortest),
  ...(word.number === undefined ? neighboursOf(word.text) : []),
];

/** The beginnings of all words of a text, and its quantities. */
export const beginningsOf = (text: string): string[] =>
  wordsOf(text).flatMap((word) => beginningsOfWord(word, 1));

const isTelling = ({ text, number }: Word): boolean =>
  number !== undefined || text.length >= SHORTEST_OF_DESCRIPTION;

/**
 * Everything a product is found by: of its name and description the beginnings of the words, the
 * same with a letter left out, and the quantities.
 */
export const keywordsOf = (name: string, description: string): string[] => {
  const words = new Map(wordsOf(description).map((word) => [word.text, word]));
  const described = [...words.values()].filter(isTelling).slice(0, WORDS_OF_DESCRIPTION);
  return [
    ...new Set([
      ...wordsOf(name).flatMap((word) => keywordsOfWord(word, 1)),
      ...described.flatMap((word) => keywordsOfWord(word, SHORTEST_OF_DESCRIPTION)),
    ]),
  ];
};
