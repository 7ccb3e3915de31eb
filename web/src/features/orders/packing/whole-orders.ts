import {
  type Order,
  orderAllows,
  orderState,
  type Purchase,
  purchasesOf,
} from '@rollwell/functions/contract';
import type { QueryClient } from '@tanstack/react-query';
import { linesThere, purchaseQuery } from '../../../entities/order/order-queries.ts';

/** The lines of an order that go into its parcel: those that have not left, or all that are not refunded. */
export function toPack(lines: Purchase): readonly Order[] {
  const waiting = lines.filter((order) => orderAllows(order, 'ship'));
  if (waiting.length > 0) return waiting;
  return lines.filter((order) => ['placed', 'paid', 'shipped'].includes(orderState(order)));
}

const isWhole = (lines: Purchase): boolean => linesThere(lines) === (lines[0].purchase?.lines ?? 1);

/** The same orders with all of their lines, of which a list may have shown a part, by `GET /order/purchase/{id}`. */
export const withAllLines = (
  client: QueryClient,
  orders: readonly Purchase[],
): Promise<Purchase[]> =>
  Promise.all(
    orders.map(async (lines) => {
      const { purchase } = lines[0];
      if (purchase === null || isWhole(lines)) return lines;
      const found = await client.fetchQuery(purchaseQuery(purchase.id));
      return purchasesOf(found)[0] ?? lines;
    }),
  );
