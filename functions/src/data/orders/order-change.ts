import { Timestamp, type WriteBatch } from '../firestore/firestore-library.ts';
import type { Dispute, Order, OrderEvent, RefundFailure } from '../../contract/schemas/order.ts';
import type { SessionId, TransactionId } from '../../contract/money/units.ts';
import { addAudit, type AuditEntry } from '../firestore/audit.ts';
import type { Firestore } from '../firestore/firestore.ts';
import { checkOrderChange, invariant } from './invariants.ts';
import { appendEvents } from './order-history.ts';
import { orderKeywords } from '../search/order-keywords.ts';
import {
  officeEventsOf,
  privateOrderCollection,
  publicEvent,
  type PrivateOrder,
  type RefundRequest,
} from './private-order.ts';
import { orderCollection, timeOrNull, type OrderRecord, type WholeOrder } from './stored-order.ts';
import { unchangedSince } from '../firestore/timestamps.ts';

/**
 * What a change of an existing order may set; history is only ever added to. What is private, and
 * what somebody of the office did, is added to a `WholeOrder` alone.
 */
export interface OrderChange {
  paid?: boolean;
  shipped?: boolean;
  tranID?: TransactionId;
  holdUntil?: null;
  /** ISO 8601. */
  undoUntil?: string | null;
  checkoutSessionId?: SessionId;
  /** ISO 8601. */
  refundAskedAt?: string | null;
  refundedAt?: string;
  refundFailure?: RefundFailure | null;
  transfer?: Order['transfer'];
  dispute?: Dispute;
  withdrawal?: Order['withdrawal'];
  tracking?: Order['tracking'];
  /** Where it goes: all of it changes together, and what the order is found by follows. */
  customerName?: string;
  phone?: string;
  address?: string;
  city?: string;
  delivery?: Order['delivery'];
  returned?: boolean;
  refundRequest?: RefundRequest | null;
  events: OrderEvent[];
  /** Milliseconds since 1970. */
  at: number;
}

/** What the audit log keeps of a history that became too long. */
const archived = ({ _id: orderId }: OrderRecord, events: OrderEvent[], at: number): AuditEntry => ({
  type: 'order.history_archived',
  at,
  by: 'shop',
  details: { orderId, events },
});

/** Whether an order was read with its private part. */
export const isWhole = (order: OrderRecord): order is WholeOrder => 'refundRequest' in order;

/** The private part of an order after a change; undefined where nothing is private. */
const privatePart = (
  order: OrderRecord,
  { checkoutSessionId, refundRequest, events }: OrderChange,
  history: readonly OrderEvent[],
): PrivateOrder | undefined => {
  const isSaid = checkoutSessionId !== undefined || refundRequest !== undefined;
  if (!isWhole(order)) {
    const isPrivate = isSaid || officeEventsOf(order, events).length > 0;
    invariant(!isPrivate, 'what is private is read before it is written');
    return undefined;
  }
  const officeEvents = officeEventsOf(order, history);
  if (!isSaid && officeEvents.length === 0) return undefined;
  return {
    checkoutSessionId: checkoutSessionId ?? order.checkoutSessionId,
    refundRequest: refundRequest === undefined ? order.refundRequest : refundRequest,
    officeEvents,
  };
};

type ShownChange = Omit<
  OrderChange,
  'events' | 'at' | 'undoUntil' | 'refundAskedAt' | 'refundedAt'
>;

/** A change without what the order itself does not say. */
const shownOf = ({ checkoutSessionId: _session, refundRequest: _request, ...shown }: ShownChange) =>
  shown;

/** Adds the change of an order to a commit, which fails if the order changed since it was read. */
export const addOrderChange = (
  db: Firestore,
  batch: WriteBatch,
  order: OrderRecord,
  change: OrderChange,
): void => {
  const { events, at, undoUntil, refundAskedAt, refundedAt, ...others } = change;
  const shown = shownOf(others);
  checkOrderChange(order, { ...shown, ...(refundedAt !== undefined && { refundedAt }) });
  const history = appendEvents(order.events, events, at);
  if (history.moved.length > 0) addAudit(db, batch, archived(order, history.moved, at));
  const part = privatePart(order, change, history.events);
  if (part) batch.set(privateOrderCollection(db).doc(order._id), part);
  batch.update(
    orderCollection(db).doc(order._id),
    {
      ...shown,
      ...(shown.customerName !== undefined && { keywords: orderKeywords({ ...order, ...shown }) }),
      ...(undoUntil !== undefined && { undoUntil: timeOrNull(undoUntil) }),
      ...(refundAskedAt !== undefined && { refundAskedAt: timeOrNull(refundAskedAt) }),
      ...(refundedAt !== undefined && { refundedAt: timeOrNull(refundedAt) }),
      events: part ? history.events.map((event) => publicEvent(order, event)) : history.events,
      updatedAt: Timestamp.fromMillis(at),
    },
    unchangedSince(order.version),
  );
};
