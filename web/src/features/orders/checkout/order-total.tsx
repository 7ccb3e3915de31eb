import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  type Country,
  type Destination,
  leadTimeOf,
  numberIn,
  type Product,
  type QuotedDestination,
} from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { type ReactNode, useMemo } from 'react';
import { type OrderedLine, pricesOf, productsOf } from '../../../entities/order/order-lines.ts';
import { PriceBreakdown } from '../../../entities/order/price-breakdown.tsx';
import { termsFor } from '../../../entities/shop/delivery-country.ts';
import { useFormats } from '../../../lib/formats.ts';
import { useVatLookUp } from '../api/place-orders.ts';
import { texts } from '../texts.ts';

interface OrderTotalProps {
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
      <PriceBreakdown lines={lines} destination={destination} leadTimeDays={leadTimeDays} />
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

interface PurchaseTotalProps {
  lines: readonly OrderedLine[];
  destination: QuotedDestination;
}

/** What all lines cost together, and when the last of them comes. */
export function PurchaseTotal({ lines, destination }: PurchaseTotalProps) {
  return (
    <Box sx={{ pb: 2 }}>
      <PriceBreakdown
        lines={pricesOf(lines)}
        destination={destination}
        leadTimeDays={leadTimeOf(productsOf(lines), destination.warehouse)}
      />
      <Typography variant="body2" color="textSecondary">
        {texts.form.next}
      </Typography>
    </Box>
  );
}

interface DestinationTermsProps {
  destinations: readonly [Destination, ...Destination[]];
  children: (destination: QuotedDestination) => ReactNode;
}

/** Gives the terms of the country in the form; without VAT once the number of a business was confirmed. */
export function DestinationTerms({ destinations, children }: DestinationTermsProps) {
  const { values } = useFormikContext<{ country?: Country; vatNumber?: string }>();
  const destination = termsFor(destinations, values.country);
  const { country } = destination;
  const lookUp = useVatLookUp(values.vatNumber, country);
  const withoutVat = lookUp?.data !== undefined;
  const quoted = useMemo(() => ({ ...destination, withoutVat }), [destination, withoutVat]);
  // Memoized, so that a key renders only what depends on what was typed.
  return useMemo(() => children(quoted), [children, quoted]);
}
