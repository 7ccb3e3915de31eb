import Box from '@mui/material/Box';
import {
  fromCents,
  lacksPostcode,
  payableOf,
  townLines,
  VAT_OFF_LABEL,
  vatContained,
  vatOffNote,
  type Order,
  isolated,
} from '@rollwell/functions/contract';
import { DateTime, Money } from '../../../components/data-display/formatted-values.tsx';
import { OrderNumber } from '../../../entities/order/order-details.tsx';
import { Link } from '../../../components/navigation/router-link.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { pathTo } from '../../../lib/paths.ts';
import { priceTexts } from '../../../entities/order/price-breakdown.tsx';
import { texts } from '../texts.ts';

interface OrderFactsProps {
  order: Order;
  /** Where all that was ordered with it is shown. */
  together?: string;
}

/** What was ordered, for how much, when, and where it goes. */
export function OrderFacts({ order, together = pathTo('payment', order._id) }: OrderFactsProps) {
  const { facts } = texts;
  const { money, pieces } = useFormats();
  return (
    <Box component="dl" sx={list}>
      <dt>{facts.quantity}</dt>
      <dd>{texts.quantityAndPrice(pieces(order.quantity), money(order.price))}</dd>
      {order.delivery.cost > 0 && (
        <>
          <dt>{facts.deliveryCost}</dt>
          <dd>
            <Money amount={order.delivery.cost} />
          </dd>
        </>
      )}
      {order.business && (
        <>
          <dt>{VAT_OFF_LABEL}</dt>
          <dd>
            <Money amount={-order.business.vatOff} />
          </dd>
        </>
      )}
      <dt>{facts.total}</dt>
      <Box component="dd" sx={{ fontWeight: 650 }}>
        <Money amount={fromCents(payableOf(order))} />
        {order.business && (
          <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
            {vatOffNote(order.business.vatNumber)}
          </Box>
        )}
        {!order.business && (
          <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
            {priceTexts.vat([
              [
                money(fromCents(vatContained(payableOf(order), order.delivery.vatPercent))),
                order.delivery.vatPercent,
              ],
            ])}
          </Box>
        )}
      </Box>
      {order.purchase && order.purchase.lines > 1 && (
        <>
          <dt>{facts.together}</dt>
          <dd>
            <Link to={together}>{texts.otherProducts(order.purchase.lines - 1)}</Link>
          </dd>
        </>
      )}
      <dt>{facts.placed}</dt>
      <dd>
        <DateTime iso={order.createdAt} />
      </dd>
      <dt>{facts.delivery}</dt>
      <dd>
        <span>
          {[order.customerName, order.address, ...townLines(order)].map(isolated).join(', ')}
        </span>
        ,{' '}
        <Box component="span" sx={{ display: 'inline-block' }}>
          {order.phone}
        </Box>
        {lacksPostcode(order) && (
          <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {facts.noPostcode}
          </Box>
        )}
      </dd>
      <dt>{facts.transaction}</dt>
      <Box component="dd" sx={order.tranID === null ? {} : small}>
        {order.tranID ?? facts.noTransaction}
      </Box>
      <dt>{facts.number}</dt>
      <Box component="dd" sx={small}>
        <OrderNumber order={order} />
      </Box>
    </Box>
  );
}

/** For what is long and read character by character. */
const small = { fontSize: '0.875rem' } as const;

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, max-content) 1fr',
  alignItems: 'baseline',
  columnGap: { xs: 2, sm: 3 },
  rowGap: 0.5,
  m: 0,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, fontVariantNumeric: 'tabular-nums' },
} as const;
