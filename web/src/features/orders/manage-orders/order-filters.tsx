import { ORDER_FILTERS, ORDER_SORTS, type OrderFilter } from '@rollwell/functions/contract';
import type { OrderSearch } from '../../../entities/order/order-queries.ts';
import { useChangingSearch } from '../../../lib/router/use-changing-search.ts';
import { cancelledTexts } from '../cancelled/texts.ts';
import { FilterLink, FilterLinks } from '../filter-links.tsx';
import { texts } from '../texts.ts';

/** The orders that are none any more have a list of their own. */
export const CANCELLED = 'cancelled';
const SHOWN_STATES = [...ORDER_FILTERS, CANCELLED] as const;

/** Which orders the office looks at. */
export interface ShownListing extends OrderSearch {
  /** Undefined for all that are there. */
  state: OrderFilter | typeof CANCELLED | undefined;
}

/** What a URL asks for; all orders, newest first, where it asks for nothing known. */
function listingOf(params: URLSearchParams): ShownListing {
  const [state, sort] = [params.get('state'), params.get('sort')];
  return {
    state: SHOWN_STATES.find((filter) => filter === state),
    q: params.get('q')?.trim() ?? '',
    sort: ORDER_SORTS.find((name) => name === sort) ?? 'newest',
  };
}

/** What the URL asks for, and what changes some of it. */
export function useOrderListing() {
  const [params, change] = useChangingSearch();
  return {
    listing: listingOf(params),
    change: (changed: Partial<ShownListing>) =>
      change((now) => new URLSearchParams(searchOf({ ...listingOf(now), ...changed }))),
  };
}

/** The query of the URL that shows these orders, from their first page on. */
export const searchOf = ({ state, q, sort }: Partial<ShownListing>): string =>
  new URLSearchParams({
    ...(state && { state }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
  }).toString();

const { filters, filterLabel } = texts.everybody;

export interface OrderFilterProps {
  listing: ShownListing;
  onChange: (changed: Partial<ShownListing>) => void;
}

/** Links to the orders of one state and to all; the one that shows is marked. */
export function OrderFilterLinks({ listing, onChange }: OrderFilterProps) {
  return (
    <FilterLinks label={filterLabel}>
      {[undefined, ...SHOWN_STATES].map((choice) => (
        <FilterLink
          key={choice ?? 'all'}
          to={{ search: searchOf({ ...listing, state: choice }) }}
          onClick={(event) => {
            // As React Router does with a click that is meant for here.
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            onChange({ state: choice });
          }}
          isCurrent={choice === listing.state}
        >
          {choice === CANCELLED ? cancelledTexts.everybody.filter : filters[choice ?? 'all']}
        </FilterLink>
      ))}
    </FilterLinks>
  );
}
