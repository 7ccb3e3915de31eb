import { PRODUCT_SORTS, type ProductSort } from '@rollwell/functions/contract';
import type { ProductFilter } from '../../entities/product/product-queries.ts';
import { useChangingSearch } from '../../lib/router/use-changing-search.ts';
import { facetChoices, chosenFacets } from './facets.ts';

const isSort = (value: string | null): value is ProductSort =>
  PRODUCT_SORTS.some((sort) => sort === value);

/** What a URL's query says of search, order and facets; `newest` is no choice where nothing is searched for. */
export const filterOf = (params: URLSearchParams): ProductFilter => {
  const q = params.get('q')?.trim() ?? '';
  const sort = params.get('sort');
  const isChosen = isSort(sort) && (q !== '' || sort !== 'newest');
  return { q, sort: isChosen ? sort : undefined, ...chosenFacets(params) };
};

/** The query of a URL that says the same, each value by itself as a form sends it. */
export const searchOf = (filter: ProductFilter): URLSearchParams => {
  const search = new URLSearchParams();
  if (filter.q) search.set('q', filter.q);
  if (filter.sort) search.set('sort', filter.sort);
  for (const { name, value } of facetChoices(filter)) search.append(name, value);
  return search;
};

/**
 * What is searched for and chosen and how it is sorted, kept in the URL, so that a link shows the
 * same and the back button goes back. A change of any begins at the first page again.
 */
export function useCatalogueParams() {
  const [params, change] = useChangingSearch();
  return {
    filter: filterOf(params),
    change: (changed: Partial<ProductFilter>) =>
      change((now) => searchOf({ ...filterOf(now), ...changed })),
  };
}
