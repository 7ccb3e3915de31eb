import type { Query } from '../firestore/firestore-library.ts';

/** The keywords that stand for one word of a search. */
export type Forms = readonly string[];

/** A word that more have is common; counting up to as many is billed as one read. */
const COMMON = 1000;

/** How many documents a query gives, as far as they are counted. */
export const countUpTo = async (query: Query, most: number): Promise<number> =>
  (await query.limit(most).count().get()).data().count;

/**
 * The word of a search that the fewest documents have, and the others: an index finds by one word,
 * so what is read in vain is what has that one and not the others. A word by itself is not counted.
 * `isNowhere` where no document has it.
 */
export const rarestFirst = async (
  words: readonly Forms[],
  count: (forms: Forms, most: number) => Promise<number>,
): Promise<{ rarest: Forms; others: Forms[]; isNowhere: boolean }> => {
  if (words.length < 2) return { rarest: words[0] ?? [], others: [], isNowhere: false };
  const counted = await Promise.all(
    words.map(async (forms) => ({ forms, many: await count(forms, COMMON) })),
  );
  counted.sort((one, other) => one.many - other.many);
  const [rarest = [], ...others] = counted.map(({ forms }) => forms);
  return { rarest, others, isNowhere: counted[0]?.many === 0 };
};
