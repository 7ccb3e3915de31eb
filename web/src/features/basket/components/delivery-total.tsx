import {
  countryName,
  destinationsOf,
  leadTimeOf,
  type Country,
} from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { LABEL_ABOVE, optionsOf, TextField } from '../../../components/form/text-field.tsx';
import { PriceBreakdown } from '../../../entities/order/price-breakdown.tsx';
import { chosenCountry, termsFor } from '../../../entities/shop/delivery-country.ts';
import { pricesOf, productsOf, type OrderedLine } from '../../../entities/order/order-lines.ts';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { useSession } from '../../../entities/session/use-session.ts';
import { screenTexts as texts } from '../texts.ts';

/** What the basket costs in all where it is to go, and by when it is there. */
export function DeliveryTotal({ lines }: { lines: readonly OrderedLine[] }) {
  const query = useQuery(settingsQuery());
  // Of whom it is, is known once the session is.
  useSession();
  const [chosenHere, setChosenHere] = useState<Country>();
  const country = chosenHere ?? chosenCountry.read();
  const id = useId();
  const choose = (chosen: Country) => {
    chosenCountry.keep(chosen);
    setChosenHere(chosen);
  };
  return (
    <QueryState query={query} loading={<LoadingRows rows={1} height={180} />}>
      {(settings) => {
        const destinations = destinationsOf(settings);
        const destination = termsFor(destinations, country);
        return (
          <>
            {destinations.length > 1 && (
              <TextField
                id={id}
                size="small"
                label={texts.deliverTo}
                value={destination.country}
                onChange={({ target }) => choose(target.value as Country)}
                slotProps={LABEL_ABOVE}
                sx={{ mb: 2, maxWidth: 420 }}
              >
                {optionsOf(
                  destinations.map((each) => each.country),
                  countryName,
                )}
              </TextField>
            )}
            <PriceBreakdown
              lines={pricesOf(lines)}
              destination={destination}
              leadTimeDays={leadTimeOf(productsOf(lines), destination.warehouse)}
            />
          </>
        );
      }}
    </QueryState>
  );
}
