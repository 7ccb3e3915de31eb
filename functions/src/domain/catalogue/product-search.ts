import MiniSearch, { type Query, type SearchOptions } from 'minisearch';
import { facetValueLabel } from '../../contract/product-facets.ts';
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
  if (field === 'number') return articleNumber;
  if (field === 'kind') return kind === undefined ? '' : facetValueLabel('kind', kind);
  return product[field as '_id' | 'name' | 'description'];
};

/** The words of a text; a quantity counts in the smallest unit and as a bare number as well. */
const termsOf = (text: string, field?: string): string[] => {
  const terms = wordsOf(text).map(({ text: word, same, number }) =>
    number === undefined ? [word] : [...new Set([word, ...same, number])],
  );
  if (field !== WRITTEN) return terms.flat();
  const telling = terms.filter(
    ([word = '', ...more]) => more.length > 0 || word.length >= SHORTEST_OF_DESCRIPTION,
  );
  return telling.slice(0, WORDS_OF_DESCRIPTION).flat();
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
  queries: [...texts, { queries: [...synonyms], boostTerm: () => SYNONYM_WEIGHT }],
});

/** Words that differ from this one by a letter wrong, missing, too many or swapped with its neighbour. */
const closely = (texts: readonly string[]): Query => ({
  combineWith: 'OR',
  queries: [{ queries: [...texts], fuzzy: 1 }, ...texts.flatMap(swapped)],
});

/** The words of the table of synonyms, so that a slip in one of them is forgiven too. */
const table = new MiniSearch<{ id: number; word: string }>({ fields: ['word'] });
table.addAll(SYNONYMS.flat().map((word, id) => ({ id, word })));
const wordsLike = (texts: readonly string[]): string[] =>
  table.search(closely(texts), AS_THEY_ARE).flatMap(({ terms }) => terms);

/** How well a product fits: how many of the words it has, and how much they say. */
interface Fit {
  held: number;
  score: number;
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

  /** By product, how much it has of a word: as it is, else with a slip forgiven, else nothing. */
  #scoresOf(word: SearchWord, options: SearchOptions): Map<string, number> {
    const [text = ''] = word.texts;
    const fields = text.length < SHORTEST_OF_DESCRIPTION && !word.isQuantity ? CALLED : undefined;
    const ask = (query: Query) =>
      new Map(
        this.#index
          .search(query, { ...(fields && { fields }), ...options })
          .map(({ id, score }) => [id as string, score]),
      );
    const exact = ask(exactly(word));
    if (exact.size > 0 || word.isQuantity || text.length < SHORTEST_FORGIVEN) return exact;
    const meant = this.#index.search(closely(word.texts), options).flatMap(({ terms }) => terms);
    return ask({
      combineWith: 'OR',
      queries: [...new Set(meant), ...wordsLike(word.texts)].map((like) =>
        exactly(searchWord({ text: like, same: [], number: undefined })),
      ),
    });
  }

  /**
   * The products that have all words of a search, by id with a score; where none has, those that
   * have most of them. A word that no product knows leaves only those that are called by the others.
   */
  find(search: string): Map<string, number> {
    const words = searchWords(search);
    let heard = words.map((word) => this.#scoresOf(word, {}));
    if (heard.some(({ size }) => size === 0))
      heard = words.map((word) => this.#scoresOf(word, { fields: CALLED }));
    const fits = new Map<string, Fit>();
    for (const scores of heard)
      for (const [id, score] of scores) {
        const fit = fits.get(id) ?? { held: 0, score: 0 };
        fits.set(id, { held: fit.held + 1, score: fit.score + score });
      }
    const best = Math.max(0, ...[...fits.values()].map(({ held }) => held));
    return new Map(
      [...fits].filter(([, { held }]) => held === best).map(([id, { score }]) => [id, score]),
    );
  }
}
