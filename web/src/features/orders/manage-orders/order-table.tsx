import Box from '@mui/material/Box';
import { fromCents, payableOf, townLines, isolated } from '@rollwell/functions/contract';
import { DataTable, type Column } from '../../../components/data-display/data-table.tsx';
import { Count, DateTime, Money } from '../../../components/data-display/formatted-values.tsx';
import { Link, useListState } from '../../../components/navigation/router-link.tsx';
import { noBreakUnits } from '../../../lib/formats.ts';
import { pathTo } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { OrderWarningMark } from './order-warnings.tsx';
import { ManagedOrderStatus, type ListedOrder } from './managed-order-status.tsx';

const { facts } = texts;

/** Clamps a text to so many lines in a table; the whole is its tooltip. */
function Lines({ most, children }: { most: number; children: string }) {
  return (
    <Box component="span" title={children} sx={{ ...lines, WebkitLineClamp: { lg: most } }}>
      {children}
    </Box>
  );
}

const lines = {
  display: { lg: '-webkit-box' },
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  '@media print': { display: 'inline' },
} as const;

/** On a card it is cut, so that the buttons have room on its line. */
const besideButtons = {
  '@media screen': {
    maxWidth: { xs: 96, lg: 'none' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { xs: 'nowrap', lg: 'normal' },
  },
} as const;

/** Below what it belongs to in a table, beside it on a card. */
const below = { display: { lg: 'block' }, color: 'text.secondary' } as const;

function OrderLink({ order: { _id, productName } }: { order: ListedOrder }) {
  return (
    <Link to={pathTo('managedOrder', _id)} state={useListState()}>
      <Lines most={2}>{noBreakUnits(productName)}</Lines>
    </Link>
  );
}

const columns: readonly Column<ListedOrder>[] = [
  {
    header: facts.number,
    share: 14.5,
    render: ({ number, createdAt }) => (
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
    share: 19.5,
    render: (order) => <OrderLink order={order} />,
  },
  {
    header: facts.quantity,
    align: 'right',
    share: 7.6,
    render: ({ quantity }) => <Count value={quantity} />,
  },
  {
    header: facts.total,
    align: 'right',
    share: 9.5,
    render: (order) => <Money amount={fromCents(payableOf(order))} />,
  },
  {
    header: facts.customer,
    share: 15,
    render: (order) => (
      <>
        <Lines most={1}>{[order.customerName, ...townLines(order)].map(isolated).join(', ')}</Lines>{' '}
        <Box component="span" sx={below}>
          <Lines most={1}>{order.email}</Lines>
        </Box>{' '}
        <OrderWarningMark order={order} />
      </>
    ),
  },
  {
    header: facts.transaction,
    share: 15.5,
    render: ({ tranID }) => (
      <Box sx={besideButtons}>
        <Lines most={2}>{tranID ?? facts.noTransaction}</Lines>
      </Box>
    ),
  },
  {
    header: facts.status,
    share: 18.4,
    render: (order) => <ManagedOrderStatus order={order} />,
  },
];

/** Everybody's orders, with what an admin can do about each. */
export function OrderTable({ orders, busy }: { orders: readonly ListedOrder[]; busy: boolean }) {
  return (
    <DataTable
      label={texts.everybody.label}
      columns={columns}
      rows={orders}
      rowKey={({ _id }) => _id}
      busy={busy}
      dense
    />
  );
}
