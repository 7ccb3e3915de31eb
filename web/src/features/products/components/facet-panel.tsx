import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ProductFacets } from '@rollwell/functions/contract';
import type { MouseEvent } from 'react';
import { DisclosureSummary } from '../../../components/data-display/disclosure-summary.tsx';
import type { ProductFilter } from '../../../entities/product/product-queries.ts';
import { facetChoices } from '../facets.ts';
import { facetTexts } from '../texts.ts';

interface FacetPanelProps {
  /** The id of the form that takes along what is chosen. */
  form: string;
  filter: ProductFilter;
  facets: ProductFacets['facets'];
  /** Whether the counts are those of what is shown: nobody counts a search. */
  isCounted: boolean;
}

interface Group {
  name: string;
  label: string;
  values: readonly { value: string; label: string; count?: number }[];
}

const stock: Group = {
  name: 'inStock',
  label: facetTexts.stock,
  values: [{ value: 'true', label: facetTexts.inStock }],
};

const close = ({ currentTarget }: MouseEvent) => {
  const panel = currentTarget.closest('details');
  panel?.querySelector('summary')?.focus();
  panel?.removeAttribute('open');
};

/**
 * The facets to choose from. They are fields of the search, sent with it, and so work before any
 * script; sent by the app the panel closes, and the focus stays with its button.
 */
export function FacetPanel({ form, filter, facets, isCounted }: FacetPanelProps) {
  const choices = facetChoices(filter);
  const chosen = JSON.stringify(choices);
  return (
    <Box component="details" sx={panelStyle}>
      <DisclosureSummary>{facetTexts.filter(choices.length)}</DisclosureSummary>
      {/* The key brings the boxes in line with the URL when somebody goes back. */}
      <Box key={chosen} sx={groups}>
        {[...facets.filter((facet) => facet.values.length > 0), stock].map(
          ({ name, label, values }: Group) => (
            <fieldset key={name}>
              <legend>{label}</legend>
              {values.map(({ value, label: words, count }) => (
                <label key={value}>
                  <input
                    type="checkbox"
                    autoComplete="off"
                    form={form}
                    name={name}
                    value={value}
                    defaultChecked={choices.some((one) => one.name === name && one.value === value)}
                  />
                  <span>{`${words} `}</span>
                  {isCounted && count !== undefined && <small>{count}</small>}
                </label>
              ))}
            </fieldset>
          ),
        )}
      </Box>
      <Button type="submit" form={form} variant="contained" onClick={close} sx={{ mt: 2 }}>
        {facetTexts.apply}
      </Button>
    </Box>
  );
}

/** What a finger hits. */
const FINGER_PX = 44;

const panelStyle = {
  mb: 2,
  px: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  '&[open]': { pb: 2 },
  '& summary': { minHeight: FINGER_PX, fontWeight: 650 },
} as const;

const groups = {
  display: 'grid',
  gridTemplateColumns: { md: '1fr 1fr' },
  columnGap: 4,
  '& fieldset': {
    display: 'grid',
    alignContent: 'start',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 136px), 1fr))',
    columnGap: 1,
    m: 0,
    p: 0,
    border: 0,
    minWidth: 0,
  },
  '& legend': { p: 0, pt: 1.5, fontWeight: 650 },
  '& label': { display: 'flex', alignItems: 'center', gap: 1, minHeight: FINGER_PX },
  '& input': {
    width: 20,
    height: 20,
    m: 0,
    flexShrink: 0,
    accentColor: 'var(--mui-palette-primary-main)',
  },
  '& small': { color: 'text.secondary' },
} as const;
