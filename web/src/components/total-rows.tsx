import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  countryName,
  deliveryDay,
  fromCents,
  namedDay,
  quoteOf,
  VAT_OFF_LABEL,
  type PricedLine,
  type QuotedDestination,
} from '@rollwell/functions/contract';
import { memo } from 'react';
import { Money } from './figures.tsx';
import { useFormats } from '../lib/formats.ts';
import { useNow } from '../lib/use-now.ts';
import { totalTexts as total } from './total-texts.ts';

interface TotalRowsProps {
  /** What is bought, as far as it is known: `price` is that of one unit. */
  lines: readonly PricedLine[] | undefined;
  /** Where it goes, on which terms. */
  destination: QuotedDestination;
  /** Working days until the last of it leaves us, where a product says so. */
  leadTimeDays: number | undefined;
}

/**
 * What it costs in all: products, delivery, the VAT in it, and by when it comes. A form tells it of
 * each key; while the sum stays as it was, it is not drawn anew.
 */
export const TotalRows = memo(function TotalRows({
  lines,
  destination,
  leadTimeDays,
}: TotalRowsProps) {
  const { money } = useFormats();
  const now = useNow();
  const quote = lines && lines.length > 0 ? quoteOf(lines, destination) : undefined;
  const country = countryName(destination.country);
  const day = namedDay(deliveryDay(now, { ...destination, leadTimeDays }));
  return (
    <>
      <Box component="dl" sx={list}>
        <div>
          <dt>{total.goods}</dt>
          <dd>{quote ? <Money amount={fromCents(quote.goods)} /> : '–'}</dd>
        </div>
        <div>
          <dt>{total.deliveryTo(country)}</dt>
          <dd>
            {!quote && '–'}
            {quote &&
              (quote.delivery === 0 ? total.free : <Money amount={fromCents(quote.delivery)} />)}
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
          <dt>{total.total}</dt>
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
          {quote &&
            !destination.withoutVat &&
            `${total.vat(quote.vat.map(({ amount, percent }) => [money(fromCents(amount)), percent]))} `}
          {total.delivered(day)}
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
