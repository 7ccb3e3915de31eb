import { searchPage } from '../../../functions/src/data/search/search.ts';
import type { Forms, SearchIndex } from '../../../functions/src/data/search/search-index.ts';
import { searchWords } from '../../../functions/src/data/search/search-words.ts';
import { searchFields } from '../../../functions/src/data/stored-product.ts';
import { products } from '@rollwell/sample-data';

/** Products on the first page of the catalogue. */
const FIRST_PAGE = 12;

const shelf = [...products]
  .sort((one, other) => one.age - other.age)
  .map((product) => ({
    ...{ item: product.key, name: product.name },
    keywords: searchFields(product).keywords,
  }));

const matching = (forms: Forms) =>
  shelf.filter(({ keywords }) => forms.some((form) => keywords.includes(form)));

/** The sample catalogue, newest first, held in memory as Firestore holds it. */
const sampleIndex = (read: (products: number) => void): SearchIndex<string> => {
  const having = (forms: Forms, most: number) => {
    const found = matching(forms);
    read(Math.min(found.length, most));
    return found.slice(0, most);
  };
  return {
    count: (forms, most) => {
      read(1);
      return Promise.resolve(matching(forms).slice(0, most).length);
    },
    page: (_list, forms, fits) => {
      const found = having(forms, Infinity).filter(({ keywords }) => fits(keywords));
      const items = found.slice(0, FIRST_PAGE).map(({ item }) => item);
      return Promise.resolve({ items, nextCursor: undefined });
    },
    first: (forms, most) => Promise.resolve(having(forms, most)),
  };
};

/** The keys of the sample products on the first page of a search, and how many were read for it. */
export const searchSample = async (q: string): Promise<{ found: string[]; reads: number }> => {
  let reads = 0;
  const index = sampleIndex((products) => (reads += products));
  const request = { words: searchWords(q), list: 'products', limit: FIRST_PAGE, cursor: undefined };
  const { items } = await searchPage(index, request);
  return { found: items, reads };
};
