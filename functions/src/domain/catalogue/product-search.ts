import MiniSearch, { type Query } from 'minisearch';
import { facetValueLabel } from '../../contract/products/product-facets.ts';
import type { Product } from '../../contract/schemas/product.ts';
import { searchWord, searchWords, type SearchWord } from '../../data/search/search-words.ts';
import { SYNONYMS } from '../../data/search/vocabulary.ts';
import { wordsOf } from '../../data/search/words.ts';

/** What a product is found by. */
export type Searched = Pick<Product, '_id' | 'name' | 'description' | 'attributes'>;

/** What a product is called, and which field says what is written about it. */
const CALLED = ['name', 'number', 'kind'];
const WRITTEN = 'description';
/** What a product is called says more than what is written about it. */
const BOOST = { name: 4, number: 4, kind: 4 };
const SYNONYM_WEIGHT = 0.6;

/** Descriptions are prose: their first words are enough, and short ones say nothing. */
const WORDS_OF_DESCRIPTION = 200;
const SHORTEST_OF_DESCRIPTION = 3;
/** In shorter words a slip makes another word. */
const SHORTEST_FORGIVEN = 4;

const fieldOf = ({ attributes = {}, ...product }: Searched, field: string): string => {
  const { articleNumber = '', kind } = attributes;
  // Codes are typed together as well: RW1001 for RW-1001.
  if (field === 'number') return `${articleNumber} ${articleNumber.replace(/[^\p{L}\p{N}]/gu, '')}`;
  if (field === 'kind') return kind === undefined ? '' : facetValueLabel('kind', kind);
  return product[field as '_id' | 'name' | 'description'];
};

/** The words of a text; a quantity counts in the smallest unit and as a bare number as well. */
const termsOf = (text: string, field?: string): string[] => {
  const terms = wordsOf(text).map(({ text: word, same, number }) =>
    number === undefined ? [word] : [...new Set([word, ...same, number])],
  );
  if (field !== WRITTEN) return terms.flat();
  const distinctive = terms.filter(
    ([word = '', ...more]) => more.length > 0 || word.length >= SHORTEST_OF_DESCRIPTION,
  );
  return distinctive.slice(0, WORDS_OF_DESCRIPTION).flat();
};

/** Terms come folded; nothing is done to them again. */
const AS_THEY_ARE = { tokenize: (term: string) => [term], processTerm: (term: string) => term };

/** The word with each two letters that stand beside each other swapped. */
const swapped = (word: string): string[] => {
  const letters = Array.from(word);
  return letters
    .slice(1)
    .map((letter, index) => letters.with(index, letter).with(index + 1, letters[index] ?? ''))
    .map((swap) => swap.join(''));
};

const exactly = ({ texts, synonyms, isQuantity }: SearchWord): Query => ({
  combineWith: 'OR',
  prefix: !isQuantity,
  queries: [
    ...texts,
    // By themselves and in the plural: "roll" shall not find all that is a roller once more.
    {
      queries: synonyms.flatMap((word) => [word, `${word}s`]),
      ...{ prefix: false, boostTerm: () => SYNONYM_WEIGHT },
    },
  ],
});

/** Words that differ from this one by a letter wrong, missing, too many or swapped with its neighbour. */
const closely = (texts: readonly string[]): Query => ({
  combineWith: 'OR',
  queries: [{ queries: [...texts], fuzzy: 1 }, ...texts.flatMap(swapped)],
});

/** The words of the table of synonyms, so that a slip in one of them is forgiven too. */
const table = new MiniSearch<{ id: number; word: string }>({ fields: ['word'] });
table.addAll(SYNONYMS.flat().map((word, id) => ({ id, word })));
const wordsLike = (close: Query): string[] =>
  table.search(close, AS_THEY_ARE).flatMap(({ terms }) => terms);

/** How well a product fits: how many of the words it has, and how much they say. */
interface Fit {
  held: number;
  score: number;
}

/** What is looked at: some fields, and some products. */
interface Among {
  fields?: readonly string[] | undefined;
  isAsked?: (id: string) => boolean;
}

/** An index of what products are called and of what is written about them. */
export class ProductSearch {
  readonly #index = new MiniSearch<Searched>({
    idField: '_id',
    fields: [...CALLED, WRITTEN],
    extractField: fieldOf,
    tokenize: termsOf,
    processTerm: (term) => term,
    searchOptions: { ...AS_THEY_ARE, boost: BOOST },
  });

  add(product: Searched): void {
    this.#index.add(product);
  }

  /** @param product as it was added */
  remove(product: Searched): void {
    this.#index.remove(product);
  }

  #ask(query: Query, among: Among): Map<string, number> {
    const { fields, isAsked } = among;
    const found = this.#index.search(query, {
      ...(fields && { fields: [...fields] }),
      ...(isAsked && { boostDocument: (id: string) => Number(isAsked(id)) }),
    });
    return new Map(found.map(({ id, score }) => [id as string, score]));
  }

  /** By product, how much it has of a word: as it is, or with a slip forgiven where no product has it. */
  #scoresOf(word: SearchWord, asked: Among = {}): Map<string, number> {
    const [text = ''] = word.texts;
    const isShort = text.length < SHORTEST_OF_DESCRIPTION && !word.isQuantity;
    const among = { ...asked, ...(isShort && { fields: CALLED }) };
    const exact = this.#ask(exactly(word), among);
    if (exact.size > 0 || word.isQuantity || text.length < SHORTEST_FORGIVEN) return exact;
    const isKnown = among.isAsked && this.#ask(exactly(word), { fields: among.fields }).size > 0;
    if (isKnown) return exact;
    const close = closely(word.texts);
    const meant = this.#index.search(close).flatMap(({ terms }) => terms);
    const like = [...new Set([...meant, ...wordsLike(close)])];
    const queries = like.map((one) =>
      exactly(searchWord({ text: one, same: [], number: undefined })),
    );
    return this.#ask({ combineWith: 'OR', queries }, among);
  }

  /**
   * The products that have all words of a search, by id with a score; where none has, those that
   * have most of them. A word that no product knows leaves only those that are called by the others.
   */
  find(search: string): ReadonlyMap<string, number> {
    const words = searchWords(search);
    return this.#withAll(words) ?? this.#withMost(words);
  }

  /** Undefined where no product has all words. Only what has the words before is looked at for the next. */
  #withAll(words: readonly SearchWord[]): ReadonlyMap<string, number> | undefined {
    let found: Map<string, number> | undefined;
    for (const word of words) {
      const before = found;
      const scores = this.#scoresOf(word, before && { isAsked: (id) => before.has(id) });
      if (scores.size === 0) return undefined;
      for (const [id, score] of scores) scores.set(id, score + (before?.get(id) ?? 0));
      found = scores;
    }
    return found;
  }

  #withMost(words: readonly SearchWord[]): ReadonlyMap<string, number> {
    let heard = words.map((word) => this.#scoresOf(word));
    if (heard.some(({ size }) => size === 0))
      heard = words.map((word) => this.#scoresOf(word, { fields: CALLED }));
    const fits = new Map<string, Fit>();
    for (const scores of heard)
      for (const [id, score] of scores) {
        const fit = fits.get(id) ?? { held: 0, score: 0 };
        fits.set(id, { held: fit.held + 1, score: fit.score + score });
      }
    const best = [...fits.values()].reduce((most, { held }) => Math.max(most, held), 0);
    return new Map(
      [...fits].filter(([, { held }]) => held === best).map(([id, { score }]) => [id, score]),
    );
  }
}
