import {
  Timestamp,
  type DocumentSnapshot,
  type WriteBatch,
} from '../firestore/firestore-library.ts';
import { fromCents } from '../../contract/money/money.ts';
import type { ReturnReason } from '../../contract/orders/payments.ts';
import type { ReturnedPayment } from '../../contract/schemas/order.ts';
import {
  cents,
  type Cents,
  type PaymentIntentId,
  type SessionId,
} from '../../contract/money/units.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import type { PaidLines } from './gateway-types.ts';
import { checkPayment } from '../orders/invariants.ts';
import { toExactIso, toIso, unchangedSince } from '../firestore/timestamps.ts';

/** `refund_failed`: the money went back and came in again; `lost`: a bank took it back in a dispute. */
type PaymentStatus = 'open' | 'paid' | 'expired' | 'refunded' | 'refund_failed' | 'lost';

/** What went back for one line of a purchase. */
export interface LineRefund {
  /** Null where the gateway did not say. */
  refundId: string | null;
  /** In cents. */
  amount: number;
  /** The request whose mail will name this line with the others; missing once it was written. */
  pendingNotice?: string;
}

/** What the shop knows of one checkout session. */
export interface Payment {
  /** The order that it is for, or the first of them. */
  orderId: string;
  /** Set for lines of a purchase. */
  purchase: PaidLines | null;
  uid: string;
  /** In cents. */
  amount: Cents;
  currency: string;
  status: PaymentStatus;
  paymentIntentId: PaymentIntentId | null;
  refundId: string | null;
  /** Why the money went back. */
  reason: string | null;
  /**
   * How much of it went back before, in cents: parts that somebody returned in the gateway's dashboard,
   * and those of single lines.
   */
  partlyReturned: Cents;
  /** What went back for single lines, by their orders. */
  lineRefunds: Readonly<Record<string, LineRefund>>;
  /** Ids of its refunds that failed: up to three events report each, some of them late. */
  failedRefunds: readonly string[];
  declines: number;
}

export interface StoredPayment extends Payment {
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

export interface PaymentRecord extends Payment {
  sessionId: SessionId;
  version: string;
}

/** `known` is the record that changes; without one it is created from `change`. */
export type PaymentChange =
  | { known: PaymentRecord; change: Partial<Payment> }
  | { known: undefined; sessionId: SessionId; change: Payment };

export const paymentCollection = (db: Firestore) => collection<StoredPayment>(db, 'payments');

const toPayment = ({
  createdAt: _created,
  updatedAt: _updated,
  ...payment
}: StoredPayment): Payment => ({
  ...payment,
  amount: cents(payment.amount),
  partlyReturned: cents(payment.partlyReturned),
});

export const toPaymentRecord = (
  document: DocumentSnapshot<StoredPayment>,
): PaymentRecord | undefined => {
  const stored = document.data();
  if (!stored || !document.updateTime) return undefined;
  const version = toExactIso(document.updateTime);
  return { ...toPayment(stored), sessionId: document.id, version };
};

/** A payment that went back by itself; the query gives no others. */
export const toReturnedPayment = (id: string, stored: StoredPayment): ReturnedPayment => ({
  _id: id,
  orderId: stored.orderId,
  amount: fromCents(stored.amount),
  reason: stored.reason as ReturnReason,
  tranID: stored.paymentIntentId,
  refundId: stored.refundId,
  returnedAt: toIso(stored.updatedAt),
});

/** Adds the change of a payment to a commit, which fails if it changed since it was read; `at` in milliseconds. */
export const addPaymentChange = (
  db: Firestore,
  batch: WriteBatch,
  payment: PaymentChange,
  at: number,
): void => {
  const payments = paymentCollection(db);
  const time = Timestamp.fromMillis(at);
  if (payment.known) {
    const { sessionId, version } = payment.known;
    checkPayment({ ...payment.known, ...payment.change });
    const change = { ...payment.change, updatedAt: time };
    batch.update(payments.doc(sessionId), change, unchangedSince(version));
  } else {
    checkPayment(payment.change);
    const stored = { ...payment.change, createdAt: time, updatedAt: time };
    batch.create(payments.doc(payment.sessionId), stored);
  }
};
