import {
  PRODUCT_FACETS,
  type ChosenFacets,
  type FacetName,
} from '../../contract/products/listings.ts';
import {
  choicesOf,
  FACET_NAMES,
  facetLabel,
  facetValueLabel,
} from '../../contract/products/product-facets.ts';
import type { ProductAttributes } from '../../contract/schemas/product-attributes.ts';
import type { ProductFacets } from '../../contract/schemas/product-facets.ts';
import type { Snapshot } from './snapshot.ts';

/** So many values of a facet are told at most, those of which there are most, and what is chosen. */
const MOST_VALUES = 40;

/** What is known of a product by facet; empty where nothing is. */
export type FacetValues = Readonly<Record<FacetName, readonly string[]>>;

const valuesOf = (attributes: ProductAttributes, name: FacetName): string[] =>
  [attributes[PRODUCT_FACETS[name]] ?? []].flat().map(String);

/** The values of a product's facets. */
export const facetValuesOf = (attributes: ProductAttributes = {}): FacetValues => ({
  kind: valuesOf(attributes, 'kind'),
  width: valuesOf(attributes, 'width'),
  nap: valuesOf(attributes, 'nap'),
  surface: valuesOf(attributes, 'surface'),
  material: valuesOf(attributes, 'material'),
});

/** What is chosen of each facet of which something is, each value once. */
const choicesIn = (chosen: ChosenFacets): { name: FacetName; values: string[] }[] =>
  FACET_NAMES.flatMap((name) => {
    const values = [...new Set(chosen[name]?.split(','))];
    return values.length > 0 ? [{ name, values }] : [];
  });

/** Whether a product has one value of each facet of which something is chosen. */
export const fitsFacets = (chosen: ChosenFacets) => {
  const choices = choicesIn(chosen);
  return (attributes: ProductAttributes = {}): boolean =>
    choices.every(({ name, values }) =>
      valuesOf(attributes, name).some((one) => values.includes(one)),
    );
};

/** Products that have the same values of all facets, and how many they are. */
export interface FacetCombination {
  values: FacetValues;
  count: number;
}

/** Every combination that some product has. */
export const facetCombinations = (
  products: Iterable<{ attributes?: ProductAttributes | undefined }>,
): FacetCombination[] => {
  const combinations = new Map<string, FacetCombination>();
  for (const { attributes } of products) {
    const values = facetValuesOf(attributes);
    const name = JSON.stringify(values);
    combinations.set(name, { values, count: (combinations.get(name)?.count ?? 0) + 1 });
  }
  return [...combinations.values()];
};

type Counts = Map<string, { count: number; inAll: number }>;

/** Counts a combination for a value: in all, and where it fits what is chosen of other facets. */
const add = (counts: Counts, value: string, count: number, fits: boolean): void => {
  const so = counts.get(value) ?? { count: 0, inAll: 0 };
  counts.set(value, { count: so.count + (fits ? count : 0), inAll: so.inAll + count });
};

/** As the choices stand in their table, numbers as they grow. */
const inOrder = (name: FacetName, values: readonly string[]): string[] => {
  const choices = Object.keys(choicesOf(name) ?? {});
  const place = (value: string): number =>
    choices.length > 0 ? choices.indexOf(value) : Number(value);
  return values.toSorted((one, other) => place(one) - place(other));
};

const told = (name: FacetName, counts: Counts, chosen: readonly string[]): string[] => {
  const most = [...counts].toSorted(([, one], [, other]) => other.inAll - one.inAll);
  const values = most.slice(0, MOST_VALUES).map(([value]) => value);
  return inOrder(name, [...new Set([...values, ...chosen])]);
};

/**
 * The facets of these products with what is chosen of some: a value counts the products that have
 * it and what is chosen of the other facets, which is how many choosing it would show.
 */
export const countFacets = (
  combinations: readonly FacetCombination[],
  chosen: ChosenFacets,
): ProductFacets => {
  const choices = choicesIn(chosen);
  const facets = FACET_NAMES.map((name) => ({
    name,
    chosen: choices.find((choice) => choice.name === name)?.values ?? [],
    counts: new Map() as Counts,
  }));
  let total = 0;
  for (const { values, count } of combinations) {
    const missed = choices.filter(
      (choice) => !choice.values.some((one) => values[choice.name].includes(one)),
    );
    if (missed.length === 0) total += count;
    for (const { name, counts } of facets)
      for (const value of values[name])
        add(
          counts,
          value,
          count,
          missed.every((other) => other.name === name),
        );
  }
  return {
    total,
    facets: facets.map(({ name, counts, ...facet }) => ({
      name,
      label: facetLabel(name),
      values: told(name, counts, facet.chosen).map((value) => ({
        value,
        label: facetValueLabel(name, value),
        count: counts.get(value)?.count ?? 0,
      })),
    })),
  };
};

/** The facets of the catalogue, counted for what is chosen. */
export const productFacets = (snapshot: Snapshot, chosen: ChosenFacets): ProductFacets =>
  countFacets(
    snapshot.derived('combinations', (products) => facetCombinations(products)),
    chosen,
  );
