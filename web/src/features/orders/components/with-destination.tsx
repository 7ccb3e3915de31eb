import type { Country, Destination } from '@rollwell/functions/contract';
import { useFormikContext } from 'formik';
import { useEffect, type ReactNode } from 'react';
import { chosenCountry, termsFor } from '../../../lib/chosen-country.ts';

interface WithDestinationProps {
  destinations: readonly [Destination, ...Destination[]];
  children: (destination: Destination) => ReactNode;
}

/** Gives the terms of the country that is chosen in the form, and remembers it. */
export function WithDestination({ destinations, children }: WithDestinationProps) {
  const { values } = useFormikContext<{ country?: Country }>();
  const destination = termsFor(destinations, values.country);
  const { country } = destination;
  useEffect(() => chosenCountry.keep(country), [country]);
  return children(destination);
}
