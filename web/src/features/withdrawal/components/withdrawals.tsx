import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { usePageParam } from '../../../components/navigation/pager.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { useWithdrawals } from '../api/list-withdrawals.ts';
import { texts } from '../texts.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';
import { CardList } from '../../../components/layout/lists.tsx';

const { office } = texts;

/** What customers have withdrawn from, newest first, for the office. */
export function Withdrawals() {
  const page = usePageParam();
  return (
    <PagedList
      query={useWithdrawals(page)}
      page={page}
      loading={{ rows: 4, height: 140 }}
      empty={<EmptyState title={office.empty}>{office.emptyHint}</EmptyState>}
    >
      {({ rows }) => (
        <CardList label={office.label}>
          {rows.map((withdrawal) => (
            <li key={withdrawal._id}>
              <WithdrawalCard withdrawal={withdrawal} />
            </li>
          ))}
        </CardList>
      )}
    </PagedList>
  );
}
