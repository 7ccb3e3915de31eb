import Stack from '@mui/material/Stack';
import { isolated, type Order } from '@rollwell/functions/contract';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { usePageParam } from '../../../components/navigation/pager.tsx';
import { LinkButton } from '../../../components/navigation/router-link.tsx';
import type { OrderListing } from '../../../entities/order/order-queries.ts';
import { useAllOrders, useLeftOrders } from '../api/orders.ts';
import { useLivePage } from '../live/use-live-orders.ts';
import { useWatchedOrders } from '../live/use-watched-orders.ts';
import { cancelledTexts } from '../cancelled/texts.ts';
import { ReturnedPayments } from '../refunds/returned-payments.tsx';
import { SelectionProvider } from '../packing/selection.tsx';
import { texts } from '../texts.ts';
import { ManageCancelled } from './manage-cancelled.tsx';
import {
  CANCELLED,
  isNarrowed,
  OrderFilterLinks,
  searchOf,
  useOrderListing,
} from './order-filters.tsx';
import { OrderNarrowing } from './order-narrowing.tsx';
import { OrderSearch } from './order-search.tsx';
import { OrderTable } from './order-table.tsx';
import { SavedViews } from './saved-views.tsx';
import { listTexts } from './texts.ts';

/**
 * Everybody's orders or those in one state, kept up to date by themselves, for the admins; below
 * them the payments that went back.
 */
export function ManageOrders() {
  const { listing, change } = useOrderListing();
  const { state, ...search } = listing;
  return (
    <>
      <OrderFilterLinks listing={listing} onChange={change} />
      <OrderSearch listing={listing} onChange={change} />
      {state !== CANCELLED && <OrderNarrowing listing={listing} onChange={change} />}
      <SavedViews listing={listing} />
      {state === CANCELLED ? (
        <ManageCancelled search={{ q: search.q, sort: search.sort }} />
      ) : (
        <ListedOrders listing={{ ...search, state }} />
      )}
    </>
  );
}

function ListedOrders({ listing }: { listing: OrderListing }) {
  const page = usePageParam();
  const { state, q, sort } = listing;
  const query = useAllOrders(page, listing);
  const live = useWatchedOrders('everybody', query.isSuccess);
  const isPlain = state === undefined && q === '' && sort === 'newest' && !isNarrowed(listing);
  useLivePage(query, page, live, !isPlain);
  return (
    <>
      <SelectionProvider>
        <PagedList
          query={query}
          page={page}
          listing={listing}
          empty={<NoOrders listing={listing} />}
        >
          {({ rows, left }) => (
            <StableOrderTable orders={rows} left={left} busy={query.isPlaceholderData} />
          )}
        </PagedList>
      </SelectionProvider>
      <ReturnedPayments hidden={query.isPending} />
    </>
  );
}

const { everybody } = texts;

/** Why a list is empty. */
const emptyTitle = ({ state, q, ...narrowing }: OrderListing): string => {
  if (q !== '') return everybody.search.nothing(isolated(q));
  if (isNarrowed(narrowing)) return listTexts.narrow.nothing;
  return state ? everybody.emptyOf[state] : everybody.empty;
};

function NoOrders({ listing }: { listing: OrderListing }) {
  const { state, q } = listing;
  if (state === undefined && q === '' && !isNarrowed(listing)) {
    return <EmptyState title={everybody.empty}>{everybody.emptyHint}</EmptyState>;
  }
  return (
    <EmptyState
      title={emptyTitle(listing)}
      action={
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, justifyContent: 'center' }}>
          <LinkButton to={{ search: searchOf({}) }} variant="outlined" color="secondary">
            {everybody.showAll}
          </LinkButton>
          {q !== '' && (
            <LinkButton to={{ search: searchOf({ q, state: CANCELLED }) }} color="secondary">
              {cancelledTexts.everybody.search}
            </LinkButton>
          )}
        </Stack>
      }
    >
      {q === '' ? everybody.emptyOfHint : everybody.search.nothingHint}
    </EmptyState>
  );
}

interface StableOrderTableProps {
  orders: readonly Order[];
  /** Ids of those that the list itself no longer has. */
  left: readonly string[];
  busy: boolean;
}

/** The rows of the stable list; one that has left it shows its order's present state. */
function StableOrderTable({ orders, left, busy }: StableOrderTableProps) {
  const found = useLeftOrders(left);
  const rows = orders.map((order) => {
    const now = found.get(order._id);
    return now === 'gone' ? { ...order, gone: true } : (now ?? order);
  });
  return <OrderTable orders={rows} busy={busy} />;
}
