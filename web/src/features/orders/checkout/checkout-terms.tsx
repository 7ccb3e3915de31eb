import {
  type Country,
  type Delivery,
  type Destination,
  destinationsOf,
  HOME_COUNTRY,
  type ShopSettings,
} from '@rollwell/functions/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadingRows } from '../../../components/feedback/loading.tsx';
import { QueryState } from '../../../components/feedback/query-state.tsx';
import { FormPlaceholder } from '../../../components/form/form-placeholder.tsx';
import { useProfile, useSignedInUser } from '../../../entities/session/use-session.ts';
import { chosenCountry, isServed, servedCountry } from '../../../entities/shop/delivery-country.ts';
import { settingsQuery } from '../../../entities/shop/settings-queries.ts';
import { useLastDelivery } from '../address/last-delivery.ts';

interface Terms {
  delivery: Delivery & { country: Country };
  /** Where parcels go, home first. */
  destinations: readonly [Destination, ...Destination[]];
  onDeliveryChanged: () => Promise<unknown>;
}

/**
 * What an order form begins with: where the last order went, else what the profile says. Only a
 * convenience: without either the fields are empty. A saved address comes with its country.
 *
 * @param customer whose profile counts, by their address, where that is not one's own
 * @returns undefined while it is read
 */
function useInitialDelivery(customer: string | undefined): Delivery | undefined {
  const { email: own, name: ownName } = useSignedInUser();
  const last = useLastDelivery();
  const email = customer ?? own;
  const name = customer === undefined ? ownName : email;
  const profile = useProfile(email);
  if (last.isLoading || profile.isPending) return undefined;
  if (last.delivery && customer === undefined) return last.delivery;
  const { displayName = '', phone = '', address = '', city = '' } = profile.data ?? {};
  const { postcode = '', country: saved = '', vatNumber = '' } = profile.data ?? {};
  const customerName = displayName || (name === email ? '' : name);
  const likely = address || city ? HOME_COUNTRY : undefined;
  const country = saved === '' ? likely : saved;
  return { customerName, phone, address, city, postcode, country, vatNumber };
}

/**
 * What an order form is about, asked of the shop as it is now, by the page: it is on its way while the page
 * still waits for what is ordered.
 *
 * @param customer the address of a customer for whom an admin orders
 */
export function useCheckoutTerms(customer?: string) {
  const delivery = useInitialDelivery(customer);
  return { delivery, query: useQuery(settingsQuery(true)) };
}

interface CheckoutTermsProps extends ReturnType<typeof useCheckoutTerms> {
  rows: number;
  children: (terms: Terms) => ReactNode;
}

const NO_ADDRESS = { address: '', city: '', postcode: '' } as const;

/** The address with a country: its own, else the chosen one. Where we do not deliver, an empty address at home. */
function addressed(delivery: Delivery, settings: ShopSettings): Terms['delivery'] {
  const { country } = delivery;
  if (country === undefined)
    return { ...delivery, country: servedCountry(settings, chosenCountry.read()) };
  return isServed(settings, country)
    ? { ...delivery, country }
    : { ...delivery, ...NO_ADDRESS, country: HOME_COUNTRY };
}

/** Where an order goes and on which terms. */
export function CheckoutTerms({ delivery, query, rows, children }: CheckoutTermsProps) {
  const loading = (
    <FormPlaceholder>
      <LoadingRows rows={rows} />
    </FormPlaceholder>
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
