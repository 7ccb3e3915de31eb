import { Timestamp, type Query } from 'firebase-admin/firestore';
import type { OrderState } from '../contract/order-transitions.ts';
import type { OrderFilter, OrderSort } from '../contract/schemas/list-query.ts';
import type { PageOrder } from './page.ts';
import type { StoredOrder } from './stored-order.ts';

/** How the orders of one state are found and sorted. */
interface OrderList {
  state: OrderState;
  order: PageOrder<StoredOrder>;
  /** The orders that may be in the state; the state itself is looked at once they are read. */
  candidates: (orders: Query<StoredOrder>) => Query<StoredOrder>;
}

export const NEWEST_FIRST: PageOrder<StoredOrder> = {
  list: 'orders',
  field: 'createdAt',
  direction: 'desc',
  kind: 'time',
};

/** Orders without the time have null there, or nothing, and neither is above any time. */
const EVER = Timestamp.fromMillis(0);

const lately = (
  field: 'refundAskedAt' | 'refundedAt',
): Pick<OrderList, 'order' | 'candidates'> => ({
  order: { list: field, field, direction: 'desc', kind: 'time' },
  candidates: (orders) => orders.where(field, '>', EVER),
});

/** Each `?state=` of GET /order; those about money by when it happened, the others by their age. */
export const ORDER_LISTS: Record<OrderFilter, OrderList> = {
  unpaid: {
    state: 'placed',
    order: NEWEST_FIRST,
    candidates: (orders) => orders.where('paid', '==', false),
  },
  paid: {
    state: 'paid',
    order: NEWEST_FIRST,
    candidates: (orders) => orders.where('paid', '==', true).where('shipped', '==', false),
  },
  shipped: {
    state: 'shipped',
    order: NEWEST_FIRST,
    candidates: (orders) => orders.where('paid', '==', true).where('shipped', '==', true),
  },
  refunding: { state: 'refunding', ...lately('refundAskedAt') },
  refund_failed: {
    state: 'refund_failed',
    order: { list: 'refundFailure', field: 'refundFailure.at', direction: 'desc', kind: 'text' },
    // An order without a failure has no such field, and is left out by being sorted by it.
    candidates: (orders) => orders,
  },
  refunded: { state: 'refunded', ...lately('refundedAt') },
};

/** The same list, or from its other end. */
export const inOrder = (order: PageOrder<StoredOrder>, sort: OrderSort): PageOrder<StoredOrder> =>
  sort === 'newest' ? order : { ...order, list: `${order.list}-oldest`, direction: 'asc' };
