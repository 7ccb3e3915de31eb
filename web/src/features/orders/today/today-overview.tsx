import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Today } from '@rollwell/functions/contract';
import { useEffect, useRef } from 'react';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { paths } from '../../../lib/paths.ts';
import { useToday } from '../api/orders.ts';
import { useWatchedOrders } from '../live/use-watched-orders.ts';
import { searchOf } from '../manage-orders/order-filters.tsx';
import { todayTexts as texts } from './texts.ts';
import { useCountedFormat } from './use-open-counts.ts';
import { bareList } from '../../../components/layout/lists.tsx';

type Work = keyof typeof texts.work;

const orders = (listing: Parameters<typeof searchOf>[0]) => ({
  pathname: paths.manageAllOrders,
  search: searchOf(listing),
});

/** Where each kind of work is done; for packing, the oldest first. */
const LISTS: Record<Work, string | ReturnType<typeof orders>> = {
  toShip: orders({ state: 'paid', sort: 'oldest' }),
  disputed: orders({ state: 'disputed' }),
  failedRefunds: orders({ state: 'refund_failed' }),
  withdrawn: orders({ state: 'withdrawn' }),
  failedMails: paths.failedMails,
  lapsing: orders({ state: 'unpaid', sort: 'oldest' }),
  lowStock: paths.manageProducts,
  messages: paths.messages,
};
const WORK = Object.keys(LISTS) as Work[];

/** What the office has to see to, each a link to its list; what changes elsewhere shows here by itself. */
export function TodayOverview() {
  const query = useToday();
  useRefetchOnChange(query);
  return (
    <QueryState query={query} loading={<LoadingRows rows={WORK.length} height={96} />}>
      {(today) => (
        <Box component="ul" aria-label={texts.label} sx={list}>
          {WORK.map((work) => (
            <Card key={work} component="li" sx={{ p: 2 }}>
              <OpenWork work={work} today={today} />
            </Card>
          ))}
        </Box>
      )}
    </QueryState>
  );
}

/** Counts again when the newest change among all orders is another one. */
function useRefetchOnChange({ isSuccess, refetch }: ReturnType<typeof useToday>): void {
  const newest = useWatchedOrders('everybody', isSuccess)?.newest;
  const change = newest && `${newest.id} ${newest.updatedAt}`;
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== change) void refetch();
    seen.current = change;
  }, [change, refetch]);
}

function OpenWork({ work, today }: { work: Work; today: Today }) {
  const format = useCountedFormat();
  const many = today[work];
  const hints = useHints(work, today);
  return (
    <>
      <Typography component="h2" variant="h5">
        <Link to={LISTS[work]} sx={{ display: 'block', py: 0.5 }}>
          {texts.work[work]}
        </Link>
      </Typography>
      <Typography
        className="tabular"
        sx={{
          fontSize: '1.75rem',
          fontWeight: 650,
          ...(many === 0 && { color: 'text.secondary' }),
        }}
      >
        {format(many)}
      </Typography>
      {hints.map((hint) => (
        <Typography key={hint} variant="body2" color="textSecondary">
          {hint}
        </Typography>
      ))}
    </>
  );
}

/** What is to be known of it besides its count. */
function useHints(work: Work, { late, evidenceDueBy }: Today): string[] {
  const { count, dateTime } = useFormats();
  if (work === 'toShip' && late > 0) return [texts.late(count(late))];
  if (work === 'disputed')
    return evidenceDueBy === null ? [] : [texts.due(dateTime(evidenceDueBy))];
  return work in texts.hints ? [texts.hints[work as keyof typeof texts.hints]] : [];
}

const list = {
  ...bareList,
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 240px), 1fr))',
} as const;
