import { Timestamp, type Query } from '../firestore/firestore-library.ts';
import { orderState, type OrderState } from '../../contract/orders/order-transitions.ts';
import type { OrderFilter, OrderSort } from '../../contract/products/listings.ts';
import { shopDay, shopDayStart } from '../../contract/delivery/delivery.ts';
import { isoDay } from '../../contract/delivery/working-days.ts';
import type { OrderQuery } from '../../contract/schemas/list-query.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { type PageOrder, latestFirst } from '../firestore/page.ts';
import type { StoredOrder } from './stored-order.ts';

/** How the orders of one list are found and sorted. */
interface OrderList {
  /** Whether an order belongs there, for whoever has read it. */
  fits: (order: Order) => boolean;
  order: PageOrder<StoredOrder>;
  /** The orders that belong there, so that none is read that is not shown. */
  candidates: (orders: Query<StoredOrder>) => Query<StoredOrder>;
}

export const NEWEST_FIRST = latestFirst<StoredOrder>('orders', 'createdAt');

/** Orders without the time have null there, or nothing, and neither is above any time. */
const EVER = Timestamp.fromMillis(0);

const latest = (field: 'refundAskedAt' | 'refundedAt'): PageOrder<StoredOrder> =>
  latestFirst(field, field);

/** Orders of which nobody wanted the money back. */
const kept = (orders: Query<StoredOrder>): Query<StoredOrder> =>
  orders.where('refundAskedAt', '==', null).where('refundedAt', '==', null);

const isIn =
  (state: OrderState) =>
  (order: Order): boolean =>
    orderState(order) === state;

/** Each `?state=` of GET /order; those about money by when it happened, the others by their age. */
export const ORDER_LISTS: Record<OrderFilter, OrderList> = {
  unpaid: {
    fits: isIn('placed'),
    order: NEWEST_FIRST,
    candidates: (orders) => orders.where('paid', '==', false),
  },
  paid: {
    fits: isIn('paid'),
    order: NEWEST_FIRST,
    candidates: (orders) => kept(orders.where('paid', '==', true).where('shipped', '==', false)),
  },
  shipped: {
    fits: isIn('shipped'),
    order: NEWEST_FIRST,
    candidates: (orders) => kept(orders.where('paid', '==', true).where('shipped', '==', true)),
  },
  refunding: {
    fits: isIn('refunding'),
    order: latest('refundAskedAt'),
    candidates: (orders) => orders.where('refundAskedAt', '>', EVER),
  },
  refund_failed: {
    fits: isIn('refund_failed'),
    order: { list: 'refundFailure', field: 'refundFailure.at', direction: 'desc', kind: 'text' },
    // An order without a failure has no such field, and is left out by being sorted by it.
    candidates: (orders) => orders.where('refundAskedAt', '==', null),
  },
  refunded: {
    fits: isIn('refunded'),
    order: latest('refundedAt'),
    candidates: (orders) =>
      orders.where('refundFailure', '==', null).where('refundedAt', '>', EVER),
  },
  disputed: {
    fits: ({ dispute }) => dispute?.state === 'open',
    order: { list: 'disputed', field: 'dispute.at', direction: 'desc', kind: 'text' },
    candidates: (orders) => orders.where('dispute.state', '==', 'open'),
  },
  withdrawn: {
    fits: ({ withdrawal, refundedAt }) => withdrawal !== null && refundedAt === null,
    // An order that nobody has withdrawn from has no such field, and is left out by being sorted by it.
    order: { list: 'withdrawn', field: 'withdrawal.at', direction: 'desc', kind: 'text' },
    candidates: (orders) => orders.where('refundedAt', '==', null),
  },
};

/** The same list, or from its other end. */
export const inOrder = <Stored extends object>(
  order: PageOrder<Stored>,
  sort: OrderSort,
): PageOrder<Stored> =>
  sort === 'newest' ? order : { ...order, list: `${order.list}-oldest`, direction: 'asc' };

/** What narrows a list of orders besides words. */
export type Narrowed = Pick<OrderQuery, 'state' | 'from' | 'to' | 'country'>;

/** The orders of some days by when they were placed. */
const placedWithin = (
  orders: Query<StoredOrder>,
  { from, to }: Pick<Narrowed, 'from' | 'to'>,
): Query<StoredOrder> => {
  const begun = from
    ? orders.where('createdAt', '>=', Timestamp.fromMillis(shopDayStart(from)))
    : orders;
  return to
    ? begun.where('createdAt', '<', Timestamp.fromMillis(shopDayStart(dayAfter(to))))
    : begun;
};

const dayAfter = (day: string): string => isoDay(Date.parse(day) + DAY_MS);
const DAY_MS = 24 * 60 * 60 * 1000;

const isPlacedWithin = ({ createdAt }: Order, { from = '', to }: Narrowed): boolean => {
  const day = shopDay(new Date(createdAt));
  return day >= from && (to === undefined || day <= to);
};

/**
 * A list narrowed as far as indexes do, and what tells of an order whether it belongs there; undefined
 * where the query tells all.
 */
export const narrowedList = (
  orders: Query<StoredOrder>,
  narrowed: Narrowed,
): Pick<OrderList, 'order'> & { query: Query<StoredOrder>; keep: Keep | undefined } => {
  const { state, from, to, country } = narrowed;
  const { order, candidates } = state
    ? ORDER_LISTS[state]
    : { order: NEWEST_FIRST, candidates: (all: Query<StoredOrder>) => all };
  // Lists about money are short, and sorted by something else: of those, what was read is looked at.
  const isByAge = order === NEWEST_FIRST;
  const inCountry = country && isByAge ? orders.where('delivery.country', '==', country) : orders;
  const query = candidates(isByAge ? placedWithin(inCountry, narrowed) : inCountry);
  const isTold = isByAge || [from, to, country].every((one) => one === undefined);
  return { order, query, keep: isTold ? undefined : keepOf(narrowed) };
};

type Keep = (order: Order) => boolean;

/** Whether an order belongs to a narrowed list. */
export const keepOf =
  (narrowed: Narrowed): Keep =>
  (order) =>
    (!narrowed.state || ORDER_LISTS[narrowed.state].fits(order)) &&
    (!narrowed.country || order.delivery.country === narrowed.country) &&
    isPlacedWithin(order, narrowed);
