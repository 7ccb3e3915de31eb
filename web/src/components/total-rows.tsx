import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  countryName,
  deliveryDay,
  fromCents,
  quoteOf,
  vatContained,
  type Destination,
} from '@rollwell/functions/contract';
import { Money } from './figures.tsx';
import { useFormats } from '../lib/formats.ts';
import { useNow } from '../lib/use-now.ts';
import { totalTexts as total } from './total-texts.ts';

interface TotalRowsProps {
  /** What is bought, as far as it is known: `price` is that of one unit. */
  lines: readonly { price: number; quantity: number }[] | undefined;
  /** Where it goes, on which terms. */
  destination: Destination;
  /** Working days until the last of it leaves us, where a product says so. */
  leadTimeDays: number | undefined;
}

/** What it costs in all: products, delivery, the VAT in it, and by when it comes. */
export function TotalRows({ lines, destination, leadTimeDays }: TotalRowsProps) {
  const { money, namedDay } = useFormats();
  const now = useNow();
  const quote = lines && quoteOf(lines, destination);
  const country = countryName(destination.country);
  const day = namedDay(deliveryDay(now, leadTimeDays, destination.transitDays));
  return (
    <>
      <Box component="dl" sx={rows}>
        <dt>{total.goods}</dt>
        <dd>{quote ? <Money amount={fromCents(quote.goods)} /> : '–'}</dd>
        <dt>{total.deliveryTo(country)}</dt>
        <dd>
          {!quote && '–'}
          {quote &&
            (quote.delivery === 0 ? total.free : <Money amount={fromCents(quote.delivery)} />)}
        </dd>
        <dt>{total.total}</dt>
        <dd>
          <Box component="output" className="tabular" sx={{ fontWeight: 700, fontSize: '1.5rem' }}>
            {quote ? money(fromCents(quote.total)) : '–'}
          </Box>
        </dd>
      </Box>
      <Typography variant="body2">
        {quote &&
          `${total.vat(
            money(fromCents(vatContained(quote.total, destination.vatPercent))),
            destination.vatPercent,
          )} `}
        {total.delivered(day)}
      </Typography>
    </>
  );
}

const rows = {
  display: 'grid',
  gridTemplateColumns: '1fr max-content',
  alignItems: 'baseline',
  columnGap: 3,
  rowGap: 0.5,
  maxWidth: 420,
  m: 0,
  mb: 1,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  // The line above a sum.
  '& dt:last-of-type, & dd:last-of-type': { borderTop: 1, borderColor: 'divider', pt: 0.5 },
} as const;
