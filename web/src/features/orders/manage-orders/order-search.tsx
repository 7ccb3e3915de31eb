import Box from '@mui/material/Box';
import { isMistypedNumber, VALIDATION } from '@rollwell/functions/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { SearchForm } from '../../../components/form/search-form.tsx';
import { SortSelect } from '../../../components/form/sort-select.tsx';
import type { OrderListing } from '../../../entities/order/order-queries.ts';
import { texts } from '../texts.ts';
import { searchOf } from './order-filters.tsx';

const { search } = texts.everybody;

/** Search and order of everybody's orders; a mistyped number is not looked for. */
export function OrderSearch({ listing }: { listing: OrderListing }) {
  const navigate = useNavigate();
  const [mistyped, setMistyped] = useState(false);
  const show = (changed: Partial<OrderListing>) =>
    void navigate({ search: searchOf({ ...listing, ...changed }) }, { preventScrollReset: true });
  return (
    <Box data-screen-only sx={place}>
      <SortSelect
        label={search.sort}
        sorts={search.sorts}
        value={listing.sort}
        onSort={(sort) => show({ sort })}
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
          if (!wrong) show({ q });
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
