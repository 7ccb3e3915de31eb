import { PRODUCT_SORTS, type ProductSort } from '@rollwell/functions/contract';
import { useSearchParams } from 'react-router-dom';
import type { ProductFilter } from '../../lib/query/keys.ts';

const isSort = (value: string | null): value is ProductSort =>
  PRODUCT_SORTS.some((sort) => sort === value);

/** What a URL's query says of search and order. */
export const filterOf = (params: URLSearchParams): ProductFilter => {
  const sort = params.get('sort');
  return {
    q: params.get('q')?.trim() ?? '',
    sort: isSort(sort) ? sort : PRODUCT_SORTS[0],
  };
};

/**
 * What is searched for and how it is sorted, kept in the URL, so that a link shows the same and
 * the back button goes back. A change of either begins at the first page again.
 */
export function useCatalogueParams() {
  const [params, setParams] = useSearchParams();
  const filter = filterOf(params);
  const change = (changed: Partial<ProductFilter>) => {
    const next = { ...filter, ...changed };
    const search = new URLSearchParams();
    if (next.q) search.set('q', next.q);
    if (next.sort !== PRODUCT_SORTS[0]) search.set('sort', next.sort);
    setParams(search, { preventScrollReset: true });
  };
  return { filter, change };
}
