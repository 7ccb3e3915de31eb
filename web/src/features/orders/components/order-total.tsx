import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { numberIn, type Product, type QuotedDestination } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import { useFormats } from '../../../lib/formats.ts';
import { TotalRows } from '../../../entities/order/price-breakdown.tsx';
import { texts } from '../texts.ts';

interface OrderTotalProps {
  /** What is ordered, as it is now. */
  product: Pick<Product, 'price' | 'attributes'>;
  /** What it cost when the form was opened. */
  priceBefore: number;
  destination: QuotedDestination;
}

/** What the order in the form costs, as it is typed, and when it comes; says so when the price has changed. */
export function OrderTotal({ product, priceBefore, destination }: OrderTotalProps) {
  const { price, attributes } = product;
  const { vatKind, leadTimeDays } = attributes ?? {};
  const { values } = useFormikContext<{ quantity: number | string }>();
  const { money } = useFormats();
  const quantity = numberIn(values.quantity) ?? 0;
  const hasChanged = price !== priceBefore;
  const known = Number.isSafeInteger(quantity) && quantity > 0;
  const lines = useMemo(
    () => (known ? [{ price, quantity, vatKind }] : undefined),
    [known, price, quantity, vatKind],
  );
  return (
    <Box sx={{ pb: 2 }}>
      <TotalRows lines={lines} destination={destination} leadTimeDays={leadTimeDays} />
      <Box role="alert" sx={{ color: 'error.main' }}>
        {hasChanged && texts.form.priceChanged(money(priceBefore), money(price))}
      </Box>
      {!hasChanged && (
        <Typography variant="body2" color="textSecondary">
          {texts.form.next}
        </Typography>
      )}
    </Box>
  );
}
