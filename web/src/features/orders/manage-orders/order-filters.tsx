import Box from '@mui/material/Box';
import { ORDER_FILTERS, ORDER_SORTS } from '@rollwell/functions/contract';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import type { OrderListing } from '../../../entities/order/order-queries.ts';
import { useChangingSearch } from '../../../lib/router/use-changing-search.ts';
import { texts } from '../texts.ts';

/** What a URL asks for; all orders, newest first, where it asks for nothing known. */
function listingOf(params: URLSearchParams): OrderListing {
  const [state, sort] = [params.get('state'), params.get('sort')];
  return {
    state: ORDER_FILTERS.find((filter) => filter === state),
    q: params.get('q')?.trim() ?? '',
    sort: ORDER_SORTS.find((name) => name === sort) ?? 'newest',
  };
}

/** What the URL asks for, and what changes some of it. */
export function useOrderListing() {
  const [params, change] = useChangingSearch();
  return {
    listing: listingOf(params),
    change: (changed: Partial<OrderListing>) =>
      change((now) => new URLSearchParams(searchOf({ ...listingOf(now), ...changed }))),
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

export interface OrderFilterProps {
  listing: OrderListing;
  onChange: (changed: Partial<OrderListing>) => void;
}

/** Links to the orders of one state and to all; the one that shows is marked. */
export function OrderFilterLinks({ listing, onChange }: OrderFilterProps) {
  return (
    <Box component="nav" aria-label={filterLabel} sx={row}>
      {[undefined, ...ORDER_FILTERS].map((choice) => (
        <Box
          key={choice ?? 'all'}
          component={Link}
          to={{ search: searchOf({ ...listing, state: choice }) }}
          onClick={(event: MouseEvent) => {
            // As React Router does with a click that is meant for here.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onChange({ state: choice });
          }}
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
