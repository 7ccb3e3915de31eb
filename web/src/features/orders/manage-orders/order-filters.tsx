import Box from '@mui/material/Box';
import { ORDER_FILTERS, ORDER_SORTS } from '@rollwell/functions/contract';
import { Link, useSearchParams } from 'react-router-dom';
import type { OrderListing } from '../../../entities/order/order-queries.ts';
import { texts } from '../texts.ts';

/** What the URL asks for; all orders, newest first, where it asks for nothing known. */
export function useOrderListing(): OrderListing {
  const [params] = useSearchParams();
  const [state, sort] = [params.get('state'), params.get('sort')];
  return {
    state: ORDER_FILTERS.find((filter) => filter === state),
    q: params.get('q')?.trim() ?? '',
    sort: ORDER_SORTS.find((name) => name === sort) ?? 'newest',
  };
}

/** The query of the URL that shows these orders, from their first page on. */
export const searchOf = ({ state, q, sort }: Partial<OrderListing>): string =>
  new URLSearchParams({
    ...(state && { state }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
  }).toString();

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
