import Box from '@mui/material/Box';
import { ORDER_FILTERS } from '@rollwell/functions/contract';
import { Link } from 'react-router-dom';
import type { OrderListing } from '../../../entities/order/order-queries.ts';
import { texts } from '../texts.ts';
import { searchOf } from '../use-order-filter.ts';

const { filters, filterLabel } = texts.everybody;

/** Links to the orders of one state and to all; the one that shows is marked. */
export function OrderFilterLinks({ listing }: { listing: OrderListing }) {
  return (
    <Box component="nav" aria-label={filterLabel} sx={row}>
      {[undefined, ...ORDER_FILTERS].map((choice) => (
        <Box
          key={choice ?? 'all'}
          component={Link}
          to={{ search: searchOf({ ...listing, state: choice }) }}
          preventScrollReset
          {...(choice === listing.state && { 'aria-current': 'page' as const })}
          sx={item}
        >
          {filters[choice ?? 'all']}
        </Box>
      ))}
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 } as const;
const item = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  px: { xs: 1.5, lg: 1.25 },
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 550,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-current]': {
    color: 'secondary.main',
    borderColor: 'secondary.main',
    bgcolor: 'action.selected',
  },
} as const;
