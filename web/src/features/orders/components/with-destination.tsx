import type { Country, Destination, QuotedDestination } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useMemo, type ReactNode } from 'react';
import { termsFor } from '../../../entities/shop/delivery-country.ts';
import { useVatLookUp } from '../api/place-orders.ts';

interface WithDestinationProps {
  destinations: readonly [Destination, ...Destination[]];
  children: (destination: QuotedDestination) => ReactNode;
}

/** Gives the terms of the country in the form; without VAT once the number of a business was confirmed. */
export function WithDestination({ destinations, children }: WithDestinationProps) {
  const { values } = useFormikContext<{ country?: Country; vatNumber?: string }>();
  const destination = termsFor(destinations, values.country);
  const { country } = destination;
  const lookUp = useVatLookUp(values.vatNumber, country);
  const withoutVat = lookUp?.data !== undefined;
  const quoted = useMemo(() => ({ ...destination, withoutVat }), [destination, withoutVat]);
  // Kept, so that a key draws anew what depends on what was typed, and not the whole form.
  return useMemo(() => children(quoted), [children, quoted]);
}
