import {
  destinationsOf,
  HOME_COUNTRY,
  type Country,
  type Delivery,
  type Destination,
  type ShopSettings,
} from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AwaitsForm } from '../components/awaits-form.tsx';
import { LoadingRows } from '../components/loading.tsx';
import { QueryState } from '../components/query-state.tsx';
import { chosenCountry, isServed, servedCountry } from '../lib/chosen-country.ts';
import { settingsQuery } from '../lib/query/settings.ts';
import { useDeliveryToBegin } from './use-delivery-to-begin.ts';

interface Terms {
  /** What the form begins with. */
  delivery: Delivery & { country: Country };
  /** Where parcels go, home first. */
  destinations: readonly [Destination, ...Destination[]];
  /** Reads anew what delivery costs. */
  onDeliveryChanged: () => Promise<unknown>;
}

interface WithTermsProps {
  /** As many as the form has, for while it is awaited. */
  rows: number;
  children: (terms: Terms) => ReactNode;
}

const NO_ADDRESS = { address: '', city: '', postcode: '' } as const;

/** An address with its country, which only without one is what was chosen before; none where no parcel goes. */
function addressed(delivery: Delivery, settings: ShopSettings): Terms['delivery'] {
  const { country } = delivery;
  if (country === undefined)
    return { ...delivery, country: servedCountry(settings, chosenCountry.read()) };
  return isServed(settings, country)
    ? { ...delivery, country }
    : { ...delivery, ...NO_ADDRESS, country: HOME_COUNTRY };
}

/** Where an order goes and on which terms, asked of the shop as they are now. */
export function WithTerms({ rows, children }: WithTermsProps) {
  const delivery = useDeliveryToBegin();
  const query = useQuery(settingsQuery(true));
  const loading = (
    <AwaitsForm>
      <LoadingRows rows={rows} />
    </AwaitsForm>
  );
  return (
    <QueryState query={query} loading={loading}>
      {(settings) =>
        delivery
          ? children({
              delivery: addressed(delivery, settings),
              destinations: destinationsOf(settings),
              onDeliveryChanged: query.refetch,
            })
          : loading
      }
    </QueryState>
  );
}
