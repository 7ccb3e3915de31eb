import Box from '@mui/material/Box';
import {
  deliverySum,
  type Order,
  payableSum,
  VAT_OFF_LABEL,
  vatOffSum,
} from '@rollwell/functions/contract';
import { Money, Pieces } from '../../../components/data-display/formatted-values.tsx';
import { OrderNumber } from '../../../entities/order/order-details.tsx';
import { noBreakUnits, useFormats } from '../../../lib/formats.ts';
import type { Lines } from '../payment-state.ts';
import { texts } from '../texts.ts';
import { bareList } from '../../../components/layout/lists.tsx';

/** What is being paid for. */
export function PaymentFacts({ lines }: { lines: Lines }) {
  const { facts } = texts;
  const [order] = lines;
  return (
    <Box component="dl" sx={list}>
      {lines.length === 1 ? <OneProduct order={order} /> : <Products lines={lines} />}
      {deliverySum(lines) > 0 && (
        <>
          <dt>{facts.delivery}</dt>
          <dd>
            <Money amount={deliverySum(lines)} />
          </dd>
        </>
      )}
      {vatOffSum(lines) > 0 && (
        <>
          <dt>{VAT_OFF_LABEL}</dt>
          <dd>
            <Money amount={-vatOffSum(lines)} />
          </dd>
        </>
      )}
      <dt>{facts.total}</dt>
      <Box component="dd" sx={{ fontWeight: 700, fontSize: '1.5rem' }}>
        <Money amount={payableSum(lines)} />
      </Box>
      <dt>{facts.email}</dt>
      <dd>{order.email}</dd>
      <dt>{facts.transaction}</dt>
      {/* Its row is there before it is known, so that nothing moves when it comes. */}
      <dd>{order.tranID ?? facts.noTransaction}</dd>
      <dt>{facts.number}</dt>
      <dd>{lines.length === 1 ? <OrderNumber order={order} /> : order.number}</dd>
    </Box>
  );
}

function OneProduct({ order }: { order: Order }) {
  const { facts } = texts;
  return (
    <>
      <dt>{facts.product}</dt>
      <dd>{order.productName}</dd>
      <dt>{facts.quantity}</dt>
      <dd>
        <Pieces count={order.quantity} />
      </dd>
      <dt>{facts.price}</dt>
      <dd>
        <Money amount={order.totalPrice} />
      </dd>
    </>
  );
}

function Products({ lines }: { lines: Lines }) {
  const { pieces } = useFormats();
  return (
    <>
      <dt>{texts.facts.products}</dt>
      <dd>
        <Box component="ul" sx={bareList}>
          {lines.map((line) => (
            <Box component="li" key={line._id} sx={product}>
              <span>
                <span>{noBreakUnits(line.productName)}</span>
                <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                  <span>{pieces(line.quantity)}</span>
                  <span>{line.refundedAt && `, ${texts.lineRefunded}`}</span>
                </Box>
              </span>
              <Money amount={line.totalPrice} />
            </Box>
          ))}
        </Box>
      </dd>
    </>
  );
}

const product = {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: 2,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
} as const;

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
  '& dd': { m: 0, mb: { xs: 1.5, sm: 0 } },
} as const;
