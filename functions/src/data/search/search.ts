import { cursorList } from '../cursor.ts';
import type { Page, PageRequest } from '../page.ts';
import { pageOfMost } from './most-words.ts';
import { rarestFirst } from './rarest-first.ts';
import { hasAll, type Forms, type SearchIndex } from './search-index.ts';
import type { SearchWord } from './search-words.ts';

export interface SearchRequest extends PageRequest {
  words: readonly SearchWord[];
  /** What a product has to have besides: one form of each. */
  narrowed?: readonly Forms[];
  /** Stands in the cursors; they also say by which step a search was answered. */
  list: string;
}

/** Products that have one of the forms of every word; the rarest word is asked of the index. */
export const pageOfAll = async <Item>(
  index: SearchIndex<Item>,
  list: string,
  words: readonly Forms[],
): Promise<Page<Item>> => {
  const [rarest = [], ...others] = await rarestFirst(words, (forms, most) =>
    index.count(forms, most),
  );
  return index.page(list, rarest, (keywords) => hasAll(keywords, others));
};

/** What stands for each word in this catalogue: itself, else what is one slip away, else nothing. */
const heard = async <Item>(
  index: SearchIndex<Item>,
  words: readonly SearchWord[],
): Promise<Forms[]> => {
  const forms = words.map(async ({ exact, close }): Promise<Forms> => {
    if (await index.has(exact)) return exact;
    return close.length > 0 && (await index.has(close)) ? close : [];
  });
  return (await Promise.all(forms)).filter(({ length }) => length > 0);
};

/**
 * One page of what a search finds: products that have all its words; if there are none, products
 * that have all of them once slips are forgiven; if there are none either, products that have most
 * of them. A word that no product knows leaves only those that are called by the others.
 * @throws AppError `validation_failed` for a cursor that this list did not give.
 */
export const searchPage = async <Item>(
  index: SearchIndex<Item>,
  { words, narrowed = [], list, limit, cursor }: SearchRequest,
): Promise<Page<Item>> => {
  const [close, most] = [`${list}-close`, `${list}-most`];
  const begun = cursor === undefined ? undefined : cursorList(cursor);
  const isAnswer = ({ items }: Page<Item>) => cursor !== undefined || items.length > 0;

  if (begun !== close && begun !== most) {
    const exact = words.map((word) => word.exact);
    const page = await pageOfAll(index, list, [...narrowed, ...exact]);
    if (isAnswer(page)) return page;
  }
  const forms = await heard(index, words);
  const areAllHeard = forms.length === words.length;
  if (begun !== most && areAllHeard) {
    const page = await pageOfAll(index, close, [...narrowed, ...forms]);
    if (isAnswer(page)) return page;
  }
  const request = { forms, narrowed, namedOnly: !areAllHeard, list: most, limit, cursor };
  return pageOfMost(index, request);
};
