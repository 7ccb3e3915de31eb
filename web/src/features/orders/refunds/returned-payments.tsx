import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReturnedPayment } from '@rollwell/functions/contract';
import { useId } from 'react';
import { DataTable, type Column } from '../../../components/data-display/data-table.tsx';
import { DateTime, Money } from '../../../components/data-display/formatted-values.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { useReturnedPayments } from '../api/orders.ts';
import { texts } from '../texts.ts';

const { returned } = texts;

const columns: readonly Column<ReturnedPayment>[] = [
  { header: returned.order, heads: true, render: ({ orderId }) => orderId },
  { header: returned.reason, render: ({ reason }) => returned.reasons[reason] },
  { header: returned.amount, align: 'right', render: ({ amount }) => <Money amount={amount} /> },
  {
    header: texts.facts.transaction,
    render: ({ tranID }) => (
      <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
        {tranID ?? texts.facts.noTransaction}
      </Box>
    ),
  },
  { header: returned.when, render: ({ returnedAt }) => <DateTime iso={returnedAt} /> },
];

interface ReturnedPaymentsProps {
  /** True while the list above is loading, which would move this. */
  hidden: boolean;
}

/**
 * Money that came for orders that were gone, paid before or of another amount, for the admins.
 * Nothing where there is none.
 */
export function ReturnedPayments({ hidden }: ReturnedPaymentsProps) {
  const query = useReturnedPayments();
  const id = useId();
  const { data, error } = query;
  if (hidden || (!error && (data === undefined || data.length === 0))) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6 }}>
      <Typography id={id} variant="h4" component="h2">
        {returned.title}
      </Typography>
      <Typography color="text.secondary" sx={{ mt: 0.5, mb: 2 }}>
        {returned.hint}
      </Typography>
      <QueryState query={query}>
        {(payments) => (
          <DataTable
            label={returned.title}
            columns={columns}
            rows={payments}
            rowKey={({ _id }) => _id}
          />
        )}
      </QueryState>
    </Box>
  );
}
