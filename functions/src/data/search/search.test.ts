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

/** Index of one product that has what `knows` says; counts what it is asked. */
const askedIndex = (knows: (form: string) => boolean) => {
  const asked = { queries: 0 };
  const answer = <Value>(value: Value): Promise<Value> => {
    asked.queries += 1;
    return Promise.resolve(value);
  };
  const index: SearchIndex<string> = {
    count: (forms) => answer(forms.some(knows) ? 1 : 0),
    page: () => answer({ items: [], nextCursor: undefined }),
    first: () => answer([]),
  };
  return { index, asked };
};

describe('the queries of a search', () => {
  const MISSPELT = 'rolller mikrofibre polyamyd lamskin telescpic frrame';
  const facets = Array.from({ length: 5 }, (_facet, index): Forms => [`=facet:${index}`]);

  it.each([
    ['six misspelt words', MISSPELT, (form: string) => form.startsWith('~'), 14],
    ['six words that no product has', MISSPELT, () => false, 12],
    ['six words that no product has together', MISSPELT, () => true, 8],
    [
      'a hundred misspelt words',
      Array.from(
        { length: 100 },
        (_word, index) =>
          `wordd${'x'.repeat(index % 9)}q${String.fromCodePoint(97 + (index % 26))}`,
      ).join(' '),
      (form: string) => form.startsWith('~'),
      14,
    ],
    ['one misspelt word', 'mikrofibre', (form: string) => form.startsWith('~'), 5],
  ] as const)('for %s are no more than are needed', async (_what, q, knows, most) => {
    const { index, asked } = askedIndex(knows);
    await searchPage(index, { words: searchWords(q), list: 'products', limit: 50 });
    expect(asked.queries).toBe(most);
  });

  it('are as many more as facets are chosen, whatever is typed', async () => {
    const { index, asked } = askedIndex((form) => form.startsWith('~') || form.startsWith('='));
    const words = searchWords(MISSPELT);
    await searchPage(index, { words, narrowed: facets, list: 'products', limit: 50 });
    expect(asked.queries).toBe(14 + facets.length);
  });
});
