import {
  fromCents,
  quoteOf,
  type Country,
  type Delivery,
  type Destination,
  type PricedLine,
} from '@rollwell/functions/contract';
import { termsFor } from '../../../entities/shop/delivery-country.ts';
import { useIsVatNumberConfirmed } from '../api/place-orders.ts';

/** The costs that were shown, as the order names them (decimal). */
interface AcknowledgedTotal {
  deliveryCost: number;
  /** Left out where there is no number, so that there is nothing to take off. */
  vatOff?: number;
}

/**
 * The delivery cost and the VAT taken off that the form shows, for the order to name: the server refuses
 * the order where either has changed.
 */
export function useAcknowledgedTotal(
  destinations: readonly [Destination, ...Destination[]],
): (lines: readonly PricedLine[], values: Delivery) => AcknowledgedTotal {
  const isConfirmed = useIsVatNumberConfirmed();
  return (lines, { country, vatNumber = '' }) => {
    const terms = termsFor(destinations, country);
    const chosen: Country = terms.country;
    const withoutVat = isConfirmed({ vatNumber, country: chosen });
    const { delivery, vatOff } = quoteOf(lines, { ...terms, withoutVat });
    return {
      deliveryCost: fromCents(delivery),
      ...(vatNumber !== '' && { vatOff: fromCents(vatOff) }),
    };
  };
}
