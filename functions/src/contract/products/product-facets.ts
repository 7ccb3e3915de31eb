import { MOST_FACET_VALUES, PRODUCT_FACETS, type FacetName } from './listings.ts';
import { ATTRIBUTES, keysOf } from './product-attributes.ts';

export const FACET_NAMES = keysOf(PRODUCT_FACETS);

/** What is said of a facet: its label, and its choices or the unit of its numbers. */
const describedAs = (name: FacetName) => ATTRIBUTES[PRODUCT_FACETS[name]];

/** The words to choose from; undefined where a facet has numbers. */
export const choicesOf = (name: FacetName): Readonly<Record<string, string>> | undefined => {
  const described = describedAs(name);
  return 'choices' in described ? described.choices : undefined;
};

/** How a facet reads: `Width`. */
export const facetLabel = (name: FacetName): string => describedAs(name).label;

/** How a value of a facet reads: `250 mm`. */
export const facetValueLabel = (name: FacetName, value: string): string => {
  const described = describedAs(name);
  return 'unit' in described ? `${value} ${described.unit}` : (choicesOf(name)?.[value] ?? value);
};

const NUMBER = '[1-9][0-9]{0,3}';

/** What a query may say of a facet: some of its values, with commas between them. */
export const facetPattern = (name: FacetName): RegExp => {
  const value = `(?:${keysOf(choicesOf(name) ?? { [NUMBER]: '' }).join('|')})`;
  return new RegExp(`^${value}(?:,${value}){0,${MOST_FACET_VALUES - 1}}$`);
};
