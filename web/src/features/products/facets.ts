import { PRODUCT_FACETS, type ChosenFacets, type FacetName } from '@rollwell/functions/contract';
import type { ProductFilter } from '../../entities/product/product-queries.ts';

const FACET_NAMES = Object.keys(PRODUCT_FACETS) as FacetName[];

/** One value that is chosen of a facet; `true` of being in stock. */
export interface Choice {
  name: FacetName | 'inStock';
  value: string;
}

const CHOOSABLE = [...FACET_NAMES, 'inStock'] as const;

/** What is chosen in an address or in a form: of each facet its values, with commas between them. */
export const chosenFacets = (source: {
  getAll: (name: string) => unknown[];
}): ChosenFacets & Pick<ProductFilter, 'inStock'> =>
  Object.fromEntries(
    CHOOSABLE.map((name) => {
      const values = source.getAll(name).flatMap((value) => String(value).split(','));
      return [name, [...new Set(values)].filter(Boolean).sort().join(',') || undefined];
    }),
  );

/** Everything that is chosen, value by value. */
export const facetChoices = (filter: ProductFilter): Choice[] =>
  CHOOSABLE.flatMap((name) => (filter[name]?.split(',') ?? []).map((value) => ({ name, value })));

/** The same without one of its values. */
export const withoutFacetValue = (
  filter: ProductFilter,
  { name, value }: Choice,
): ProductFilter => {
  const left = filter[name]?.split(',').filter((one) => one !== value) ?? [];
  return { ...filter, [name]: left.join(',') || undefined };
};

/** The same with nothing chosen. */
export const withoutFacets = ({ q, sort }: ProductFilter): ProductFilter => ({ q, sort });
