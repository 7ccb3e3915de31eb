import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type Order, orderState, purchaseState } from '@rollwell/functions/contract';
import type { ReactNode } from 'react';
import { useFormats, noBreakUnits } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';
import { addressOf } from './order-facts.tsx';
import { OrderStateChip } from './order-head.tsx';

interface OrderLinesProps<Line extends Order> {
  lines: readonly [Line, ...Line[]];
  /** What can be done about one of them. */
  actions: (order: Line) => ReactNode;
}

/** The products of an order that has several, each with its state and address where those differ. */
export function OrderLines<Line extends Order>({ lines, actions }: OrderLinesProps<Line>) {
  const { money, pieces } = useFormats();
  const state = purchaseState(lines);
  const goElsewhere = new Set(lines.map(addressOf)).size > 1;
  return (
    <Box component="ul" aria-label={texts.line.label} sx={list}>
      {lines.map((order) => (
        <li key={order._id}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography component="h3" sx={{ fontWeight: 650, flexGrow: 1 }}>
              {noBreakUnits(order.productName)}
            </Typography>
            {orderState(order) !== state && <OrderStateChip state={orderState(order)} />}
          </Box>
          {order.articleNumber !== null && (
            <Typography color="textSecondary">
              {texts.line.articleNumber(order.articleNumber)}
            </Typography>
          )}
          <Typography className="tabular">
            {texts.line.sum(
              texts.quantityAndPrice(pieces(order.quantity), money(order.price)),
              money(order.totalPrice),
            )}
          </Typography>
          {goElsewhere && (
            <Typography color="textSecondary">{texts.line.goesTo(addressOf(order))}</Typography>
          )}
          {actions(order)}
        </li>
      ))}
    </Box>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  mb: 2,
  p: 0,
  '& > li': { py: 1.5, borderTop: '1px solid', borderColor: 'divider' },
  '& > li:last-of-type': { borderBottom: '1px solid', borderColor: 'divider' },
} as const;
