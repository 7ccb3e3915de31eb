import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { COUNTRY_CODES, countryName, LIST_LIMIT } from '@rollwell/functions/contract';
import { useId, useState } from 'react';
import { DisclosureSummary } from '../../../components/data-display/disclosure-summary.tsx';
import { LABEL_ABOVE, optionsOf, TextField } from '../../../components/form/text-field.tsx';
import { isNarrowed, type OrderFilterProps, PAGE_SIZES } from './order-filters.tsx';
import { listTexts } from './texts.ts';

const { narrow } = listTexts;

const COUNTRIES = [...COUNTRY_CODES].sort((one, other) =>
  countryName(one).localeCompare(countryName(other)),
);

/** Narrows the office's orders by day and country, and says how many are on a page; folded away until asked for. */
export function OrderNarrowing({ listing, onChange }: OrderFilterProps) {
  const id = useId();
  const { from, to, country, limit } = listing;
  const narrowed = isNarrowed(listing);
  return (
    <Box component="details" data-screen-only open={narrowed || undefined} sx={{ mb: 1 }}>
      <DisclosureSummary>{narrow.title}</DisclosureSummary>
      <Box sx={row}>
        <DayField
          id={`${id}-from`}
          label={narrow.from}
          day={from}
          {...(to && { last: to })}
          onChange={(day) => onChange({ from: day })}
        />
        <DayField
          id={`${id}-to`}
          label={narrow.to}
          day={to}
          {...(from && { first: from })}
          onChange={(day) => onChange({ to: day })}
        />
        <TextField
          id={`${id}-country`}
          size="small"
          label={narrow.country}
          value={country ?? ''}
          onChange={({ target }) =>
            onChange({ country: COUNTRY_CODES.find((code) => code === target.value) })
          }
          slotProps={{ ...LABEL_ABOVE, htmlInput: { autoComplete: 'off' } }}
          sx={{ flex: '0 1 200px' }}
        >
          <option value="">{narrow.everywhere}</option>
          {optionsOf(COUNTRIES, countryName)}
        </TextField>
        <TextField
          id={`${id}-size`}
          size="small"
          label={narrow.size}
          value={String(limit ?? LIST_LIMIT.default)}
          onChange={({ target }) => onChange({ limit: Number(target.value) })}
          slotProps={{ ...LABEL_ABOVE, htmlInput: { autoComplete: 'off' } }}
          sx={{ flex: '0 1 120px' }}
        >
          {optionsOf(PAGE_SIZES, String)}
        </TextField>
        {narrowed && (
          <Button
            color="secondary"
            onClick={() => onChange({ from: undefined, to: undefined, country: undefined })}
          >
            {narrow.clear}
          </Button>
        )}
      </Box>
    </Box>
  );
}

interface DayFieldProps {
  id: string;
  label: string;
  day: string | undefined;
  first?: string;
  last?: string;
  onChange: (day: string | undefined) => void;
}

/** Years are typed digit by digit: what is before this day is not typed to its end. */
const FIRST_DAY = '2000-01-01';

/** A day of the calendar, or none; it counts once it is typed to its end. */
function DayField({ id, label, day = '', first, last, onChange }: DayFieldProps) {
  const [typed, setTyped] = useState(day);
  const [known, setKnown] = useState(day);
  if (known !== day) {
    setKnown(day);
    setTyped(day);
  }
  return (
    <TextField
      id={id}
      type="date"
      size="small"
      label={label}
      value={typed}
      onChange={({ target: { value } }) => {
        setTyped(value);
        if (value >= FIRST_DAY) onChange(value);
      }}
      // A browser gives nothing as well while a day is typed in part.
      onBlur={() => typed === '' && day !== '' && onChange(undefined)}
      slotProps={{ ...LABEL_ABOVE, htmlInput: { min: first, max: last, autoComplete: 'off' } }}
      sx={{ flex: '0 1 170px' }}
    />
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  rowGap: 1.5,
  alignItems: 'flex-start',
  pt: 1,
} as const;
