import {
  COUNTRY_CODES,
  isCalendarDay,
  LIST_LIMIT,
  ORDER_FILTERS,
  ORDER_SORTS,
  type OrderFilter,
} from '@rollwell/functions/contract';
import type { OrderNarrowing, OrderSearch } from '../../../entities/order/order-queries.ts';
import { useChangingSearch } from '../../../lib/router/use-changing-search.ts';
import { cancelledTexts } from '../cancelled/texts.ts';
import { FilterLink, FilterLinks } from '../filter-links.tsx';
import { texts } from '../texts.ts';
import { useOpenCounts, type OpenKind } from '../today/use-open-counts.ts';

/** The orders that are none any more have a list of their own. */
export const CANCELLED = 'cancelled';
const SHOWN_STATES = [...ORDER_FILTERS, CANCELLED] as const;

/** Orders on a page, as the office can choose. */
export const PAGE_SIZES = [20, LIST_LIMIT.default, LIST_LIMIT.max] as const;

/** Which orders the office looks at. */
export interface ShownListing extends OrderSearch, OrderNarrowing {
  /** Undefined for all that are there. */
  state: OrderFilter | typeof CANCELLED | undefined;
}

const dayIn = (params: URLSearchParams, name: string): string | undefined => {
  const day = params.get(name) ?? '';
  return isCalendarDay(day) ? day : undefined;
};

/** What a URL asks for; all orders, newest first, where it asks for nothing known. */
export function listingOf(params: URLSearchParams): ShownListing {
  const [state, sort, country] = [params.get('state'), params.get('sort'), params.get('country')];
  const size = Number(params.get('size'));
  return {
    state: SHOWN_STATES.find((filter) => filter === state),
    q: params.get('q')?.trim() ?? '',
    sort: ORDER_SORTS.find((name) => name === sort) ?? 'newest',
    from: dayIn(params, 'from'),
    to: dayIn(params, 'to'),
    country: COUNTRY_CODES.find((code) => code === country),
    limit: PAGE_SIZES.find((many) => many === size && many !== LIST_LIMIT.default),
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

const narrowingParams = ({ from, to, country, limit }: OrderNarrowing) => ({
  ...(from && { from }),
  ...(to && { to }),
  ...(country && { country }),
  ...(limit && limit !== LIST_LIMIT.default && { size: String(limit) }),
});

/** The query of the URL that shows these orders, from their first page on. */
export const searchOf = ({ state, q, sort, ...narrowing }: Partial<ShownListing>): string =>
  new URLSearchParams({
    ...(state && { state }),
    ...(q && { q }),
    ...(sort && sort !== 'newest' && { sort }),
    ...narrowingParams(narrowing),
  }).toString();

/** Whether days or a country leave orders out. */
export const isNarrowed = ({ from, to, country }: OrderNarrowing): boolean =>
  from !== undefined || to !== undefined || country !== undefined;

const { filters, filterLabel } = texts.everybody;

export interface OrderFilterProps {
  listing: ShownListing;
  onChange: (changed: Partial<ShownListing>) => void;
}

/** The states in which there is work that is counted. */
const COUNTED: Partial<Record<NonNullable<ShownListing['state']>, OpenKind>> = {
  paid: 'toShip',
  disputed: 'disputed',
  refund_failed: 'failedRefunds',
  withdrawn: 'withdrawn',
};

/** Links to the orders of one state and to all; the one that shows is marked. */
export function OrderFilterLinks({ listing, onChange }: OrderFilterProps) {
  const openCounts = useOpenCounts();
  const openIn = (state: ShownListing['state']) => {
    const counted = state && COUNTED[state];
    return counted && openCounts[counted];
  };
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
          open={openIn(choice)}
        >
          {choice === CANCELLED ? cancelledTexts.everybody.filter : filters[choice ?? 'all']}
        </FilterLink>
      ))}
    </FilterLinks>
  );
}
