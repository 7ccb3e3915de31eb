import Box from '@mui/material/Box';
import { useId, type ReactNode } from 'react';
import { SearchForm } from '../../../components/form/search-form.tsx';
import { SortSelect } from '../../../components/form/sort-select.tsx';
import type { ProductFilter } from '../../../entities/product/product-queries.ts';
import { chosenFacets } from '../facets.ts';
import { texts } from '../texts.ts';

const { catalogue } = texts;

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
          sorts={catalogue.sorts}
          value={filter.sort}
          onSort={(sort) => onChange({ sort })}
          width={220}
        />
      </Box>
      {facets?.(form)}
    </>
  );
}
