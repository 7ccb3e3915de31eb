import Box from '@mui/material/Box';
import type { ProductSort } from '@rollwell/functions/contract';
import { useId, type ReactNode } from 'react';
import { SearchForm } from '../../../components/form/search-form.tsx';
import { SortSelect } from '../../../components/form/sort-select.tsx';
import type { ProductFilter } from '../../../entities/product/product-queries.ts';
import { chosenFacets } from '../facets.ts';
import { texts } from '../texts.ts';

const { catalogue } = texts;

/** The order that the server chooses: no value, so that a form sends no choice. */
const DEFAULT_SORT = '';
const { newest, ...otherSorts } = catalogue.sorts;
const listSorts: Sorts = { [DEFAULT_SORT]: newest, ...otherSorts };
const searchSorts: Sorts = { [DEFAULT_SORT]: catalogue.bestMatch, newest, ...otherSorts };

type Sorts = Readonly<Partial<Record<ProductSort | typeof DEFAULT_SORT, string>>>;

interface ProductFiltersProps {
  filter: ProductFilter;
  onChange: (changed: Partial<ProductFilter>) => void;
  /** What is to choose from besides, in fields of the form with this id. */
  facets?: (form: string) => ReactNode;
}

/** Search and order of a list of products. */
export function ProductFilters({ filter, onChange, facets }: ProductFiltersProps) {
  const form = useId();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: facets ? 2 : 3 }}>
        <SearchForm
          id={form}
          label={catalogue.searchLabel}
          submitLabel={catalogue.search}
          q={filter.q}
          onSearch={(q, data) => onChange({ q, ...(facets && chosenFacets(data)) })}
        />
        <SortSelect
          form={form}
          label={catalogue.sortLabel}
          sorts={filter.q ? searchSorts : listSorts}
          value={filter.sort ?? DEFAULT_SORT}
          onSort={(sort) => onChange({ sort: sort || undefined })}
          width={220}
        />
      </Box>
      {facets?.(form)}
    </>
  );
}
