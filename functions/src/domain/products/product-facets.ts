import type { ChosenFacets, FacetName } from '../../contract/listings.ts';
import {
  choicesOf,
  FACET_NAMES,
  facetLabel,
  facetValueLabel,
} from '../../contract/product-facets.ts';
import type { ProductFacets } from '../../contract/schemas/product-facets.ts';
import type { FacetCombination } from '../../data/facet-counts.ts';
import { chosenValues } from '../../data/search/facet-tokens.ts';
import type { Deps } from '../deps.ts';

/** So many values of a facet are told at most, those of which there are most, and what is chosen. */
const MOST_VALUES = 40;

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
  const facets = FACET_NAMES.map((name) => ({
    name,
    chosen: chosenValues(chosen, name),
    counts: new Map() as Counts,
  }));
  let total = 0;
  for (const { values, count } of combinations) {
    const missed = facets.filter(
      (facet) =>
        facet.chosen.length > 0 && !facet.chosen.some((one) => values[facet.name].includes(one)),
    );
    if (missed.length === 0) total += count;
    for (const facet of facets)
      for (const value of values[facet.name])
        add(
          facet.counts,
          value,
          count,
          missed.every((other) => other === facet),
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
export const productFacets = async (
  { products }: Pick<Deps, 'products'>,
  chosen: ChosenFacets,
): Promise<ProductFacets> => countFacets(await products.facetCombinations(), chosen);
