import Box from '@mui/material/Box';
import type { Order } from '@rollwell/functions/contract';
import { Money, Pieces } from '../../../components/figures.tsx';
import { OrderNumber } from '../../../components/order-number.tsx';
import { texts } from '../texts.ts';

/** What is being paid for. */
export function PaymentFacts({ order }: { order: Order }) {
  const { facts } = texts;
  return (
    <Box component="dl" sx={list}>
      <dt>{facts.product}</dt>
      <dd>{order.productName}</dd>
      <dt>{facts.quantity}</dt>
      <dd>
        <Pieces count={order.quantity} />
      </dd>
      <dt>{facts.total}</dt>
      <Box component="dd" sx={{ fontWeight: 700, fontSize: '1.5rem' }}>
        <Money amount={order.totalPrice} />
      </Box>
      <dt>{facts.email}</dt>
      <dd>{order.email}</dd>
      {order.tranID && (
        <>
          <dt>{facts.transaction}</dt>
          <dd>{order.tranID}</dd>
        </>
      )}
      <dt>{facts.number}</dt>
      <dd>
        <OrderNumber order={order} />
      </dd>
    </Box>
  );
}

const list = {
  display: 'grid',
  // On a phone the facts stand under their names, so that an email needs no break.
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(96px, max-content) 1fr' },
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: { xs: 0, sm: 1 },
  m: 0,
  mb: 3,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, mb: { xs: 1.5, sm: 0 }, overflowWrap: 'anywhere' },
} as const;
