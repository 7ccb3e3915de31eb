import type { Firestore } from 'firebase-admin/firestore';
import { readAll, type OrderState } from '../snapshot.ts';
import { cents } from './cents.ts';
import type { Ledger } from './ledger.ts';
import { demand } from './violation.ts';

interface PaymentState {
  orderId: string;
  status: string;
  paymentIntentId: string | null;
}

interface AuditState {
  type: string;
  orderId?: string;
  paymentIntentId?: string | null;
  by: string;
}

/** What is written beside products and orders. */
export const readBooks = async (db: Firestore) => {
  const [payments, events, audit, mail] = await Promise.all([
    readAll<PaymentState>(db, 'payments'),
    readAll<{ type: string }>(db, 'paymentEvents'),
    readAll<AuditState>(db, 'auditLog'),
    readAll<object>(db, 'mail'),
  ]);
  return { payments, events, audit, mail };
};

export type Books = Awaited<ReturnType<typeof readBooks>>;

const REFUNDED = ['order.refunded', 'payment.refunded'];

/** Every payment that was taken is kept by one order, or went back once and is recorded once. */
const checkMoney = (ledger: Ledger, { payments, audit }: Books): void => {
  const { charges, refunds, intents } = ledger.gateway.store;
  const { orders } = ledger.last;
  let held = 0;
  for (const { payment_intent: intent, amount, amount_refunded: refunded } of charges.values()) {
    held += amount - refunded;
    const orderId = intents.get(intent)?.metadata.orderId ?? '';
    const keeper = orders.get(orderId);
    const isKept = keeper?.tranID === intent;
    const back = [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
    demand(isKept || back.length === 1, `${intent}: of ${orderId}, which is not paid by it, kept`);
    demand(back.length <= 1, `${intent}: given back ${back.length} times`);
    const noted = audit.filter(
      ({ type, paymentIntentId }) => REFUNDED.includes(type) && paymentIntentId === intent,
    );
    demand(
      noted.length === back.length,
      `${intent}: given back ${back.length} times and noted ${noted.length} times`,
    );
    const known = payments.find(({ paymentIntentId }) => paymentIntentId === intent);
    const status = back.length > 0 ? 'refunded' : 'paid';
    demand(known?.status === status, `${intent}: ${status}, recorded as ${known?.status ?? '-'}`);
  }
  const owed = [...orders.values()]
    .filter(({ paid, refundedAt }) => paid && refundedAt === null)
    .reduce((sum, { totalPrice }) => sum + cents(totalPrice), 0);
  demand(held === owed, `${held} cents are held for orders of ${owed}`);
};

/** Each event of an order that its customer has to hear of is told by one mail. */
const checkMail = (ledger: Ledger, order: OrderState, { audit, mail }: Books): void => {
  const { id, paid, shipped, refundedAt } = order;
  const end = audit.find(({ type, orderId }) => orderId === id && ENDED.includes(type));
  // Whoever ends their own order needs no mail about it.
  const byUs = ledger.removed.has(id) && end?.by !== `${order.uid}@shop.test`;
  const due = { received: true, paid, shipped, refunded: refundedAt !== null, cancelled: byUs };
  for (const [event, isDue] of Object.entries(due)) {
    const sent = mail.filter((message) => message.id === `${id}-${event}`).length;
    demand(sent === Number(isDue), `${id}: ${sent} mails ${event}`);
  }
};

const ENDED = ['order.cancelled', 'order.released'];

const checkOrders = (ledger: Ledger, books: Books): void => {
  const { audit } = books;
  for (const { id, paid, refundAskedAt } of ledger.last.orders.values()) {
    demand(paid, `${id}: still there unpaid after its hold`);
    demand(refundAskedAt === null, `${id}: its refund never came to its end`);
  }
  for (const [id, order] of ledger.orders) {
    const { checkoutSessionId } = order;
    checkMail(ledger, order, books);
    const ends = audit.filter(({ type, orderId }) => orderId === id && ENDED.includes(type)).length;
    const isGone = ledger.removed.has(id);
    demand(ends === Number(isGone), `${id}: ended, and its end noted ${ends} times`);
    const session = ledger.gateway.store.sessions.get(checkoutSessionId ?? '')?.session;
    demand(!isGone || session?.status !== 'open', `${id}: gone, and its checkout is still open`);
    const noted = (type: string) =>
      audit.filter((entry) => entry.type === type && entry.orderId === id).length;
    const shipped = noted('order.shipped') - noted('order.ship_undone');
    demand(shipped === Number(order.shipped), `${id}: shipped, noted ${shipped} times`);
    demand(order.undoUntil === null, `${id}: shipped, and its customer was never told`);
  }
};

/**
 * Checks how a history ended: all work done, all events delivered, all holds run out.
 * @throws Violation
 */
export const checkEnding = (ledger: Ledger, books: Books): void => {
  for (const event of ledger.gateway.events)
    demand(
      books.events.some(({ id }) => id === event.id),
      `${event.type} ${event.id}: accepted and not recorded`,
    );
  const edits = books.audit.filter(({ type }) => type === 'product.updated').length;
  demand(edits === ledger.appliedEdits.size, `${ledger.appliedEdits.size} edits, ${edits} noted`);
  checkOrders(ledger, books);
  checkMoney(ledger, books);
};
