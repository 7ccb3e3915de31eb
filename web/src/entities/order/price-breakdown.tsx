import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  countryName,
  deliveryDay,
  fromCents,
  namedDay,
  type PricedLine,
  type QuotedDestination,
  quoteOf,
  VAT_OFF_LABEL,
} from '@rollwell/functions/contract';
import { memo } from 'react';
import { Money } from '../../components/data-display/formatted-values.tsx';
import { useFormats } from '../../lib/formats.ts';
import { useNow } from '../../lib/use-time.ts';

/** What an order costs in all, and by when it comes. */
export const priceTexts = {
  goods: 'Products',
  deliveryTo: (country: string) => `Delivery to ${country}`,
  free: 'free',
  total: 'Total',
  vat: (parts: readonly (readonly [amount: string, percent: number])[]) =>
    `Contains ${parts.map(([amount, percent]) => `${amount} VAT (${percent}%)`).join(' and ')}.`,
  delivered: (day: string) => `Paid now, it is with you by ${day}.`,
} as const;

interface PriceBreakdownProps {
  /** What is bought, as far as it is known: `price` is that of one unit. */
  lines: readonly PricedLine[] | undefined;
  destination: QuotedDestination;
  /** Working days until the last of it leaves us, where a product says so. */
  leadTimeDays: number | undefined;
}

/**
 * The total with products, delivery and VAT, and the delivery day. Memoized: a form renders it at each key.
 */
export const PriceBreakdown = memo(function PriceBreakdown({
  lines,
  destination,
  leadTimeDays,
}: PriceBreakdownProps) {
  const { money } = useFormats();
  const now = useNow();
  const quote = lines && lines.length > 0 ? quoteOf(lines, destination) : undefined;
  const country = countryName(destination.country);
  const day = namedDay(deliveryDay(now, { ...destination, leadTimeDays }));
  return (
    <>
      <Box component="dl" sx={list}>
        <div>
          <dt>{priceTexts.goods}</dt>
          <dd>{quote ? <Money amount={fromCents(quote.goods)} /> : '–'}</dd>
        </div>
        <div>
          <dt>{priceTexts.deliveryTo(country)}</dt>
          <dd>
            {!quote ? (
              '–'
            ) : quote.delivery === 0 ? (
              priceTexts.free
            ) : (
              <Money amount={fromCents(quote.delivery)} />
            )}
          </dd>
        </div>
        {quote && quote.vatOff > 0 && (
          <div>
            <dt>{VAT_OFF_LABEL}</dt>
            <dd>
              <Money amount={-fromCents(quote.vatOff)} />
            </dd>
          </div>
        )}
        <Box sx={{ borderTop: 1, borderColor: 'divider', mt: 0.5, pt: 0.5 }}>
          <dt>{priceTexts.total}</dt>
          <dd>
            <Box
              component="output"
              className="tabular"
              sx={{ fontWeight: 700, fontSize: '1.5rem' }}
            >
              {quote ? money(fromCents(quote.total)) : '–'}
            </Box>
          </dd>
        </Box>
      </Box>
      {lines?.length !== 0 && (
        <Typography variant="body2" sx={{ maxWidth: WIDTH }}>
          <span>
            {quote &&
              !destination.withoutVat &&
              `${priceTexts.vat(quote.vat.map(({ amount, percent }) => [money(fromCents(amount)), percent]))} `}
          </span>
          <span>{priceTexts.delivered(day)}</span>
        </Typography>
      )}
    </>
  );
});

const WIDTH = 420;

const list = {
  maxWidth: WIDTH,
  m: 0,
  mb: 1,
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    columnGap: 3,
    mb: 0.5,
  },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
} as const;
