import { cursorList } from '../cursor.ts';
import type { Page, PageRequest } from '../page.ts';
import { pageOfMost } from './most-words.ts';
import { COMMON, rarestFirst } from './rarest-first.ts';
import { hasAll, type Forms, type SearchIndex } from './search-index.ts';
import type { SearchWord } from './search-words.ts';
import { NOTHING_FOUND } from './wordless.ts';

export interface SearchRequest extends PageRequest {
  words: readonly SearchWord[];
  /** What a product has to have besides: one form of each. */
  narrowed?: readonly Forms[];
  /** Stands in the cursors; they also say by which step a search was answered. */
  list: string;
}

/** The same index, which is asked once how many have the same forms. */
const countingOnce = <Item>(index: SearchIndex<Item>): SearchIndex<Item> => {
  const counted = new Map<Forms, Promise<number>>();
  const count: SearchIndex<Item>['count'] = (forms, most) => {
    const asked = counted.get(forms) ?? index.count(forms, most);
    counted.set(forms, asked);
    return asked;
  };
  return { ...index, count };
};

/**
 * Products that have one of the forms of every word; the rarest word is asked of the index, and
 * nothing where no product has it.
 */
export const pageOfAll = async <Item>(
  index: SearchIndex<Item>,
  list: string,
  words: readonly Forms[],
): Promise<Page<Item>> => {
  const { rarest, others, isNowhere } = await rarestFirst(words, (forms, most) =>
    index.count(forms, most),
  );
  if (isNowhere) return NOTHING_FOUND;
  return index.page(list, rarest, (keywords) => hasAll(keywords, others));
};

/** What stands for each word in this catalogue: itself, else what is one slip away, else nothing. */
const heard = async <Item>(
  index: SearchIndex<Item>,
  words: readonly SearchWord[],
): Promise<Forms[]> => {
  const isKnown = async (forms: Forms) => (await index.count(forms, COMMON)) > 0;
  const forms = words.map(async ({ exact, close }): Promise<Forms> => {
    if (await isKnown(exact)) return exact;
    return close.length > 0 && (await isKnown(close)) ? close : [];
  });
  return (await Promise.all(forms)).filter(({ length }) => length > 0);
};

/**
 * One page of what a search finds: products that have all its words; if there are none, products
 * that have all of them once slips are forgiven; if there are none either, products that have most
 * of them. A word that no product knows leaves only those that are called by the others. The index is
 * asked for each word once, for its slips once, and for two pages, whatever is typed.
 * @throws AppError `validation_failed` for a cursor that this list did not give.
 */
export const searchPage = async <Item>(
  asked: SearchIndex<Item>,
  { words, narrowed = [], list, limit, cursor }: SearchRequest,
): Promise<Page<Item>> => {
  const index = countingOnce(asked);
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
  // Where every word is known as it is, that was asked above.
  const forgives = begun === close || words.some(({ exact }) => !forms.includes(exact));
  if (begun !== most && areAllHeard && forgives) {
    const page = await pageOfAll(index, close, [...narrowed, ...forms]);
    if (isAnswer(page)) return page;
  }
  const request = { forms, narrowed, namedOnly: !areAllHeard, list: most, limit, cursor };
  return pageOfMost(index, request);
};
