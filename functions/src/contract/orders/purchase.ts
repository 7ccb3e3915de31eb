import type { Order, OrderEvent } from '../schemas/order.ts';
import { orderState, type OrderState } from './order-transitions.ts';

/** What was ordered together, line by line: at least one. An order that was placed by itself is its own. */
export type Purchase = readonly [Order, ...Order[]];

/** The purchases of a list of orders, each where its first one stands; their lines in their order. */
export const purchasesOf = <Line extends Order>(
  orders: readonly Line[],
): (readonly [Line, ...Line[]])[] => {
  const purchases = new Map<string, [Line, ...Line[]]>();
  for (const order of orders) {
    const id = order.purchase?.id ?? order._id;
    const lines = purchases.get(id);
    if (lines) lines.push(order);
    else purchases.set(id, [order]);
  }
  const place = ({ purchase }: Order): number => purchase?.line ?? 1;
  for (const lines of purchases.values()) lines.sort((one, other) => place(one) - place(other));
  return [...purchases.values()];
};

/** How far a purchase is: as far as all of its lines, or on the way there. */
export type PurchaseState = OrderState | 'partly_shipped';

/** What of one line is the state of all, since somebody has to do something about it or waits for it. */
const FIRST = ['refund_failed', 'placed', 'refunding'] as const satisfies readonly OrderState[];

/** The state of a purchase by those of its lines; a refunded line counts only where nothing else is left. */
export const purchaseState = (lines: Purchase): PurchaseState => {
  const states = lines.map(orderState);
  const first = FIRST.find((state) => states.includes(state));
  if (first) return first;
  const kept = states.filter((state) => state !== 'refunded');
  if (kept.length === 0) return 'refunded';
  if (!kept.includes('shipped')) return 'paid';
  return kept.includes('paid') ? 'partly_shipped' : 'shipped';
};

/** What happened to a purchase; `productNames` says to which of its lines, and is empty for all of them. */
export interface PurchaseEvent extends OrderEvent {
  productNames: readonly string[];
}

/** The histories of all lines as one, oldest first: what happened to several at once stands there once. */
export const purchaseHistory = (lines: Purchase): PurchaseEvent[] => {
  const events = new Map<string, OrderEvent & { of: Order[] }>();
  for (const order of lines) {
    for (const event of order.events) {
      const key = `${event.at} ${event.type} ${event.by}`;
      const known = events.get(key);
      if (known) known.of.push(order);
      else events.set(key, { ...event, of: [order] });
    }
  }
  return [...events.values()]
    .sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ of, ...event }) => ({
      ...event,
      productNames: of.length === lines.length ? [] : of.map(({ productName }) => productName),
    }));
};
