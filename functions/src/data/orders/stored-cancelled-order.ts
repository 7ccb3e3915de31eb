import { Timestamp, type WriteBatch } from '../firestore/firestore-library.ts';
import { CANCELLED_ORDER_TTL_MS } from '../../contract/constants.ts';
import type { CancelledOrder, Order, OrderEnd } from '../../contract/schemas/order.ts';
import { collection, createDocument, type Firestore } from '../firestore/firestore.ts';
import { toIso } from '../firestore/timestamps.ts';
import { ORDER_FIELDS, toOrder, toStoredOrder, type StoredOrder } from './stored-order.ts';

/** How an order ended. */
export interface EndedOrder {
  /** As it was last, with a history that names the office's people. */
  order: Order;
  how: OrderEnd;
  /** Milliseconds since 1970. */
  at: number;
  /** A user's email, or `shop`; the owner goes by the email of the order. */
  by: string;
  /** Empty where nobody said why. */
  reason: string;
}

interface End {
  how: OrderEnd;
  cancelledAt: Timestamp;
  cancelledBy: string;
  reason: string;
}

/** What is kept of an order, with whatever the office did under its people's names: no browser reads it. */
export interface StoredCancelledOrder extends StoredOrder, End {
  /** A TTL policy deletes it then. */
  expireAt: Timestamp;
}

const END_FIELDS: Record<keyof End, true> = {
  how: true,
  cancelledAt: true,
  cancelledBy: true,
  reason: true,
};
/** All of it but what it is found by. */
export const CANCELLED_FIELDS: readonly string[] = [...ORDER_FIELDS, ...Object.keys(END_FIELDS)];

export const cancelledOrderCollection = (db: Firestore) =>
  collection<StoredCancelledOrder>(db, 'cancelledOrders');

/** Adds the record of an order to the commit that deletes it; the commit fails if there is one already. */
export const addCancelledOrder = (
  db: Firestore,
  batch: WriteBatch,
  { order, how, at, by, reason }: EndedOrder,
): void => {
  const stored: StoredCancelledOrder = {
    ...toStoredOrder(order),
    how,
    cancelledAt: Timestamp.fromMillis(at),
    cancelledBy: by,
    reason,
    expireAt: Timestamp.fromMillis(at + CANCELLED_ORDER_TTL_MS),
  };
  createDocument(batch, cancelledOrderCollection(db).doc(order._id), stored);
};

export const toCancelledOrder = (
  id: string,
  { how, cancelledAt, cancelledBy, reason, expireAt: _expireAt, ...stored }: StoredCancelledOrder,
): CancelledOrder => {
  const order = toOrder(id, stored);
  const at = toIso(cancelledAt);
  return {
    ...order,
    ...{ how, cancelledAt: at, cancelledBy, reason },
    events: [...order.events, { type: how, at, by: cancelledBy }],
  };
};
