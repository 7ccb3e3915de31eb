import Box from '@mui/material/Box';
import { isMistypedNumber, VALIDATION } from '@rollwell/functions/contract';
import { useState } from 'react';
import { SearchForm } from '../../../components/form/search-form.tsx';
import { SortSelect } from '../../../components/form/sort-select.tsx';
import { texts } from '../texts.ts';
import type { OrderFilterProps } from './order-filters.tsx';

const { search } = texts.everybody;

/** Search and order of everybody's orders; a mistyped number is not looked for. */
export function OrderSearch({ listing, onChange }: OrderFilterProps) {
  const [mistyped, setMistyped] = useState(false);
  return (
    <Box data-screen-only sx={place}>
      <SortSelect
        label={search.sort}
        sorts={search.sorts}
        value={listing.sort}
        onSort={(sort) => onChange({ sort })}
        width={160}
      />
      <SearchForm
        label={search.label}
        hint={search.hint}
        submitLabel={search.submit}
        q={listing.q}
        onSearch={(q) => {
          const wrong = isMistypedNumber(q);
          setMistyped(wrong);
          if (!wrong) onChange({ q });
        }}
        problem={mistyped ? VALIDATION.orderNumberMistyped : undefined}
      />
    </Box>
  );
}

const place = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 2,
  alignItems: 'flex-start',
} as const;
