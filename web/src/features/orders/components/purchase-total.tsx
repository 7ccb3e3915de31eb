import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DELIVERY, deliveryDay, sumOf, type Product } from '@rollwell/functions/contract';
import { Money } from '../../../components/figures.tsx';
import { useFormats } from '../../../lib/formats.ts';
import { useNow } from '../../../lib/use-now.ts';
import { texts } from '../texts.ts';

/** A product and how many of it. */
export interface OrderedLine {
  product: Product;
  quantity: number;
}

/** What all lines cost together, and when the last of them comes. */
export function PurchaseTotal({ lines }: { lines: readonly OrderedLine[] }) {
  const { namedDay } = useFormats();
  const now = useNow();
  const [, usualDays] = DELIVERY.handlingDays;
  const leadTimeDays = Math.max(
    ...lines.map(({ product }) => product.attributes?.leadTimeDays ?? usualDays),
  );
  const prices = lines.map(({ product: { price }, quantity }) => ({ price, quantity }));
  return (
    <Box sx={{ pb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <span>{texts.form.total}</span>
        <Box component="output" sx={{ fontWeight: 700, fontSize: '1.5rem' }}>
          <Money amount={sumOf(prices)} />
        </Box>
      </Box>
      <Typography variant="body2">
        {texts.form.delivered(namedDay(deliveryDay(now, leadTimeDays)))}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {texts.form.next}
      </Typography>
    </Box>
  );
}
