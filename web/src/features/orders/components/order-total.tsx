import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { deliveryDay, totalPrice } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useFormats } from '../../../lib/formats.ts';
import { useNow } from '../../../lib/use-now.ts';
import { texts } from '../texts.ts';

interface OrderTotalProps {
  /** What one piece costs now. */
  price: number;
  /** What it cost when the form was opened. */
  priceBefore: number;
  /** Working days until the product leaves us, where it says so. */
  leadTimeDays: number | undefined;
}

/** What the order in the form costs, as it is typed, and when it comes; says so when the price has changed. */
export function OrderTotal({ price, priceBefore, leadTimeDays }: OrderTotalProps) {
  const { values } = useFormikContext<{ quantity: number | string }>();
  const { money, namedDay } = useFormats();
  const now = useNow();
  const quantity = Number(values.quantity);
  const hasChanged = price !== priceBefore;
  const known = Number.isSafeInteger(quantity) && quantity > 0;
  return (
    <Box sx={{ pb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <span>{texts.form.total}</span>
        <Box component="output" className="tabular" sx={{ fontWeight: 700, fontSize: '1.5rem' }}>
          {known ? money(totalPrice(price, quantity)) : '–'}
        </Box>
      </Box>
      <Box role="alert" sx={{ color: 'error.main' }}>
        {hasChanged && texts.form.priceChanged(money(priceBefore), money(price))}
      </Box>
      <Typography variant="body2">
        {texts.form.delivered(namedDay(deliveryDay(now, leadTimeDays)))}
      </Typography>
      {!hasChanged && (
        <Typography variant="body2" color="textSecondary">
          {texts.form.next}
        </Typography>
      )}
    </Box>
  );
}
