import { PRODUCT_FACETS, type ChosenFacets, type FacetName } from '../../contract/listings.ts';
import { FACET_NAMES } from '../../contract/product-facets.ts';
import type { ProductAttributes } from '../../contract/schemas/product-attributes.ts';
import type { Forms } from './search-index.ts';
import { MOST_FORMS } from './search-words.ts';

/** What is known of a product by facet; empty where nothing is. */
export type FacetValues = Readonly<Record<FacetName, readonly string[]>>;

/** The values of a product's facets. */
export const facetValuesOf = (attributes: ProductAttributes = {}): FacetValues => {
  const values = (name: FacetName): string[] =>
    [attributes[PRODUCT_FACETS[name]] ?? []].flat().map(String);
  return {
    kind: values('kind'),
    width: values('width'),
    nap: values('nap'),
    surface: values('surface'),
    material: values('material'),
  };
};

/** The values in a query, each once. */
export const chosenValues = (chosen: ChosenFacets, name: FacetName): string[] => [
  ...new Set(chosen[name]?.split(',')),
];

interface Part {
  name: FacetName;
  values: readonly string[];
}

/** Each way to take one value of each part, as `kind:sleeve&width:250`. */
const combined = (parts: readonly Part[]): string[] =>
  parts.reduce<string[]>(
    (begun, { name, values }) =>
      begun.flatMap((start) => values.map((value) => `${start && `${start}&`}${name}:${value}`)),
    [''],
  );

/** Marks keywords of facets: no word of a text begins like this. */
const marked = (parts: readonly Part[]): string[] => combined(parts).map((token) => `=${token}`);

const subsetsOf = <Item>(items: readonly Item[]): Item[][] =>
  items.reduce<Item[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);

/**
 * The keywords by which a product is found by its facets: one for each of its values, and one for
 * each combination of values of several facets, so that what has all of them is one look-up.
 */
export const facetTokens = (attributes?: ProductAttributes): string[] => {
  const values = facetValuesOf(attributes);
  const known = FACET_NAMES.map((name) => ({ name, values: values[name] }));
  return subsetsOf(known.filter((part) => part.values.length > 0))
    .filter(({ length }) => length > 0)
    .flatMap(marked);
};

/**
 * What a product has to have for what is chosen: one form of each. As many facets as the index can
 * be asked for at once are one look-up, those with few values first; the rest is checked on what
 * comes back.
 */
export const facetForms = (chosen: ChosenFacets): Forms[] => {
  const asked: Part[] = FACET_NAMES.map((name) => ({ name, values: chosenValues(chosen, name) }));
  const some = asked.filter(({ values }) => values.length > 0);
  const together = new Set<Part>();
  let forms = 1;
  for (const part of some.toSorted((one, other) => one.values.length - other.values.length))
    if (forms * part.values.length <= MOST_FORMS) {
      together.add(part);
      forms *= part.values.length;
    }
  if (together.size === 0) return [];
  const rest = some.filter((part) => !together.has(part)).map((part) => marked([part]));
  return [marked(some.filter((part) => together.has(part))), ...rest];
};
