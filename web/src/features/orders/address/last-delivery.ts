import { HOME_COUNTRY, type Delivery, type Order } from '@rollwell/functions/contract';
import { useState } from 'react';
import { useSignedInUser } from '../../../entities/session/use-session.ts';
import { tabMemory } from '../../../lib/tab-memory.ts';
import { useRecentOrders } from '../api/orders.ts';

const KEY = 'delivery';
const FIELDS = ['customerName', 'phone', 'address', 'city'] as const;

const deliveryOf = ({
  customerName,
  phone,
  address,
  city,
  postcode,
  country,
  vatNumber,
}: Delivery): Delivery => ({
  customerName,
  phone,
  address,
  city,
  postcode: postcode ?? '',
  // What was ordered before there were countries went home.
  country: country ?? HOME_COUNTRY,
  vatNumber: vatNumber ?? '',
});

/** Where an order went, as a form has it. */
const deliveryOfOrder = ({ delivery, business, ...order }: Order): Delivery =>
  deliveryOf({
    ...order,
    postcode: delivery.postcode,
    country: delivery.country,
    vatNumber: business?.vatNumber,
  });

const isDelivery = (value: unknown): value is Delivery =>
  typeof value === 'object' &&
  value !== null &&
  FIELDS.every((field) => typeof (value as Partial<Delivery>)[field] === 'string');

/** Keeps in this tab where an order goes: one that is cancelled again takes its address along. */
export const rememberDelivery = (uid: string, delivery: Delivery): void =>
  tabMemory.keep(KEY, uid, deliveryOf(delivery));

/**
 * Where the signed-in customer's last order went, to fill in the next one.
 *
 * @returns `delivery` is undefined while it is read, and for somebody who has not ordered yet
 */
export function useLastDelivery(): { delivery: Delivery | undefined; isLoading: boolean } {
  const { uid, email } = useSignedInUser();
  const [kept] = useState(() => tabMemory.recall(KEY, uid));
  const remembered = isDelivery(kept) ? kept : undefined;
  // Also where one is remembered: the form says what was ordered lately.
  const { data: [last] = [], isLoading } = useRecentOrders(email);
  return { delivery: remembered ?? (last ? deliveryOfOrder(last) : undefined), isLoading };
}
