import { STOP_WORDS, SYNONYMS } from './vocabulary.ts';
import { singular, wordsOf, type Word } from './words.ts';

/** So many words of a search count, the most distinctive ones. */
const MOST_WORDS = 6;

/** One word of a search, and what stands for it. */
export interface SearchWord {
  /** The word as typed; a quantity, such as `18mm`, also in its smallest unit. */
  texts: readonly string[];
  /** Other words of the same row of the table. */
  synonyms: readonly string[];
  isQuantity: boolean;
}

const GROUP_OF = new Map(SYNONYMS.flatMap((group) => group.map((word) => [word, group] as const)));

/** A word with what stands for it. */
export const searchWord = ({ text, same, number }: Word): SearchWord => {
  if (number !== undefined) return { texts: [text, ...same], synonyms: [], isQuantity: true };
  const texts = [...new Set([text, singular(text)])];
  const group = texts.flatMap((one) => GROUP_OF.get(one) ?? []);
  const synonyms = [...new Set(group)].filter((word) => !texts.includes(word));
  return { texts, synonyms, isQuantity: false };
};

/** Who types "micro fibre" means the word of the table. */
const joinPairs = (words: readonly Word[]): Word[] => {
  const joined: Word[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const pair = `${last?.text ?? ''}${word.text}`;
    if (last && GROUP_OF.has(singular(pair)) && !GROUP_OF.has(last.text))
      joined.splice(-1, 1, { text: pair, same: [], number: undefined });
    else joined.push(word);
  }
  return joined;
};

/** Quantities are the rarest in a catalogue, then long words. */
const byDistinctiveness = (one: Word, other: Word): number =>
  Number(other.number !== undefined) - Number(one.number !== undefined) ||
  other.text.length - one.text.length;

/** What to look for, the most distinctive word first; words that say nothing count only when alone. */
export const searchWords = (search: string): SearchWord[] => {
  const words = [...new Map(joinPairs(wordsOf(search)).map((word) => [word.text, word])).values()];
  const distinctive = words.filter(({ text }) => !STOP_WORDS.has(text));
  return (distinctive.length > 0 ? distinctive : words)
    .sort(byDistinctiveness)
    .slice(0, MOST_WORDS)
    .map(searchWord);
};
