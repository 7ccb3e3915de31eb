import { badCursor, decodeCursor, encodeCursor } from '../cursor.ts';
import type { Page, PageRequest } from '../page.ts';
import { keywordsOf } from './keywords.ts';
import { hasAll, type Forms, type SearchIndex } from './search-index.ts';
import { MOST_FORMS } from './search-words.ts';

/** The most products that are weighed when none has all the words. */
export const MOST_WEIGHED = 200;

const countHeld = (forms: readonly Forms[], keywords: readonly string[]): number => {
  const kept = new Set(keywords);
  return forms.filter((word) => word.some((form) => kept.has(form))).length;
};

const offsetOf = (list: string, cursor: string | undefined): number => {
  if (cursor === undefined) return 0;
  const { value } = decodeCursor(list, cursor);
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0) throw badCursor();
  return value;
};

interface MostRequest extends PageRequest {
  forms: readonly Forms[];
  /** What a product has to have besides: one form of each. */
  narrowed: readonly Forms[];
  /** Words of descriptions do not count. */
  namedOnly: boolean;
  list: string;
}

/**
 * One page of the products that have most of the words: those first that have them in their names,
 * otherwise in the order asked for. The page begins at a position, because weighing has no value
 * that an index could begin at.
 * @throws AppError `validation_failed` for a cursor that this list did not give.
 */
export const pageOfMost = async <Item>(
  index: SearchIndex<Item>,
  { forms, narrowed, namedOnly, list, limit, cursor }: MostRequest,
): Promise<Page<Item>> => {
  const offset = offsetOf(list, cursor);
  const any = [...new Set(forms.flat())].slice(0, MOST_FORMS);
  const reached = any.length === 0 ? [] : await index.first(any, MOST_WEIGHED);
  const fitting = reached.filter(({ keywords }) => hasAll(keywords, narrowed));
  const weighed = fitting.map(({ item, name, keywords }) => {
    const named = countHeld(forms, keywordsOf(name, ''));
    return { item, named, held: namedOnly ? named : countHeld(forms, keywords) };
  });
  const best = Math.max(1, ...weighed.map(({ held }) => held));
  const ranked = weighed
    .filter(({ held }) => held === best)
    .sort((one, other) => other.named - one.named);
  const next = offset + limit;
  return {
    items: ranked.slice(offset, next).map(({ item }) => item),
    nextCursor: next < ranked.length ? encodeCursor(list, { value: next, id: list }) : undefined,
  };
};
