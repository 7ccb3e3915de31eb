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

/** What somebody was told, as an order names it (decimal). */
interface AcknowledgedTotal {
  deliveryCost: number;
  /** Left out where there is no number, so that there is nothing to take off. */
  vatOff?: number;
}

/**
 * What a form shows of the cost of delivery and of VAT that is not charged, for the order to name: where
 * either is another by then, nothing is ordered.
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
