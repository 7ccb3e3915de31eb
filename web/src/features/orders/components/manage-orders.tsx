import type { OrderFilter } from '@rollwell/functions/contract';
import { EmptyState } from '../../../components/empty-state.tsx';
import { KeepFocus } from '../../../components/keep-focus.tsx';
import { LoadingRows } from '../../../components/loading.tsx';
import { Pager, usePageParam } from '../../../components/pager.tsx';
import { QueryState } from '../../../components/query-state.tsx';
import { SteadyList } from '../../../components/steady-list.tsx';
import { LinkButton } from '../../../components/router-link.tsx';
import { useAllOrders } from '../api/list-orders.ts';
import { useLivePage } from '../live/use-live-page.ts';
import { useWatchedOrders } from '../live/use-watched-orders.ts';
import { texts } from '../texts.ts';
import { searchOf, useOrderFilter } from '../use-order-filter.ts';
import { OrderFilterLinks } from './order-filter-links.tsx';
import { ReturnedPayments } from './returned-payments.tsx';
import { SteadyOrders } from './steady-orders.tsx';

const ROW_HEIGHT = 80;

/**
 * Everybody's orders or those in one state, kept up to date by themselves, for the admins; below
 * them the payments that went back.
 */
export function ManageOrders() {
  const page = usePageParam();
  const filter = useOrderFilter();
  const live = useWatchedOrders('everybody');
  const query = useAllOrders({ page, filter, live: live !== undefined });
  useLivePage(query, page, live, filter !== undefined);
  return (
    <>
      <OrderFilterLinks filter={filter} />
      <KeepFocus>
        <QueryState query={query} loading={<LoadingRows rows={8} height={ROW_HEIGHT} />}>
          {({ items, next }) => (
            <>
              <SteadyList
                rows={items}
                rowKey={({ _id }) => _id}
                listKey={`${filter ?? 'all'} ${page} ${String(query.isPlaceholderData)}`}
              >
                {({ rows, left }) =>
                  rows.length > 0 ? (
                    <SteadyOrders orders={rows} left={left} busy={query.isPlaceholderData} />
                  ) : (
                    <NoOrders filter={filter} />
                  )
                }
              </SteadyList>
              <Pager page={page} hasNext={next !== undefined} />
            </>
          )}
        </QueryState>
      </KeepFocus>
      <ReturnedPayments hidden={query.isPending} />
    </>
  );
}

function NoOrders({ filter }: { filter: OrderFilter | undefined }) {
  const { everybody } = texts;
  if (filter === undefined) {
    return <EmptyState title={everybody.empty}>{everybody.emptyHint}</EmptyState>;
  }
  return (
    <EmptyState
      title={everybody.emptyOf[filter]}
      action={
        <LinkButton to={{ search: searchOf(undefined) }} variant="outlined" color="secondary">
          {everybody.showAll}
        </LinkButton>
      }
    >
      {everybody.emptyOfHint}
    </EmptyState>
  );
}
