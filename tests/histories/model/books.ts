import type { Firestore } from 'firebase-admin/firestore';
import { readAll, readWritten } from '../snapshot.ts';

interface PaymentState {
  orderId: string;
  status: string;
  paymentIntentId: string | null;
  /** Of several orders; missing where it is of one. */
  purchase?: object;
  partlyReturned: number;
}

interface AuditState {
  type: string;
  orderId?: string;
  paymentIntentId?: string | null;
  /** Of a restock: what it was of, and the tag of its command. */
  productId?: string;
  delta?: number;
  reason?: string;
  /** Of a refund: the gateway's id of it; null where the gateway did not say. */
  refundId?: string | null;
  withdrawalId?: string;
  by: string;
}

/** What is kept of an order that ended unpaid, under its id. */
interface RecordState {
  how: string;
  productId: string;
  quantity: number;
}

/** What is written beside products and orders. */
export const readBooks = async (db: Firestore) => {
  const [payments, events, audit, records, mail, withdrawals] = await Promise.all([
    readAll<PaymentState>(db, 'payments'),
    readAll<{ type: string }>(db, 'paymentEvents'),
    readWritten<AuditState>(db, 'auditLog'),
    readWritten<RecordState>(db, 'cancelledOrders'),
    readAll<{ message: { text: string } }>(db, 'mail'),
    readAll<{ name: string }>(db, 'withdrawals'),
  ]);
  return { payments, events, audit, records, mail, withdrawals };
};

export type Books = Awaited<ReturnType<typeof readBooks>>;
