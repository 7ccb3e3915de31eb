import { purchasesOf } from '@rollwell/functions/contract';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { usePageParam } from '../../../components/navigation/pager.tsx';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { pathTo } from '../../../lib/paths.ts';
import { useCancelledOf } from '../api/cancelled-orders.ts';
import { CancelledCard, OrderCancelledAgain } from './cancelled-card.tsx';
import { cancelledTexts } from './texts.ts';
import { CardList } from '../../../components/layout/lists.tsx';

const CARDS = { rows: 3, height: 280 };
const { mine } = cancelledTexts;

/** The orders of whoever is signed in that were cancelled or not paid in time, the last to end first. */
export function MyCancelledOrders() {
  const { email } = useSignedInUser();
  const page = usePageParam();
  return (
    <PagedList
      query={useCancelledOf(email, page)}
      page={page}
      loading={CARDS}
      empty={<EmptyState title={mine.empty}>{mine.emptyHint}</EmptyState>}
    >
      {({ rows }) => (
        <CardList label={mine.label}>
          {purchasesOf(rows).map((lines) => (
            <li key={lines[0]._id}>
              <CancelledCard lines={lines} to={pathTo('myOrder', lines[0]._id)}>
                <OrderCancelledAgain lines={lines} />
              </CancelledCard>
            </li>
          ))}
        </CardList>
      )}
    </PagedList>
  );
}
