import Box from '@mui/material/Box';
import {
  isolated,
  payableSum,
  type Purchase,
  purchasesOf,
  townLines,
} from '@rollwell/functions/contract';
import { type Column, DataTable } from '../../../components/data-display/data-table.tsx';
import { Count, DateTime, Money } from '../../../components/data-display/formatted-values.tsx';
import { Link, useListState } from '../../../components/navigation/router-link.tsx';
import { linesThere } from '../../../entities/order/order-queries.ts';
import { noBreakUnits, useFormats } from '../../../lib/formats.ts';
import { pathTo } from '../../../lib/paths.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { texts } from '../texts.ts';
import { PackingBar, PackingBarSpace, TrackingListButton } from '../packing/packing-bar.tsx';
import { SelectOrder, SelectPage } from '../packing/selection.tsx';
import { OrderMarks } from './order-warnings.tsx';
import {
  type ListedOrder,
  ManagedOrderStatus,
  ManagedPurchaseStatus,
} from './managed-order-status.tsx';

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

/** Leads to the page of what was ordered together. */
export function OrderLink({ lines }: { lines: Purchase }) {
  return (
    <Link to={pathTo('managedOrder', lines[0]._id)} state={useListState()}>
      <Lines most={2}>{lines.map(({ productName }) => noBreakUnits(productName)).join(', ')}</Lines>
    </Link>
  );
}

/** The same, which cards leave to the order's page, so that six of them fit on a phone. */
const belowInTable = { ...below, display: { xs: 'none', lg: 'block' } } as const;

/** On a card it is cut. */
const small = {
  ...below,
  fontSize: { lg: '0.75rem' },
  '@media screen': {
    maxWidth: { xs: 96, lg: 'none' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: { xs: 'nowrap', lg: 'normal' },
    display: { xs: 'inline-block', lg: 'block' },
    verticalAlign: 'bottom',
  },
} as const;

/** By what they were paid. */
function Transactions({ lines }: { lines: Row }) {
  const ids = new Set(lines.flatMap(({ tranID }) => tranID ?? []));
  return (
    <Box component="span" sx={small}>
      <Lines most={1}>{[...ids].join(', ') || facts.noTransaction}</Lines>
    </Box>
  );
}

function Age({ iso }: { iso: string }) {
  const { age } = useFormats();
  return (
    <Box component="span" sx={belowInTable}>
      {age(iso, new Date(serverNow()))}
    </Box>
  );
}

export const quantityColumn: Column<Purchase> = {
  header: facts.quantity,
  align: 'right',
  render: (lines) => <Count value={lines.reduce((sum, { quantity }) => sum + quantity, 0)} />,
};

export const totalColumn: Column<Purchase> = {
  header: facts.total,
  align: 'right',
  render: (lines) => <Money amount={payableSum(lines)} />,
};

const columns: readonly Column<Row>[] = [
  {
    header: facts.number,
    share: 17.5,
    render: (lines) => (
      <Box component="span" sx={selectable}>
        <SelectOrder lines={lines} />
        <span>
          <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
            {lines[0].number}
          </Box>{' '}
          <Transactions lines={lines} />
        </span>
      </Box>
    ),
  },
  {
    header: facts.ordered,
    share: 10,
    render: ([{ createdAt }]) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <DateTime iso={createdAt} style="day" /> <Age iso={createdAt} />
      </Box>
    ),
  },
  {
    header: facts.product,
    heads: true,
    share: 15.5,
    render: (lines) => <OrderLink lines={lines} />,
  },
  { ...quantityColumn, share: 7 },
  { ...totalColumn, share: 8.5 },
  {
    header: facts.customer,
    share: 13,
    render: ([order]) => (
      <>
        <Lines most={1}>{isolated(order.customerName)}</Lines>{' '}
        <Box component="span" sx={belowInTable}>
          <Lines most={1}>{order.email}</Lines>
        </Box>
      </>
    ),
  },
  {
    header: facts.destination,
    share: 12,
    render: (lines) => (
      <>
        <Lines most={2}>{townLines(lines[0]).map(isolated).join(', ')}</Lines>{' '}
        <OrderMarks lines={lines} />
      </>
    ),
  },
  {
    header: facts.status,
    share: 16.5,
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
