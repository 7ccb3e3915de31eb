import { Timestamp, type WriteBatch } from '../firestore/firestore-library.ts';
import { splitAmounts } from '../../contract/orders/split-amounts.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { pieces, type OrderId, type Pieces } from '../../contract/money/units.ts';
import type { Firestore } from '../firestore/firestore.ts';
import { unchangedSince } from '../firestore/timestamps.ts';
import { checkOrderChange, checkSplit, invariant } from './invariants.ts';
import { isWhole, type OrderChange } from './order-change.ts';
import { appendEvents } from './order-history.ts';
import { officeEventsOf, privateOrderCollection, publicEvent } from './private-order.ts';
import {
  orderCollection,
  toStoredOrder,
  type OrderRecord,
  type WholeOrder,
} from './stored-order.ts';

/** Some pieces of a paid line that become a line of their own, of the same purchase and number. */
export interface SplitOff {
  id: OrderId;
  /** Fewer than the line has. */
  quantity: Pieces;
}

/** What a split changes of the line that stays. */
type Rest = Pick<OrderRecord, 'quantity' | 'totalPrice' | 'delivery' | 'business' | 'purchase'>;

/**
 * A line as two: what stays of it, as a change, and what is split off, after its own change. An order that
 * was placed by itself becomes a purchase of one line, so that its lines find each other.
 */
export const splitOrder = (
  order: WholeOrder,
  { id, quantity }: SplitOff,
  { events, at, ...change }: OrderChange,
): { rest: Rest; part: WholeOrder } => {
  const amounts = splitAmounts(order, quantity);
  checkSplit(order, { ...order, ...amounts.part }, amounts.rest);
  checkOrderChange(order, change);
  const purchase = order.purchase ?? { id: order._id, line: 1, lines: 1 };
  return {
    rest: { ...amounts.rest, quantity: pieces(amounts.rest.quantity), purchase },
    part: {
      ...order,
      ...amounts.part,
      ...change,
      ...{ _id: id, quantity, purchase },
      events: appendEvents(order.events, events, at).events,
      updatedAt: new Date(at).toISOString(),
    },
  };
};

/** An order without what only the server knows of it. */
const shownOf = ({
  checkoutSessionId: _session,
  refundRequest: _request,
  version: _version,
  ...order
}: WholeOrder): Order => order;

/** Adds a split to a commit, which fails if the order changed since it was read; `change` is of what is split off. */
export const addOrderSplit = (
  db: Firestore,
  batch: WriteBatch,
  order: OrderRecord,
  splitOff: SplitOff,
  change: OrderChange,
): void => {
  invariant(isWhole(order), 'an order is split with what is private of it');
  const { rest, part } = splitOrder(order, splitOff, change);
  const { checkoutSessionId, refundRequest } = part;
  batch
    .update(
      orderCollection(db).doc(order._id),
      { ...rest, updatedAt: Timestamp.fromMillis(change.at) },
      unchangedSince(order.version),
    )
    .create(
      orderCollection(db).doc(part._id),
      toStoredOrder({
        ...shownOf(part),
        events: part.events.map((event) => publicEvent(part, event)),
      }),
    )
    .create(privateOrderCollection(db).doc(part._id), {
      checkoutSessionId,
      refundRequest,
      officeEvents: officeEventsOf(part, part.events),
    });
};
