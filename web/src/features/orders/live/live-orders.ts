import { orderState, type Order } from '@rollwell/functions/contract';
import { texts } from '../texts.ts';

/** What the live listeners report: enough to know that a list is out of date, too little to show. */
export interface LiveOrders {
  /** The order that changed last; `updatedAt` as the API writes it. */
  newest: { id: string; updatedAt: string } | undefined;
  /** Every unpaid order, where the listener sees them all. */
  openIds?: ReadonlySet<string>;
  /** Orders that were deleted lately, where the listener sees that. */
  goneIds?: ReadonlySet<string>;
}

/** What is shown: all orders that there are (`complete`), or some of them. */
export interface ShownOrders {
  orders: readonly Order[];
  complete: boolean;
}

/** True when what is shown cannot be what there is now. */
export function isOutOfDate({ orders, complete }: ShownOrders, live: LiveOrders): boolean {
  const { newest, openIds, goneIds } = live;
  const contradicts = (order: Order): boolean => {
    if (newest?.id === order._id && newest.updatedAt !== order.updatedAt) return true;
    if (goneIds?.has(order._id)) return true;
    return openIds?.has(order._id) === order.paid;
  };
  if (orders.some(contradicts)) return true;
  const shown = new Set(orders.map((order) => order._id));
  if (newest && !shown.has(newest.id)) return true;
  return complete && [...(openIds ?? [])].some((id) => !shown.has(id));
}

/** The same, as far as it concerns these orders. */
export function liveOrders(live: LiveOrders, orders: readonly Order[]): LiveOrders {
  const isOne = orders.some(({ _id }) => _id === live.newest?.id);
  return { ...live, newest: isOne ? live.newest : undefined };
}

/** Whether an order that is no longer in the list was deleted, not only moved to another list. */
const wasDeleted = (order: Order, complete: boolean, { openIds, goneIds }: LiveOrders): boolean =>
  complete ||
  goneIds?.has(order._id) === true ||
  (!order.paid && openIds?.has(order._id) === false);

/** The changes between two lists as text for screen readers. */
export function describeChanges(
  { orders, complete }: ShownOrders,
  after: readonly Order[],
  live: LiveOrders,
): string {
  const old = new Map(orders.map((order) => [order._id, order]));
  const sentences = after.flatMap((order) => {
    const was = old.get(order._id);
    old.delete(order._id);
    if (!was) return [texts.live.added(order.productName)];
    const state = orderState(order);
    if (orderState(was) === state) return [];
    return [texts.live.changed(order.productName, texts.states[state])];
  });
  const gone = [...old.values()].map((order) =>
    wasDeleted(order, complete, live)
      ? texts.live.gone(order.productName)
      : texts.live.left(order.productName),
  );
  return [...sentences, ...gone].join(' ');
}
