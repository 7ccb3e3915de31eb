import { describe, expect, it } from 'vitest';
import type { Page } from '../page.ts';
import { searchPage } from './search.ts';
import type { Forms, SearchIndex } from './search-index.ts';
import { searchWords } from './search-words.ts';

/** Everybody has the common word, one in a thousand the rare one. */
const SHELF = Array.from({ length: 5000 }, (_item, index) => ({
  item: String(index),
  keywords: index % 1000 === 999 ? ['longestcommon', 'rare'] : ['longestcommon'],
}));

const shelfIndex = () => {
  const cost = { reads: 0 };
  const having = (forms: Forms) =>
    SHELF.filter(({ keywords }) => forms.some((form) => keywords.includes(form)));
  const index: SearchIndex<string> = {
    count: (forms, most) => {
      cost.reads += 1;
      return Promise.resolve(Math.min(having(forms).length, most));
    },
    has: () => Promise.reject(new Error('not needed')),
    first: () => Promise.reject(new Error('not needed')),
    page: (_list, forms, fits): Promise<Page<string>> => {
      const read = having(forms);
      cost.reads += read.length;
      const items = read.filter(({ keywords }) => fits(keywords)).map(({ item }) => item);
      return Promise.resolve({ items, nextCursor: undefined });
    },
  };
  return { index, cost };
};

const search = async (q: string) => {
  const { index, cost } = shelfIndex();
  const { items } = await searchPage(index, { words: searchWords(q), list: 'products', limit: 50 });
  return { items, reads: cost.reads };
};

describe('a search for a common and a rare word', () => {
  it.each(['longestcommon rare', 'rare longestcommon'])(
    'reads what has the rare one alone: %s',
    async (q) => {
      expect(await search(q)).toEqual({
        items: ['999', '1999', '2999', '3999', '4999'],
        reads: 5 + 2,
      });
    },
  );

  it('does not count where there is one word alone', async () => {
    expect((await search('rare')).reads).toBe(5);
  });
});
