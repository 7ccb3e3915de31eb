/** So many letters of a word are compared: a slip later on is forgiven without further ado. */
const COMPARED_LETTERS = 7;
/** In shorter words a slip makes another word. */
const SHORTEST_FORGIVEN = 4;
/** Marks keywords that forgive a slip, so that an exact search does not meet them. */
const MARK = '~';

/**
 * The beginning of a word, and that beginning with each one letter left out. Two words that differ
 * by one letter wrong, missing, too many or swapped with its neighbour have one of these in common,
 * so a database that only knows "equal" finds one by the other. Empty for short words.
 */
export const neighboursOf = (word: string): string[] => {
  const letters = Array.from(word).slice(0, COMPARED_LETTERS);
  if (letters.length < SHORTEST_FORGIVEN) return [];
  const shorter = letters.map((_letter, left) => letters.toSpliced(left, 1).join(''));
  return [...new Set([letters.join(''), ...shorter])].map((text) => MARK + text);
};
