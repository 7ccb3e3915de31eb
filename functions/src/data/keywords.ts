/** Longest prefix that is kept of a word, and the shortest word of a description that counts. */
const LONGEST_PREFIX = 15;
const SHORTEST_OF_DESCRIPTION = 3;
/** Descriptions are prose: their first words are enough, and an index entry each costs something. */
const WORDS_OF_DESCRIPTION = 100;

/** The words of a text in lower case without accents: "Ø 48 mm Rôller" → ["ø", "48", "mm", "roller"]. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '');

const prefixesOf = (word: string): string[] => {
  const letters = Array.from(word).slice(0, LONGEST_PREFIX);
  return letters.map((_letter, index) => letters.slice(0, index + 1).join(''));
};

/** Everything a product is found by: the beginnings of the words of its name and description. */
export const keywordsOf = (name: string, description: string): string[] => {
  const described = [...new Set(wordsOf(description))]
    .filter((word) => word.length >= SHORTEST_OF_DESCRIPTION)
    .slice(0, WORDS_OF_DESCRIPTION);
  const fromDescription = described
    .flatMap(prefixesOf)
    .filter((prefix) => prefix.length >= SHORTEST_OF_DESCRIPTION);
  return [...new Set([...wordsOf(name).flatMap(prefixesOf), ...fromDescription])];
};

/** What to look for among the keywords: each word of a search, cut to what is kept; longest first. */
export const searchWords = (search: string): string[] =>
  [...new Set(wordsOf(search).map((word) => prefixesOf(word).at(-1) ?? ''))].sort(
    (one, other) => other.length - one.length,
  );
