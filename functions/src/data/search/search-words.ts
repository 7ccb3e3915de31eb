import { cut } from './keywords.ts';
import { neighboursOf } from './neighbours.ts';
import { STOP_WORDS, SYNONYMS } from './vocabulary.ts';
import { singular, wordsOf, type Word } from './words.ts';

/** So many words of a search count, the most telling ones. */
const MOST_WORDS = 6;
/** The most values that Firestore compares an array with. */
export const MOST_FORMS = 30;

/** One word of a search by the keywords that stand for it. */
export interface SearchWord {
  /** The word as typed, its singular and its synonyms. */
  exact: readonly string[];
  /** What also stands for it when nothing is called that: words that differ by one slip. */
  close: readonly string[];
}

const GROUP_OF = new Map(SYNONYMS.flatMap((group) => group.map((word) => [word, group] as const)));

const groupsNextTo = (neighbours: readonly string[]): string[] =>
  [...GROUP_OF]
    .filter(([word]) => neighboursOf(word).some((neighbour) => neighbours.includes(neighbour)))
    .flatMap(([, group]) => group);

const different = (forms: readonly string[]): string[] =>
  [...new Set(forms.map((form) => (form.startsWith('~') ? form : cut(form))))].slice(0, MOST_FORMS);

const searchWord = ({ text, same, number }: Word): SearchWord => {
  if (number !== undefined) return { exact: [text, ...same], close: [] };
  const one = singular(text);
  const exact = [text, one, ...(GROUP_OF.get(text) ?? GROUP_OF.get(one) ?? [])];
  const neighbours = [...neighboursOf(text), ...neighboursOf(one)];
  return {
    exact: different(exact),
    close: different([...neighbours, ...groupsNextTo(neighbours)]),
  };
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

/** Quantities are the rarest in a catalogue, then long words; the first one is asked of the index. */
const byTelling = (one: Word, other: Word): number =>
  Number(other.number !== undefined) - Number(one.number !== undefined) ||
  other.text.length - one.text.length;

/** What to look for, the most telling word first; words that say nothing count only when alone. */
export const searchWords = (search: string): SearchWord[] => {
  const words = [...new Map(joinPairs(wordsOf(search)).map((word) => [word.text, word])).values()];
  const telling = words.filter(({ text }) => !STOP_WORDS.has(text));
  return (telling.length > 0 ? telling : words)
    .sort(byTelling)
    .slice(0, MOST_WORDS)
    .map(searchWord);
};
