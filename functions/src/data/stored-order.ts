import { Timestamp, type DocumentSnapshot, type WriteBatch } from './firestore-library.ts';
import { orderNumber } from '../contract/order-number.ts';
import type { Dispute, Order, OrderEvent, RefundFailure } from '../contract/schemas/order.ts';
import {
  pieces,
  type OrderId,
  type Pieces,
  type ProductId,
  type SessionId,
  type TransactionId,
} from '../contract/units.ts';
import { addAudit, type AuditEntry } from './audit.ts';
import { collection, type Firestore } from './firestore.ts';
import { checkOrderChange } from './laws.ts';
import { orderKeywords } from './search/order-keywords.ts';
import { grown } from './order-history.ts';
import { toExactIso, toIso } from './timestamps.ts';
import { unchangedSince } from './unchanged-since.ts';

/** How an admin wants an order refunded, until that is done. */
export interface RefundRequest {
  /** Tells one request from the next. */
  id: string;
  /** The admin's email. */
  by: string;
  restock: boolean;
  /** The idempotency record that counts the request as a success. */
  keyId: string | null;
}

type Times = 'holdUntil' | 'undoUntil' | 'createdAt' | 'updatedAt' | 'refundAskedAt' | 'refundedAt';

export interface StoredOrder extends Omit<
  Order,
  '_id' | 'number' | 'returned' | 'refundFailure' | 'dispute' | 'transfer' | Times
> {
  holdUntil: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  checkoutSessionId: string | null;
  /** What it is found by; missing in orders older than searching. */
  keywords?: string[];
  /** Missing in orders older than Undo. */
  undoUntil?: Timestamp | null;
  /** Missing in orders older than refunds. */
  refundAskedAt?: Timestamp | null;
  refundedAt?: Timestamp | null;
  returned?: boolean;
  refundRequest?: RefundRequest | null;
  /** Missing in orders older than failed refunds. */
  refundFailure?: RefundFailure | null;
  transfer?: Order['transfer'];
  /** Missing in orders older than disputes. */
  dispute?: Dispute | null;
}

const SHOWN: Record<Exclude<keyof StoredOrder, 'keywords'>, true> = {
  uid: true,
  email: true,
  productId: true,
  productName: true,
  price: true,
  quantity: true,
  totalPrice: true,
  customerName: true,
  phone: true,
  address: true,
  city: true,
  paid: true,
  shipped: true,
  tranID: true,
  holdUntil: true,
  undoUntil: true,
  refundAskedAt: true,
  refundedAt: true,
  refundFailure: true,
  transfer: true,
  dispute: true,
  returned: true,
  refundRequest: true,
  checkoutSessionId: true,
  events: true,
  createdAt: true,
  updatedAt: true,
};
/** All of an order but what it is found by, which is the most of it. */
export const ORDER_FIELDS: readonly string[] = Object.keys(SHOWN);

/** An order with what only the server knows of it. */
export interface OrderRecord extends Order {
  _id: OrderId;
  productId: ProductId;
  quantity: Pieces;
  tranID: TransactionId | null;
  /** The checkout session opened last. */
  checkoutSessionId: SessionId | null;
  /** Set while a refund that an admin asked for is under way. */
  refundRequest: RefundRequest | null;
  /** Changes with every change of the order. */
  version: string;
}

/** What a change of an existing order may set; history is only ever added to. */
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
  returned?: boolean;
  refundRequest?: RefundRequest | null;
  events: OrderEvent[];
  /** Milliseconds since 1970. */
  at: number;
}

export const orderCollection = (db: Firestore) => collection<StoredOrder>(db, 'orders');

const isoOrNull = (time: Timestamp | null | undefined): string | null =>
  time ? toIso(time) : null;

const timeOrNull = (iso: string | null): Timestamp | null =>
  iso === null ? null : Timestamp.fromDate(new Date(iso));

const numberOf = (id: string, { createdAt }: Pick<StoredOrder, 'createdAt'>): string =>
  orderNumber(id, toIso(createdAt));

/** What a stored order is found by. */
export const keywordsOfStored = (
  id: string,
  stored: Pick<StoredOrder, 'customerName' | 'email' | 'productName' | 'createdAt'>,
): string[] => orderKeywords({ ...stored, number: numberOf(id, stored) });

export const toOrder = (
  id: string,
  {
    checkoutSessionId: _session,
    refundRequest: _request,
    keywords: _words,
    ...stored
  }: StoredOrder,
): Order => ({
  ...stored,
  _id: id,
  number: numberOf(id, stored),
  holdUntil: isoOrNull(stored.holdUntil),
  undoUntil: isoOrNull(stored.undoUntil),
  createdAt: toIso(stored.createdAt),
  updatedAt: toIso(stored.updatedAt),
  refundAskedAt: isoOrNull(stored.refundAskedAt),
  refundedAt: isoOrNull(stored.refundedAt),
  refundFailure: stored.refundFailure ?? null,
  dispute: stored.dispute ?? null,
  transfer: stored.transfer ?? null,
  returned: stored.returned ?? false,
});

export const toOrderRecord = (document: DocumentSnapshot<StoredOrder>): OrderRecord | undefined => {
  const stored = document.data();
  if (!stored || !document.updateTime) return undefined;
  return {
    ...toOrder(document.id, stored),
    quantity: pieces(stored.quantity),
    checkoutSessionId: stored.checkoutSessionId,
    refundRequest: stored.refundRequest ?? null,
    version: toExactIso(document.updateTime),
  };
};

/** The document of a new order. */
export const toStoredOrder = ({ _id, number, ...order }: Order): StoredOrder => ({
  ...order,
  keywords: orderKeywords({ number, ...order }),
  holdUntil: timeOrNull(order.holdUntil),
  createdAt: Timestamp.fromDate(new Date(order.createdAt)),
  updatedAt: Timestamp.fromDate(new Date(order.updatedAt)),
  undoUntil: null,
  refundAskedAt: null,
  refundedAt: null,
  refundRequest: null,
  checkoutSessionId: null,
});

/** What the audit log keeps of a history that became too long. */
const archived = ({ _id: orderId }: OrderRecord, events: OrderEvent[], at: number): AuditEntry => ({
  type: 'order.history_archived',
  at,
  by: 'shop',
  details: { orderId, events },
});

/** Adds the change of an order to a commit, which fails if the order changed since it was read. */
export const addOrderChange = (
  db: Firestore,
  batch: WriteBatch,
  order: OrderRecord,
  { events, at, undoUntil, refundAskedAt, refundedAt, ...change }: OrderChange,
): void => {
  const refund = refundedAt === undefined ? {} : { refundedAt };
  checkOrderChange(order, { ...change, ...refund });
  const history = grown(order.events, events, at);
  if (history.moved.length > 0) addAudit(db, batch, archived(order, history.moved, at));
  batch.update(
    orderCollection(db).doc(order._id),
    {
      ...change,
      ...(undoUntil !== undefined && { undoUntil: timeOrNull(undoUntil) }),
      ...(refundAskedAt !== undefined && { refundAskedAt: timeOrNull(refundAskedAt) }),
      ...(refundedAt !== undefined && { refundedAt: timeOrNull(refundedAt) }),
      events: history.events,
      updatedAt: Timestamp.fromMillis(at),
    },
    unchangedSince(order.version),
  );
};
