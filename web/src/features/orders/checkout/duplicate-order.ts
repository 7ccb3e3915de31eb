import { type Delivery, HOME_COUNTRY, LOCALE, type Order } from '@rollwell/functions/contract';
import type { QueryClient } from '@tanstack/react-query';
import { request } from '../../../lib/api/request.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { recentOrdersQuery } from '../api/orders.ts';

/** Milliseconds within which a like order counts as a duplicate. */
const RECENT_MS = 60 * 60 * 1000;

/** Where something goes, as a form or an order has it. */
type Address = Pick<Delivery, 'address' | 'city' | 'postcode' | 'country'>;

const placeOf = ({ address, city, postcode, country = HOME_COUNTRY }: Address): string =>
  JSON.stringify([address, city, postcode ?? '', country].map((line) => line.trim()));

const goesThere = ({ address, city, delivery }: Order, there: Address): boolean => {
  const { postcode, country } = delivery;
  return placeOf({ address, city, postcode, country }) === placeOf(there);
};

/**
 * The recent orders to an address, in any state; cancelled ones are not listed.
 */
const recentOrdersTo = (orders: readonly Order[], there: Address): Order[] =>
  orders.filter(
    (order) => serverNow() - Date.parse(order.createdAt) < RECENT_MS && goesThere(order, there),
  );

const isAlone = ({ purchase }: Order): boolean => purchase === null || purchase.lines === 1;

/** The order of one product, and nothing with it, that was just placed for an address. */
export const recentDuplicate = (
  orders: readonly Order[],
  productId: string,
  there: Address,
): Order | undefined =>
  recentOrdersTo(orders, there).find((order) => isAlone(order) && order.productId === productId);

const haveSameIds = (one: readonly string[], other: readonly string[]): boolean =>
  [...one].sort().join(' ') === [...other].sort().join(' ');

/**
 * A recent order of the same products to the same address, from this form or another tab; of several
 * products its first line. Undefined where it cannot be read: placing the order will report that.
 */
export const findDuplicateOrder = async (
  client: QueryClient,
  email: string,
  productIds: readonly string[],
  there: Address,
): Promise<Order | undefined> => {
  try {
    const recent = await client.fetchQuery({ ...recentOrdersQuery(email), staleTime: 0 });
    const [productId = '', ...others] = productIds;
    if (others.length === 0) return recentDuplicate(recent, productId, there);
    const purchases = new Set(
      recentOrdersTo(recent, there).flatMap(({ purchase }) =>
        purchase?.lines === productIds.length ? purchase.id : [],
      ),
    );
    for (const id of purchases) {
      const lines = await request('getPurchase', { params: { id } });
      const ids = [...new Set(lines.map((line) => line.productId))];
      if (haveSameIds(ids, productIds)) return lines[0];
    }
    return undefined;
  } catch {
    return undefined;
  }
};

const MINUTE_MS = 60_000;

let format: Intl.RelativeTimeFormat | undefined;

/** How long ago something was, within the last hours: `a moment ago`, `2 minutes ago`. */
export const relativeTime = (iso: string, now: Date): string => {
  const minutes = Math.floor((now.getTime() - Date.parse(iso)) / MINUTE_MS);
  if (minutes < 1) return 'a moment ago';
  return (format ??= new Intl.RelativeTimeFormat(LOCALE)).format(-minutes, 'minute');
};
