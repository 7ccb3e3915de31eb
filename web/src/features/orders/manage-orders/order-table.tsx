import Box from '@mui/material/Box';
import { isolated, payableSum, purchasesOf, townLines } from '@rollwell/functions/contract';
import { DataTable, type Column } from '../../../components/data-display/data-table.tsx';
import { Count, DateTime, Money } from '../../../components/data-display/formatted-values.tsx';
import { Link, useListState } from '../../../components/navigation/router-link.tsx';
import { linesThere } from '../../../entities/order/order-queries.ts';
import { noBreakUnits } from '../../../lib/formats.ts';
import { pathTo } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { PackingBar, PackingBarSpace, TrackingListButton } from '../packing/packing-bar.tsx';
import { SelectOrder, SelectPage } from '../packing/select-orders.tsx';
import { OrderWarningMark } from './order-warnings.tsx';
import { ManagedOrderStatus, type ListedOrder } from './managed-order-status.tsx';
import { ManagedPurchaseStatus } from './managed-purchase-status.tsx';

const { facts } = texts;

/** Clamps a text to so many lines in a table; the whole is its tooltip. */
export function Lines({ most, children }: { most: number; children: string }) {
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
export const below = { display: { lg: 'block' }, color: 'text.secondary' } as const;

const selectable = {
  display: 'inline-flex',
  alignItems: 'center',
  columnGap: 0.25,
  verticalAlign: 'top',
} as const;

/** One order, or all of a purchase: what is packed together is one row. */
type Row = readonly [ListedOrder, ...ListedOrder[]];

/**
 * The rows of a list of orders. Of a purchase of which the list has only a part, each has a row of its own:
 * the page ends within it, or the others are in another state.
 */
const rowsOf = (orders: readonly ListedOrder[]): Row[] =>
  purchasesOf(orders).flatMap((lines): Row[] => {
    const isWhole = linesThere(lines) === (lines[0].purchase?.lines ?? 1);
    const isThere = lines.every((order: ListedOrder) => !order.gone);
    return isWhole && isThere ? [lines] : lines.map((order): Row => [order]);
  });

function OrderLink({ lines }: { lines: Row }) {
  return (
    <Link to={pathTo('managedOrder', lines[0]._id)} state={useListState()}>
      <Lines most={2}>{lines.map(({ productName }) => noBreakUnits(productName)).join(', ')}</Lines>
    </Link>
  );
}

const columns: readonly Column<Row>[] = [
  {
    header: facts.number,
    share: 18,
    render: (lines) => (
      <Box component="span" sx={selectable}>
        <SelectOrder lines={lines} />
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <span>{lines[0].number}</span>{' '}
          <Box component="span" sx={below}>
            <DateTime iso={lines[0].createdAt} style="day" />
          </Box>
        </Box>
      </Box>
    ),
  },
  {
    header: facts.product,
    heads: true,
    share: 17.5,
    render: (lines) => <OrderLink lines={lines} />,
  },
  {
    header: facts.quantity,
    align: 'right',
    share: 7.6,
    render: (lines) => <Count value={lines.reduce((sum, { quantity }) => sum + quantity, 0)} />,
  },
  {
    header: facts.total,
    align: 'right',
    share: 9.5,
    render: (lines) => <Money amount={payableSum(lines)} />,
  },
  {
    header: facts.customer,
    share: 15,
    render: ([order]) => (
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
    share: 14,
    render: (lines) => (
      <Box sx={besideButtons}>
        <Lines most={2}>
          {[...new Set(lines.flatMap(({ tranID }) => tranID ?? []))].join(', ') ||
            facts.noTransaction}
        </Lines>
      </Box>
    ),
  },
  {
    header: facts.status,
    share: 18.4,
    render: (lines) =>
      lines.length === 1 ? (
        <ManagedOrderStatus order={lines[0]} />
      ) : (
        <ManagedPurchaseStatus lines={lines} />
      ),
  },
];

/** Everybody's orders, with what an admin can do about each. */
export function OrderTable({ orders, busy }: { orders: readonly ListedOrder[]; busy: boolean }) {
  const rows = rowsOf(orders);
  return (
    <>
      <Box data-screen-only sx={tools}>
        <SelectPage rows={rows} />
        <PackingBar />
        <TrackingListButton />
      </Box>
      <DataTable
        label={texts.everybody.label}
        columns={columns}
        rows={rows}
        rowKey={([{ _id }]) => _id}
        busy={busy}
        dense
      />
      <PackingBarSpace />
    </>
  );
}

const tools = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  px: { lg: 0.5 },
} as const;
