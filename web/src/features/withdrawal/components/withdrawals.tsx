import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { usePageParam } from '../../../components/navigation/pager.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { useWithdrawals } from '../api/list-withdrawals.ts';
import { texts } from '../texts.ts';
import { CardList } from '../../../components/layout/lists.tsx';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import MailLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { isolated, type Withdrawal } from '@rollwell/functions/contract';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { mailTo, pathTo } from '../../../lib/paths.ts';

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

/** One withdrawal: who, from what, whether it is in time, and what there is to do. */
function WithdrawalCard({ withdrawal }: { withdrawal: Withdrawal }) {
  const { name, orderNumber, email, part, createdAt, orders } = withdrawal;
  return (
    <Card component="article" sx={{ p: { xs: 2, sm: 3 }, overflowWrap: 'anywhere' }}>
      <Typography variant="h4" component="h2">
        <span>{office.of(isolated(name))}</span> <bdi>{orderNumber}</bdi>
      </Typography>
      <Box sx={{ color: 'text.secondary', my: 1 }}>
        <MailLink href={mailTo(email, orderNumber)}>{email}</MailLink>, <DateTime iso={createdAt} />
      </Box>
      {part !== '' && <Typography>{office.part(isolated(part))}</Typography>}
      <Typography sx={{ maxWidth: '68ch' }}>{useAdvice(withdrawal)}</Typography>
      {orders.map(({ _id, productName, state }) =>
        state === 'gone' ? (
          <Typography key={_id}>{office.orderGone}</Typography>
        ) : (
          <Link
            key={_id}
            to={pathTo('managedOrder', _id)}
            sx={{ display: 'inline-block', py: 1.25, mr: 2 }}
          >
            {office.orderOf(productName)}
          </Link>
        ),
      )}
    </Card>
  );
}

/** How a withdrawal stands, and what the office does next. */
function useAdvice({ timing, lastDay, refundBy, orders }: Withdrawal): string {
  const { calendarDay } = useFormats();
  if (timing === null) return office.unknown;
  const judged = office.timing[timing](lastDay === null ? '' : calendarDay(lastDay));
  if (orders.every(({ state }) => state === 'refunded')) return `${judged} ${office.done}`;
  return `${judged} ${timing === 'late' ? office.todoLate : office.todo(calendarDay(refundBy))}`;
}
