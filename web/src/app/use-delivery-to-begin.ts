import { HOME_COUNTRY, type Delivery } from '@rollwell/functions/contract';
import { useLastDelivery } from '../features/orders/use-last-delivery.ts';
import { useProfile } from '../features/profile/api/get-user.ts';
import { useSignedInUser } from '../lib/session/use-session.ts';

/**
 * What an order form begins with: where the last order went, else what the profile says. Only a
 * convenience: without either the fields are empty. A saved address comes with its country.
 *
 * @returns undefined while it is read
 */
export function useDeliveryToBegin(): Delivery | undefined {
  const { email, name } = useSignedInUser();
  const last = useLastDelivery();
  const profile = useProfile(email);
  if (last.isLoading || profile.isPending) return undefined;
  if (last.delivery) return last.delivery;
  const { displayName = '', phone = '', address = '', city = '' } = profile.data ?? {};
  const customerName = displayName || (name === email ? '' : name);
  const country = address || city ? HOME_COUNTRY : undefined;
  const delivery = { customerName, phone, address, city, postcode: '', country } as const;
  return { ...delivery, vatNumber: '' };
}
