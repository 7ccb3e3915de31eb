import type { Page } from '../page.ts';

/** The keywords that stand for one word of a search. */
export type Forms = readonly string[];

/** True where the keywords have one of the forms of each. */
export const hasAll = (keywords: readonly string[], all: readonly Forms[]): boolean => {
  const kept = new Set(keywords);
  return all.every((forms) => forms.some((form) => kept.has(form)));
};

/** A product that a search came across. */
export interface Found<Item> {
  item: Item;
  name: string;
  keywords: readonly string[];
}

/** What a search asks of the products, sorted as the customer wishes. */
export interface SearchIndex<Item> {
  /** How many products have one of the forms, counted up to `most`; costs one read for a thousand. */
  count(forms: Forms, most: number): Promise<number>;
  /** One page of the products that have one of the forms and fit; `list` goes into its cursor. */
  page(
    list: string,
    forms: Forms,
    fits: (keywords: readonly string[]) => boolean,
  ): Promise<Page<Item>>;
  /** At most so many products that have one of the forms. */
  first(forms: Forms, most: number): Promise<Found<Item>[]>;
}
