import Box from '@mui/material/Box';
import {
  fromCents,
  lacksPostcode,
  type Cents,
  deliverySum,
  payableOf,
  payableSum,
  townLines,
  VAT_OFF_LABEL,
  vatContained,
  vatOffSum,
  vatOffNote,
  type Order,
  type Purchase,
  isolated,
} from '@rollwell/functions/contract';
import { DateTime, Money } from '../../../components/data-display/formatted-values.tsx';
import { OrderNumber } from '../../../entities/order/order-details.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { priceTexts } from '../../../entities/order/price-breakdown.tsx';
import { texts } from '../texts.ts';

/** Where an order goes, on one line. */
export const addressOf = (order: Order): string =>
  [order.customerName, order.address, ...townLines(order)].map(isolated).join(', ');

/** The VAT that the lines contain, as decimal amounts, each with its rate in per cent. */
const vatOf = (lines: Purchase): (readonly [amount: number, percent: number])[] => {
  const rates = new Set(lines.map(({ delivery }) => delivery.vatPercent));
  return [...rates].map((percent) => {
    const parts = lines
      .filter(({ delivery }) => delivery.vatPercent === percent)
      .map((order) => vatContained(payableOf(order), percent));
    return [fromCents(parts.reduce((sum, part) => sum + part, 0) as Cents), percent];
  });
};

const { facts } = texts;

interface OrderFactsProps {
  lines: Purchase;
  /** What stands for the transaction where there is none. */
  noTransaction?: string;
}

/** What was ordered, for how much, when, and where it goes; the products of several stand in `OrderLines`. */
export function OrderFacts({ lines, noTransaction = facts.noTransaction }: OrderFactsProps) {
  const { money, pieces } = useFormats();
  const [first, ...others] = lines;
  const deliveryCost = deliverySum(lines);
  const transactions = [...new Set(lines.flatMap(({ tranID }) => tranID ?? []))];
  const goesTo = [...new Set(lines.map(addressOf))];
  return (
    <Box component="dl" sx={list}>
      {others.length === 0 && (
        <>
          {first.articleNumber !== null && (
            <>
              <dt>{facts.articleNumber}</dt>
              <dd>{first.articleNumber}</dd>
            </>
          )}
          <dt>{facts.quantity}</dt>
          <dd>{texts.quantityAndPrice(pieces(first.quantity), money(first.price))}</dd>
        </>
      )}
      {deliveryCost > 0 && (
        <>
          <dt>{facts.deliveryCost}</dt>
          <dd>
            <Money amount={deliveryCost} />
          </dd>
        </>
      )}
      {first.business && (
        <>
          <dt>{VAT_OFF_LABEL}</dt>
          <dd>
            <Money amount={-vatOffSum(lines)} />
          </dd>
        </>
      )}
      <dt>{facts.total}</dt>
      <Box component="dd" sx={{ fontWeight: 650 }}>
        <Money amount={payableSum(lines)} />
        <Box component="span" sx={{ display: 'block', fontWeight: 400 }}>
          {first.business
            ? vatOffNote(first.business.vatNumber)
            : priceTexts.vat(vatOf(lines).map(([amount, percent]) => [money(amount), percent]))}
        </Box>
      </Box>
      <dt>{facts.placed}</dt>
      <dd>
        <DateTime iso={first.createdAt} />
      </dd>
      {goesTo.length === 1 && (
        <>
          <dt>{facts.delivery}</dt>
          <dd>
            <span>{goesTo[0]}</span>,{' '}
            <Box component="span" sx={{ display: 'inline-block' }}>
              {first.phone}
            </Box>
            {lacksPostcode(first) && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {facts.noPostcode}
              </Box>
            )}
          </dd>
        </>
      )}
      <dt>{facts.transaction}</dt>
      <Box component="dd" sx={transactions.length === 0 ? {} : small}>
        {transactions.join(', ') || noTransaction}
      </Box>
      <dt>{facts.number}</dt>
      <Box component="dd" sx={small}>
        <OrderNumber order={first} />
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
