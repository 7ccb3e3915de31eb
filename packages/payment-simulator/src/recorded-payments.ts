import { CHECKOUT_RETURN, COLLECTIONS, shopMark } from '@rollwell/functions/contract';
import { NO_INVOICE } from './invoice-params.ts';
import type { Store } from './store.ts';
import { nowSeconds } from './store.ts';

/** What the shop recorded of a payment. Amounts in cents, `at` in seconds. */
export interface RecordedPayment {
  sessionId: string;
  orderId: string;
  uid: string;
  amount: number;
  currency: string;
  status: string;
  paymentIntentId: string | null;
  at: number;
}

/** Payments of earlier runs; Stripe would still know them. */
export interface RecordedPayments {
  /** The project whose payments they are. */
  projectId: string;
  /** By the id of a session or of a payment intent. */
  find(id: string): Promise<RecordedPayment | undefined>;
}

const DAY_S = 24 * 60 * 60;

interface Places {
  pageUrl: (sessionId: string) => string;
  shopUrl: string;
  projectId: string;
}

/** Puts a payment of an earlier run back into the memory, as it must have been then. */
export const restorePayments = (
  { sessions, intents, charges }: Store,
  payment: RecordedPayment,
  { pageUrl, shopUrl, projectId }: Places,
): void => {
  const { sessionId, orderId, uid, amount, at: created, paymentIntentId: intentId } = payment;
  const currency = payment.currency.toLowerCase();
  const back = (outcome: string) =>
    `${shopUrl}/payment/${orderId}?${CHECKOUT_RETURN.param}=${outcome}`;
  const metadata = { shop: shopMark(projectId, shopUrl), orderId, uid };
  const paid = payment.status === 'paid' || payment.status === 'refunded';
  const refunded = payment.status === 'refunded';
  const open = payment.status === 'open' && created + DAY_S > nowSeconds();
  const facts = { created, currency, livemode: false, metadata } as const;
  if (paid && intentId !== null) {
    const chargeId = intentId.replace(/^pi/, 'ch');
    intents.set(intentId, {
      ...facts,
      id: intentId,
      object: 'payment_intent',
      amount,
      amount_received: amount,
      last_payment_error: null,
      receipt_email: null,
      latest_charge: chargeId,
      status: 'succeeded',
    });
    charges.set(chargeId, {
      ...facts,
      id: chargeId,
      object: 'charge',
      amount,
      amount_refunded: refunded ? amount : 0,
      disputed: false,
      paid: true,
      payment_intent: intentId,
      refunded,
      status: 'succeeded',
    });
  }
  sessions.set(sessionId, {
    session: {
      ...facts,
      id: sessionId,
      object: 'checkout.session',
      amount_subtotal: amount,
      amount_total: amount,
      cancel_url: back(CHECKOUT_RETURN.cancelled),
      client_reference_id: orderId,
      customer_email: null,
      expires_at: created + DAY_S,
      invoice: null,
      invoice_creation: NO_INVOICE,
      mode: 'payment',
      payment_intent: paid ? intentId : null,
      payment_status: amount === 0 ? 'no_payment_required' : paid ? 'paid' : 'unpaid',
      status: paid ? 'complete' : open ? 'open' : 'expired',
      success_url: back(CHECKOUT_RETURN.success),
      url: open ? pageUrl(sessionId) : null,
    },
    items: [{ name: 'Order of an earlier run', unitAmount: amount, quantity: 1 }],
    intentMetadata: metadata,
    receiptEmail: null,
  });
};

/**
 * The payments in the Firestore emulator at `host`. The client library is loaded at the first look:
 * the simulator is to start quickly.
 */
export const firestorePayments = (host: string, projectId: string): RecordedPayments => {
  const connect = async () => {
    process.env.FIRESTORE_EMULATOR_HOST = host;
    const [{ initializeApp }, { getFirestore }] = await Promise.all([
      import('firebase-admin/app'),
      import('firebase-admin/firestore'),
    ]);
    return getFirestore(initializeApp({ projectId }, 'payments')).collection(COLLECTIONS.payments);
  };
  let connection: ReturnType<typeof connect> | undefined;
  return {
    projectId,
    find: async (id) => {
      const payments = await (connection ??= connect());
      const document = id.startsWith('cs_')
        ? await payments.doc(id).get()
        : (await payments.where('paymentIntentId', '==', id).limit(1).get()).docs[0];
      const stored = document?.data();
      if (!document || !stored) return undefined;
      return {
        ...(stored as Omit<RecordedPayment, 'sessionId' | 'at'>),
        sessionId: document.id,
        at: document.createTime?.seconds ?? nowSeconds(),
      };
    },
  };
};
