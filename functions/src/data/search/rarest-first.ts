import type { Query } from '../firestore-library.ts';
import type { Forms } from './search-index.ts';

/** A word that more have is common; counting up to as many is billed as one read. */
const COMMON = 1000;

/** How many documents a query gives, as far as they are counted. */
export const countUpTo = async (query: Query, most: number): Promise<number> =>
  (await query.limit(most).count().get()).data().count;

/**
 * The words of a search, those first that few documents have: an index finds by one word, so what
 * is read in vain is what has that one and not the others. A word by itself is not counted.
 */
export const rarestFirst = async (
  words: readonly Forms[],
  count: (forms: Forms, most: number) => Promise<number>,
): Promise<Forms[]> => {
  if (words.length < 2) return [...words];
  const counted = await Promise.all(
    words.map(async (forms) => ({ forms, many: await count(forms, COMMON) })),
  );
  return counted.sort((one, other) => one.many - other.many).map(({ forms }) => forms);
};
