import { Timestamp, type WriteBatch } from '../firestore/firestore-library.ts';
import { expiresAt } from '../../contract/api/retention.ts';
import { RETURN_REASONS } from '../../contract/orders/payments.ts';
import type { ReturnedPayment } from '../../contract/schemas/order.ts';
import type { PaymentIntentId, SessionId } from '../../contract/money/units.ts';
import { addRecords, type CommitRecords } from '../firestore/commit-records.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import { addKey, type KeyToRecord } from '../firestore/key-repository.ts';
import { readPage, type Page, type PageRequest, latestFirst } from '../firestore/page.ts';
import { addOrderChange, type OrderChange } from '../orders/order-change.ts';
import { addOrderSplit, type SplitOff } from '../orders/split-order.ts';
import type { OrderRecord } from '../orders/stored-order.ts';
import {
  addPaymentChange,
  paymentCollection,
  toPaymentRecord,
  toReturnedPayment,
  type PaymentChange,
  type PaymentRecord,
  type StoredPayment,
} from './stored-payment.ts';

export type { LineRefund, Payment, PaymentChange, PaymentRecord } from './stored-payment.ts';

/** An order as it was read, and what becomes of it. */
export interface ChangedOrder {
  order: OrderRecord;
  change: OrderChange;
  /** Pieces of which alone the change is true: they become a line of their own. */
  splitOff?: SplitOff | undefined;
}

/** Adds what becomes of an order, or of some of its pieces, to a commit. */
export const addChangedOrder = (
  db: Firestore,
  batch: WriteBatch,
  { order, change, splitOff }: ChangedOrder,
): void => {
  if (splitOff) addOrderSplit(db, batch, order, splitOff, change);
  else addOrderChange(db, batch, order, change);
};

/** A change of orders, of a payment, or of both, with what is written because of it. */
export interface PaymentCommit {
  /** Milliseconds since 1970. */
  at: number;
  /** More than one for lines of a purchase that are paid together. */
  orders?: readonly ChangedOrder[] | undefined;
  payment?: PaymentChange | undefined;
  records?: CommitRecords | undefined;
}

/** The effect of one event; all of it happens, once, or nothing. */
export interface EventCommit extends PaymentCommit {
  event: { id: string; type: string };
}

const NEWEST_FIRST = latestFirst<StoredPayment>('returned', 'updatedAt');

export interface PaymentRepository {
  find(sessionId: SessionId): Promise<PaymentRecord | undefined>;
  findByIntent(paymentIntentId: PaymentIntentId): Promise<PaymentRecord | undefined>;
  /** Payments that went back by themselves, newest first. */
  listReturned(page: PageRequest): Promise<Page<ReturnedPayment>>;
  hasEvent(eventId: string): Promise<boolean>;
  /** Fails with contention if anything changed since it was read. */
  record(commit: PaymentCommit): Promise<void>;
  /** Records a key alone, for an answer that changed nothing else. */
  recordKey(key: KeyToRecord): Promise<void>;
  /** Fails with contention if the event was applied before or anything changed since it was read. */
  apply(commit: EventCommit): Promise<void>;
}

interface StoredEvent {
  type: string;
  at: Timestamp;
  orderId: string | null;
  /** When a TTL policy deletes it. */
  expireAt: Timestamp;
}

export const createPaymentRepository = (db: Firestore): PaymentRepository => {
  const payments = paymentCollection(db);
  const events = collection<StoredEvent>(db, 'paymentEvents');

  const batchOf = ({ at, orders = [], payment, records }: PaymentCommit) => {
    const batch = db.batch();
    for (const changed of orders) addChangedOrder(db, batch, changed);
    if (payment) addPaymentChange(db, batch, payment, at);
    if (records) addRecords(db, batch, records);
    return batch;
  };

  return {
    find: async (sessionId) => toPaymentRecord(await payments.doc(sessionId).get()),

    findByIntent: async (paymentIntentId) => {
      const { docs } = await payments
        .where('paymentIntentId', '==', paymentIntentId)
        .limit(1)
        .get();
      return docs[0] && toPaymentRecord(docs[0]);
    },

    listReturned: (page) =>
      readPage(payments.where('reason', 'in', RETURN_REASONS), NEWEST_FIRST, page, (document) =>
        toReturnedPayment(document.id, document.data()),
      ),

    hasEvent: async (eventId) => (await events.doc(eventId).get()).exists,

    record: async (commit) => {
      await batchOf(commit).commit();
    },

    recordKey: async (key) => {
      const batch = db.batch();
      addKey(db, batch, key);
      await batch.commit();
    },

    apply: async ({ event, ...commit }) => {
      const orderId = commit.orders?.[0]?.order._id ?? commit.payment?.known?.orderId ?? null;
      const at = Timestamp.fromMillis(commit.at);
      const expireAt = Timestamp.fromMillis(expiresAt('paymentEvents', commit.at));
      await batchOf(commit)
        .create(events.doc(event.id), { type: event.type, at, orderId, expireAt })
        .commit();
    },
  };
};
