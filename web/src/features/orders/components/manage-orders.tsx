import { EmptyState } from '../../../components/empty-state.tsx';
import { KeepFocus } from '../../../components/keep-focus.tsx';
import { LoadingRows } from '../../../components/loading.tsx';
import { Pager, usePageParam } from '../../../components/pager.tsx';
import { QueryState } from '../../../components/query-state.tsx';
import { useAllOrders } from '../api/list-orders.ts';
import { useLivePage } from '../live/use-live-page.ts';
import { useWatchedOrders } from '../live/use-watched-orders.ts';
import { texts } from '../texts.ts';
import { OrderTable } from './order-table.tsx';

const ROW_HEIGHT = 80;

/** Everybody's orders, kept up to date by themselves, for the admins. */
export function ManageOrders() {
  const page = usePageParam();
  const live = useWatchedOrders('everybody');
  const query = useAllOrders({ page, live: live !== undefined });
  useLivePage(query, page, live);
  return (
    <KeepFocus>
      <QueryState query={query} loading={<LoadingRows rows={8} height={ROW_HEIGHT} />}>
        {({ items, next }) => (
          <>
            {items.length > 0 ? (
              <OrderTable orders={items} busy={query.isPlaceholderData} />
            ) : (
              <EmptyState title={texts.everybody.empty}>{texts.everybody.emptyHint}</EmptyState>
            )}
            <Pager page={page} hasNext={next !== undefined} />
          </>
        )}
      </QueryState>
    </KeepFocus>
  );
}
