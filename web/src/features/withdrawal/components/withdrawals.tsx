import Stack from '@mui/material/Stack';
import { EmptyState } from '../../../components/empty-state.tsx';
import { LoadingRows } from '../../../components/loading.tsx';
import { Pager, usePageParam } from '../../../components/pager.tsx';
import { QueryState } from '../../../components/query-state.tsx';
import { useWithdrawals } from '../api/list-withdrawals.ts';
import { texts } from '../texts.ts';
import { WithdrawalCard } from './withdrawal-card.tsx';

const { office } = texts;

/** What customers have withdrawn from, newest first, for the office. */
export function Withdrawals() {
  const page = usePageParam();
  return (
    <QueryState query={useWithdrawals(page)} loading={<LoadingRows rows={4} height={140} />}>
      {({ items, next }) => (
        <>
          {items.length > 0 ? (
            <Stack
              component="ul"
              aria-label={office.label}
              spacing={2}
              sx={{ listStyle: 'none', m: 0, p: 0 }}
            >
              {items.map((withdrawal) => (
                <li key={withdrawal._id}>
                  <WithdrawalCard withdrawal={withdrawal} />
                </li>
              ))}
            </Stack>
          ) : (
            <EmptyState title={office.empty}>{office.emptyHint}</EmptyState>
          )}
          <Pager page={page} hasNext={next !== undefined} />
        </>
      )}
    </QueryState>
  );
}
