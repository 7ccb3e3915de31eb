import Box from '@mui/material/Box';
import { DataTable, type Column } from '../../../components/data-table.tsx';
import { Count, DateTime, Money } from '../../../components/figures.tsx';
import { Link } from '../../../components/router-link.tsx';
import { keepUnits } from '../../../lib/keep-units.ts';
import { pathTo } from '../../../lib/paths.ts';
import { texts } from '../texts.ts';
import { ManagedOrderStatus, type ListedOrder } from './managed-order-status.tsx';

const { facts } = texts;

/** For what is long and read character by character. */
const small = { fontSize: '0.8125rem' } as const;

const columns: readonly Column<ListedOrder>[] = [
  {
    header: facts.product,
    heads: true,
    render: ({ _id, productName }) => (
      <Link to={pathTo('managedOrder', _id)}>{keepUnits(productName)}</Link>
    ),
  },
  {
    header: facts.customer,
    render: ({ customerName, email, city }) => (
      <>
        {customerName}, {city}
        <Box component="span" sx={{ display: 'block', color: 'text.secondary', ...small }}>
          {email}
        </Box>
      </>
    ),
  },
  { header: facts.quantity, align: 'right', render: ({ quantity }) => <Count value={quantity} /> },
  {
    header: facts.total,
    align: 'right',
    render: ({ totalPrice }) => <Money amount={totalPrice} />,
  },
  {
    header: facts.placed,
    render: ({ createdAt }) => (
      <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
        <DateTime iso={createdAt} style="day" />
      </Box>
    ),
  },
  {
    header: facts.transaction,
    render: ({ tranID }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere', ...small }}>
        {tranID ?? facts.noTransaction}
      </Box>
    ),
  },
  { header: facts.status, render: (order) => <ManagedOrderStatus order={order} /> },
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
    />
  );
}
