import Box from '@mui/material/Box';
import {
  type CancelledOrder,
  isolated,
  purchasesOf,
  townLines,
} from '@rollwell/functions/contract';
import { type Column, DataTable } from '../../../components/data-display/data-table.tsx';
import { DateTime } from '../../../components/data-display/formatted-values.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { PagedList } from '../../../components/list/paged-list.tsx';
import { usePageParam } from '../../../components/navigation/pager.tsx';
import type { OrderSearch } from '../../../entities/order/order-queries.ts';
import { useAllCancelled } from '../api/cancelled-orders.ts';
import { type CancelledLines, CancelledNote } from '../cancelled/cancelled-note.tsx';
import { cancelledTexts } from '../cancelled/texts.ts';
import { ReturnedPayments } from '../refunds/returned-payments.tsx';
import { texts } from '../texts.ts';
import { searchOf } from './order-filters.tsx';
import { below, Lines, OrderLink, quantityColumn, totalColumn } from './order-table.tsx';

const { facts } = texts;
const { everybody } = cancelledTexts;

/** Everybody's cancelled orders, or those that a search finds, for the office; below them the payments that went back. */
export function ManageCancelled({ search }: { search: OrderSearch }) {
  const page = usePageParam();
  const query = useAllCancelled(page, search);
  return (
    <>
      <PagedList query={query} page={page} listing={search} empty={<NoneCancelled q={search.q} />}>
        {({ rows }) => (
          <DataTable
            label={everybody.label}
            columns={columns}
            rows={purchasesOf(rows)}
            rowKey={([{ _id }]: CancelledLines) => _id}
            busy={query.isPlaceholderData}
            dense
          />
        )}
      </PagedList>
      <ReturnedPayments hidden={query.isPending} />
    </>
  );
}

function NoneCancelled({ q }: { q: string }) {
  return (
    <EmptyState
      title={q === '' ? everybody.empty : everybody.nothing(isolated(q))}
      link={{
        to: { search: searchOf({ q }) },
        label: texts.everybody.showAll,
        variant: 'outlined',
        color: 'secondary',
      }}
    >
      {q === '' ? everybody.emptyHint : texts.everybody.search.nothingHint}
    </EmptyState>
  );
}

function Customer({ order }: { order: CancelledOrder }) {
  return (
    <>
      <Lines most={1}>{[order.customerName, ...townLines(order)].map(isolated).join(', ')}</Lines>{' '}
      <Box component="span" sx={below}>
        <Lines most={1}>{order.email}</Lines>
      </Box>
    </>
  );
}

const columns: readonly Column<CancelledLines>[] = [
  {
    header: facts.number,
    share: 15,
    render: ([{ number, createdAt }]) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <span>{number}</span>{' '}
        <Box component="span" sx={below}>
          <DateTime iso={createdAt} style="day" />
        </Box>
      </Box>
    ),
  },
  {
    header: facts.product,
    heads: true,
    share: 22,
    render: (lines) => <OrderLink lines={lines} />,
  },
  { ...quantityColumn, share: 9 },
  { ...totalColumn, share: 10 },
  { header: facts.customer, share: 19, render: ([order]) => <Customer order={order} /> },
  { header: everybody.ended, share: 25, render: ([order]) => <CancelledNote order={order} /> },
];
