import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  isMistypedNumber,
  MAX_LENGTH,
  ORDER_SORTS,
  VALIDATION,
  type OrderSort,
} from '@rollwell/functions/contract';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OrderListing } from '../../../lib/query/keys.ts';
import { texts } from '../texts.ts';
import { searchOf } from '../use-order-filter.ts';

const { search } = texts.everybody;

/** Search and order of everybody's orders; a mistyped number is not looked for. */
export function OrderSearch({ listing }: { listing: OrderListing }) {
  const id = useId();
  const navigate = useNavigate();
  const [mistyped, setMistyped] = useState(false);
  const show = (changed: Partial<OrderListing>) =>
    void navigate({ search: searchOf({ ...listing, ...changed }) }, { preventScrollReset: true });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('q');
    const q = typeof typed === 'string' ? typed.trim() : '';
    const wrong = isMistypedNumber(q);
    setMistyped(wrong);
    if (!wrong) show({ q });
  };
  return (
    <Box data-screen-only sx={place}>
      <TextField
        id={`${id}-sort`}
        select
        size="small"
        label={search.sort}
        value={listing.sort}
        onChange={(event) => show({ sort: event.target.value as OrderSort })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ ...fieldHeight, flex: '0 1 160px' }}
      >
        {ORDER_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {search.sorts[sort]}
          </option>
        ))}
      </TextField>
      <Box component="form" role="search" onSubmit={submit} sx={form}>
        {/* The key brings the text in line with the URL when somebody goes back. */}
        <TextField
          key={listing.q}
          id={`${id}-q`}
          name="q"
          type="search"
          size="small"
          label={search.label}
          defaultValue={listing.q}
          error={mistyped}
          // The line of a message is kept free, so that the list does not move when one comes.
          helperText={mistyped ? VALIDATION.orderNumberMistyped : ' '}
          slotProps={{
            htmlInput: { maxLength: MAX_LENGTH.line, enterKeyHint: 'search' },
            inputLabel: { shrink: true },
            formHelperText: { 'aria-live': 'polite' },
          }}
          sx={fieldHeight}
        />
        <Button type="submit" variant="outlined" color="secondary" sx={{ height: 44 }}>
          {search.submit}
        </Button>
      </Box>
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
/** As high as the button beside it. */
const fieldHeight = { '& .MuiInputBase-root': { minHeight: 44 } };
const form = {
  display: 'flex',
  gap: 1,
  flex: '1 1 320px',
  maxWidth: 560,
  alignItems: 'flex-start',
};
