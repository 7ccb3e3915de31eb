import { Timestamp, type DocumentSnapshot, type WriteBatch } from 'firebase-admin/firestore';
import { addAudit, type AuditEntry } from './audit.ts';
import { collection, type Firestore } from './firestore.ts';
import { addKey, type KeyToRecord } from './key-repository.ts';
import {
  addOrderChange,
  unchangedSince,
  type OrderChange,
  type OrderRecord,
} from './order-repository.ts';
import { toExactIso } from './timestamps.ts';

export type PaymentStatus = 'open' | 'paid' | 'expired' | 'refunded';

/** What the shop knows of one checkout session. */
export interface Payment {
  orderId: string;
  uid: string;
  /** In cents. */
  amount: number;
  currency: string;
  status: PaymentStatus;
  paymentIntentId: string | null;
  refundId: string | null;
  /** Why the money went back. */
  reason: string | null;
  declines: number;
}

interface StoredPayment extends Payment {
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PaymentRecord extends Payment {
  sessionId: string;
  version: string;
}

/** The effect of one event; all of it happens, once, or nothing. */
export interface EventCommit {
  event: { id: string; type: string };
  /** Milliseconds since 1970. */
  at: number;
  order?: { order: OrderRecord; change: OrderChange } | undefined;
  /** `known` is the record that changes; without one it is created from `change`. */
  payment?:
    | { known: PaymentRecord; change: Partial<Payment> }
    | { known: undefined; sessionId: string; change: Payment }
    | undefined;
  audit?: AuditEntry | undefined;
}

export interface PaymentRepository {
  find(sessionId: string): Promise<PaymentRecord | undefined>;
  findByIntent(paymentIntentId: string): Promise<PaymentRecord | undefined>;
  hasEvent(eventId: string): Promise<boolean>;
  /** Records a session that was opened for an order; fails with contention if the order changed meanwhile. */
  recordOpened(opened: {
    sessionId: string;
    payment: Payment;
    order: OrderRecord;
    change: OrderChange;
    key: KeyToRecord | undefined;
  }): Promise<void>;
  /** Records a key alone, for an answer that changed nothing else. */
  recordKey(key: KeyToRecord): Promise<void>;
  /** Fails with contention if the event was applied before or anything changed since it was read. */
  apply(commit: EventCommit): Promise<void>;
}

const toPayment = ({
  createdAt: _created,
  updatedAt: _updated,
  ...payment
}: StoredPayment): Payment => payment;

const toRecord = (document: DocumentSnapshot<StoredPayment>): PaymentRecord | undefined => {
  const stored = document.data();
  if (!stored || !document.updateTime) return undefined;
  const version = toExactIso(document.updateTime);
  return { ...toPayment(stored), sessionId: document.id, version };
};

export const createPaymentRepository = (db: Firestore): PaymentRepository => {
  const payments = collection<StoredPayment>(db, 'payments');
  const events = collection<{ type: string; at: Timestamp; orderId: string | null }>(
    db,
    'paymentEvents',
  );

  const addPayment = (batch: WriteBatch, payment: EventCommit['payment'], time: Timestamp) => {
    if (!payment) return;
    if (payment.known) {
      const { sessionId, version } = payment.known;
      const change = { ...payment.change, updatedAt: time };
      batch.update(payments.doc(sessionId), change, unchangedSince(version));
    } else {
      const stored = { ...payment.change, createdAt: time, updatedAt: time };
      batch.create(payments.doc(payment.sessionId), stored);
    }
  };

  return {
    find: async (sessionId) => toRecord(await payments.doc(sessionId).get()),

    findByIntent: async (paymentIntentId) => {
      const { docs } = await payments
        .where('paymentIntentId', '==', paymentIntentId)
        .limit(1)
        .get();
      return docs[0] && toRecord(docs[0]);
    },

    hasEvent: async (eventId) => (await events.doc(eventId).get()).exists,

    recordOpened: async ({ sessionId, payment, order, change, key }) => {
      const batch = db.batch();
      addOrderChange(db, batch, order, change);
      const time = Timestamp.fromMillis(change.at);
      addPayment(batch, { known: undefined, sessionId, change: payment }, time);
      if (key) addKey(db, batch, key);
      await batch.commit();
    },

    recordKey: async (key) => {
      const batch = db.batch();
      addKey(db, batch, key);
      await batch.commit();
    },

    apply: async ({ event, at, order, payment, audit }) => {
      const batch = db.batch();
      const time = Timestamp.fromMillis(at);
      const orderId = order?.order._id ?? payment?.known?.orderId ?? null;
      batch.create(events.doc(event.id), { type: event.type, at: time, orderId });
      if (order) addOrderChange(db, batch, order.order, order.change);
      addPayment(batch, payment, time);
      if (audit) addAudit(db, batch, audit);
      await batch.commit();
    },
  };
};
