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
  /** Of a restock: what it was of, and the tag of its command. */
  productId?: string;
  delta?: number;
  reason?: string;
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

/** True when the money that an order was paid with is with the shop at the end. */
const isHeld = ({ paid, refundedAt, refundFailure, transfer }: OrderState): boolean =>
  paid && (refundedAt === null || refundFailure !== null || transfer !== null);

/** What becomes of the payment of an order, and of one that no order needs. */
const statusOf = (keeper: OrderState | undefined, isBack: boolean): string => {
  if (keeper?.refundedAt === null) return 'paid';
  return isBack ? 'refunded' : 'refund_failed';
};

/** The money of another program: nothing was done with it, and nothing is known of it. */
const checkForeign = (
  ledger: Ledger,
  intent: string,
  { payments, audit }: Pick<Books, 'payments' | 'audit'>,
): void => {
  const touched = [...ledger.gateway.store.refunds.values()].some(
    ({ payment_intent, metadata }) => payment_intent === intent && metadata.orderId !== undefined,
  );
  demand(!touched, `${intent}: of another program, and given back`);
  const noted = [...payments, ...audit].some(({ paymentIntentId }) => paymentIntentId === intent);
  demand(!noted, `${intent}: of another program, and in the books`);
};

/**
 * Every payment that was taken is kept by one order, or went back once and is recorded; or it came
 * in again, and that is recorded.
 */
const checkMoney = (ledger: Ledger, { payments, audit }: Books): void => {
  const { charges, refunds } = ledger.gateway.store;
  const { orders } = ledger.last;
  let held = 0;
  let unclaimed = 0;
  for (const charge of charges.values()) {
    const { payment_intent: intent, amount, amount_refunded: refunded, metadata } = charge;
    if (ledger.gateway.isForeign(metadata)) {
      checkForeign(ledger, intent, { payments, audit });
      continue;
    }
    held += amount - refunded;
    const { orderId = '' } = metadata;
    const order = orders.get(orderId);
    const keeper = order?.tranID === intent ? order : undefined;
    const made = [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent);
    const back = made.filter(({ status }) => status === 'succeeded').length;
    demand(
      keeper !== undefined || made.length > 0,
      `${intent}: of ${orderId}, which is not paid by it, kept`,
    );
    demand(back <= 1, `${intent}: given back ${back} times`);
    if (!keeper && back === 0) unclaimed += amount;
    const noted = audit.filter(
      ({ type, paymentIntentId }) => REFUNDED.includes(type) && paymentIntentId === intent,
    ).length;
    // Of a refund that failed before anybody heard of it, the news of its failure tells.
    const heard = back === made.length;
    demand(
      heard ? noted === made.length : noted > 0 && noted <= made.length,
      `${intent}: given back ${made.length} times and noted ${noted} times`,
    );
    const known = payments.find(({ paymentIntentId }) => paymentIntentId === intent);
    const status = statusOf(keeper, back > 0);
    demand(known?.status === status, `${intent}: ${status}, recorded as ${known?.status ?? '-'}`);
  }
  const owed = [...orders.values()]
    .filter(isHeld)
    .reduce((sum, { totalPrice }) => sum + cents(totalPrice), unclaimed);
  demand(held === owed, `${held} cents are held for orders of ${owed}`);
};

/** Each event of an order that its customer has to hear of is told by one mail. */
const checkMail = (ledger: Ledger, order: OrderState, { audit, mail }: Books): void => {
  const { id, purchase, paid, shipped, refundedAt, transfer } = order;
  const end = audit.find(({ type, orderId }) => orderId === id && ENDED.includes(type));
  // Whoever ends their own order needs no mail about it.
  const byUs = ledger.removed.has(id) && end?.by !== `${order.uid}@shop.test`;
  const due = {
    ...{ paid, shipped, cancelled: byUs },
    ...{ refunded: refundedAt !== null, transferred: transfer !== null },
  };
  const sent = (mailId: string): number => mail.filter((message) => message.id === mailId).length;
  for (const [event, isDue] of Object.entries(due))
    demand(sent(`${id}-${event}`) === Number(isDue), `${id}: not as many mails ${event} as due`);
  // All lines of a purchase are told of by one.
  const received = sent(`${purchase?.id ?? id}-received`);
  demand(received === 1, `${id}: ${received} mails received`);
};

const ENDED = ['order.cancelled', 'order.released'];

const checkOrders = (ledger: Ledger, books: Books): void => {
  const { audit } = books;
  checkHolds(ledger);
  for (const { id, refundAskedAt } of ledger.last.orders.values()) {
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

/** Every restock that was answered with success happened once, and the log tells of all of them. */
const checkRestocks = (ledger: Ledger, { audit }: Books): void => {
  const entries = audit.filter(({ type }) => type === 'product.restocked');
  for (const id of ledger.last.products.keys()) {
    const logged = entries
      .filter(({ productId }) => productId === id)
      .reduce((sum, { delta = 0 }) => sum + delta, 0);
    const moved = ledger.restocked.get(id) ?? 0;
    demand(logged === moved, `${id}: ${moved} pieces more were received, and ${logged} noted`);
  }
  for (const { command } of ledger.commands('restock')) {
    const { tag } = command;
    const times = entries.filter(({ reason }) => reason === tag).length;
    demand(times <= 1, `restock ${tag}: happened ${times} times`);
    demand(
      times === 1 || !ledger.doneRestocks.has(tag),
      `restock ${tag}: answered with success and never done`,
    );
  }
};

/**
 * Checks what a sweep leaves behind when nothing is in its way and every hold ran out: no order is
 * unpaid, whether or not an event told of its payment.
 * @throws Violation
 */
export const checkHolds = (ledger: Ledger): void => {
  for (const { id, paid } of ledger.last.orders.values())
    demand(paid, `${id}: still there unpaid after its hold`);
};

/**
 * Checks that no order can be paid twice: a shop that was let go on has closed whatever it opened
 * beside the checkout that the order knows of.
 * @throws Violation
 */
export const checkOpenCheckouts = ({ orders, gateway, leftOpen }: Ledger): void => {
  if (leftOpen > 0) return;
  for (const id of orders.keys()) {
    const open = gateway.openSessionsOf(id).length;
    demand(open <= 1, `${id}: ${open} checkouts of it can be paid`);
  }
};

/**
 * Checks how a history ended: all work done, all events delivered, all holds run out.
 * @throws Violation
 */
export const checkEnding = (ledger: Ledger, books: Books): void => {
  for (const { id, type, data } of ledger.gateway.events) {
    const isRecorded = books.events.some((event) => event.id === id);
    const isForeign = ledger.gateway.isOfOthers(data.object);
    demand(
      isRecorded !== isForeign,
      `${type} ${id}: accepted and ${isRecorded ? '' : 'not '}recorded`,
    );
  }
  const edits = books.audit.filter(({ type }) => type === 'product.updated').length;
  demand(edits === ledger.appliedEdits.size, `${ledger.appliedEdits.size} edits, ${edits} noted`);
  checkRestocks(ledger, books);
  checkOrders(ledger, books);
  checkMoney(ledger, books);
};
