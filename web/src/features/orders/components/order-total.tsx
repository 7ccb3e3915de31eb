import Box from '@mui/material/Box';
import { totalPrice } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useFormats } from '../../../lib/formats.ts';
import { texts } from '../texts.ts';

interface OrderTotalProps {
  /** What one piece costs now. */
  price: number;
  /** What it cost when the form was opened. */
  priceBefore: number;
}

/** What the order in the form costs, as it is typed; says so when the price has changed. */
export function OrderTotal({ price, priceBefore }: OrderTotalProps) {
  const { values } = useFormikContext<{ quantity: number | string }>();
  const { money } = useFormats();
  const quantity = Number(values.quantity);
  const known = Number.isSafeInteger(quantity) && quantity > 0;
  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2 }}>
        <span>{texts.form.total}</span>
        <Box component="output" className="tabular" sx={{ fontWeight: 700, fontSize: '1.5rem' }}>
          {known ? money(totalPrice(price, quantity)) : '–'}
        </Box>
      </Box>
      <Box
        role="alert"
        sx={{ color: 'error.main', mt: 1, minHeight: { xs: '3.1em', sm: '1.55em' } }}
      >
        {price !== priceBefore && texts.form.priceChanged(money(priceBefore), money(price))}
      </Box>
    </div>
  );
}
