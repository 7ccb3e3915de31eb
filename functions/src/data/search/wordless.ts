import { wordsOf } from './words.ts';

/** What a search without a word finds: as much as one for a word that nothing has. */
export const NOTHING_FOUND = { items: [], nextCursor: undefined };

/** Whether something is searched for in signs alone, such as "🎨" or "?". Blanks search for nothing. */
export const isWordless = (search: string): boolean =>
  search.trim() !== '' && wordsOf(search).length === 0;
