import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { MAX_LENGTH, PRODUCT_SORTS, type ProductSort } from '@rollwell/functions/contract';
import { useId, type FormEvent } from 'react';
import type { ProductFilter } from '../../../lib/query/keys.ts';
import { texts } from '../texts.ts';

interface ProductFiltersProps {
  filter: ProductFilter;
  onChange: (changed: Partial<ProductFilter>) => void;
}

/** Search and order of a list of products. */
export function ProductFilters({ filter, onChange }: ProductFiltersProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get('q');
    onChange({ q: typeof q === 'string' ? q.trim() : '' });
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 3 }}>
      <Box
        component="form"
        role="search"
        onSubmit={submit}
        sx={{ display: 'flex', gap: 1, flex: '1 1 320px', maxWidth: 560 }}
      >
        {/* The key brings the text in line with the URL when somebody goes back. */}
        <TextField
          key={filter.q}
          id={`${id}-q`}
          name="q"
          type="search"
          size="small"
          label={texts.catalogue.searchLabel}
          defaultValue={filter.q}
          slotProps={{
            htmlInput: { maxLength: MAX_LENGTH.line, enterKeyHint: 'search' },
            // The HTML of the build knows no search yet; a label that moves would cover the words.
            inputLabel: { shrink: true },
          }}
          sx={fieldHeight}
        />
        <Button type="submit" variant="outlined" color="secondary">
          {texts.catalogue.search}
        </Button>
      </Box>
      <TextField
        id={`${id}-sort`}
        select
        size="small"
        label={texts.catalogue.sortLabel}
        value={filter.sort}
        onChange={(event) => onChange({ sort: event.target.value as ProductSort })}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        sx={{ ...fieldHeight, flex: '0 1 220px', minWidth: 180 }}
      >
        {PRODUCT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {texts.catalogue.sorts[sort]}
          </option>
        ))}
      </TextField>
    </Box>
  );
}

/** As high as the button beside it. */
const fieldHeight = { '& .MuiInputBase-root': { minHeight: 44 } };
