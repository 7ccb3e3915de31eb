import type { OrderState } from '../snapshot.ts';
import type { Books } from './books.ts';
import type { Charge } from '@rollwell/payment-simulator';
import { payable } from './cents.ts';
import type { Ledger } from './ledger.ts';
import { nameOf } from './product-name.ts';
import { checkRefundMails } from './refund-mails.ts';
import { refundsOf } from './refunds.ts';
import { demand } from './violation.ts';
import { checkReceipts } from './withdrawals.ts';

const REFUNDED = ['order.refunded', 'payment.refunded'];

/** True when the money that an order was paid with is with the shop at the end. */
const isHeld = ({ paid, refundedAt, refundFailure, transfer }: OrderState): boolean =>
  paid && (refundedAt === null || refundFailure !== null || transfer !== null);

/** What becomes of the payment of orders, and of one that no order needs. */
const statusOf = (
  paidOrders: readonly OrderState[],
  { amount, amount_refunded: back, metadata }: Charge,
): string => {
  const isOfLines = metadata.purchaseId !== undefined || paidOrders.length > 1;
  if (paidOrders.length > 0 && isOfLines) return back === amount ? 'refunded' : 'paid';
  if (paidOrders[0]?.refundedAt === null) return 'paid';
  return back > 0 ? 'refunded' : 'refund_failed';
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

/** Whether the failure of a refund of all the money stands at another line, the only one that had heard of it. */
const isToldAtAnother = (
  { audit }: Books,
  refunds: readonly { id: string }[],
  orderId: string,
): boolean =>
  audit.some(
    (entry) =>
      entry.type === 'payment.refund_failed' &&
      entry.orderId !== orderId &&
      refunds.some(({ id }) => id === entry.refundId),
  );

/** Each refund of a payment for one of its orders, or of one that no order needs, is made and noted once. */
const checkRefunds = (ledger: Ledger, books: Books, intent: string, orderId: string): void => {
  const made = refundsOf(ledger, orderId).filter(({ payment_intent }) => payment_intent === intent);
  const back = made.filter(({ status }) => status === 'succeeded').length;
  demand(back <= 1, `${intent}: given back ${back} times for ${orderId}`);
  const noted = books.audit.filter(
    (entry) =>
      REFUNDED.includes(entry.type) &&
      entry.paymentIntentId === intent &&
      entry.orderId === orderId,
  ).length;
  // Of a refund that failed before anybody heard of it, the news of its failure tells.
  const heard = back === made.length;
  const isKnown = noted > 0 || (!heard && isToldAtAnother(books, made, orderId));
  demand(
    heard ? noted === made.length : isKnown && noted <= made.length,
    `${intent}: given back ${made.length} times for ${orderId} and noted ${noted} times`,
  );
};

/**
 * Every payment that was taken is kept by its orders, or went back once and is recorded; or it came
 * in again, and that is recorded.
 */
const checkMoney = (ledger: Ledger, books: Books): void => {
  const { charges, refunds } = ledger.gateway.store;
  const { orders } = ledger.last;
  let held = 0;
  let unclaimed = 0;
  for (const charge of charges.values()) {
    const { payment_intent: intent, amount, amount_refunded: refunded, metadata } = charge;
    if (ledger.gateway.isForeign(metadata)) {
      checkForeign(ledger, intent, books);
      continue;
    }
    held += amount - refunded;
    const { orderId = '' } = metadata;
    const paidOrders = [...orders.values()].filter(({ tranID }) => tranID === intent);
    const isGiven = [...refunds.values()].some(({ payment_intent }) => payment_intent === intent);
    demand(
      paidOrders.length > 0 || isGiven,
      `${intent}: of ${orderId}, which is not paid by it, kept`,
    );
    if (paidOrders.length === 0) {
      if (refunded === 0) unclaimed += amount;
      checkRefunds(ledger, books, intent, orderId);
    }
    for (const { id } of paidOrders) checkRefunds(ledger, books, intent, id);
    const known = books.payments.find(({ paymentIntentId }) => paymentIntentId === intent);
    const status = statusOf(paidOrders, charge);
    demand(known?.status === status, `${intent}: ${status}, recorded as ${known?.status ?? '-'}`);
    demand(
      !known?.purchase || paidOrders.length === 0 || known.partlyReturned === refunded,
      `${intent}: another sum went back than recorded`,
    );
  }
  const owed = [...orders.values()]
    .filter(isHeld)
    .reduce((sum, order) => sum + payable(order), unclaimed);
  demand(held === owed, `${held} cents are held for orders of ${owed}`);
};

/** Each event of an order that its customer has to hear of is told by one mail. */
const checkMail = (ledger: Ledger, order: OrderState, books: Books): void => {
  const { audit, mail } = books;
  const { id, productId, purchase, tranID, shipped, transfer } = order;
  const ending = audit.find(({ type, orderId }) => orderId === id && ENDED.includes(type));
  // Whoever ends their own order needs no mail about it.
  const byUs = ledger.removed.has(id) && ending?.by !== `${order.uid}@shop.test`;
  const sent = (mailId: string): number => mail.filter((message) => message.id === mailId).length;
  const isTransferred = transfer !== null;
  demand(
    sent(`${id}-transferred`) === Number(isTransferred),
    `${id}: not as many mails transferred as due`,
  );
  checkRefundMails(order, books);
  const lines = ledger.purchaseOf(order);
  // Lines that are shipped together are told of by one, which names the product of each.
  const toldShipped = mail.filter(
    ({ id: mailId, message }) =>
      lines.some((line) => mailId === `${line.id}-shipped`) &&
      message.text.includes(nameOf(productId)),
  ).length;
  // Of a line that was split, each part that was shipped is told of, by itself or with others.
  const parts = lines.filter((line) => line.productId === productId && line.shipped).length;
  demand(
    toldShipped >= Number(shipped) && toldShipped <= parts,
    `${id}: ${toldShipped} mails about the shipping of ${parts} parts`,
  );
  // Lines that are paid together, or end together, are told of by one.
  const end = ledger.removed.get(id);
  const together = {
    paid: tranID === null ? [] : lines.filter((line) => line.tranID === tranID),
    cancelled: byUs ? lines.filter((line) => ledger.removed.get(line.id) === end) : [],
  };
  for (const [event, group] of Object.entries(together)) {
    const told = group.reduce((sum, line) => sum + sent(`${line.id}-${event}`), 0);
    demand(told === Math.min(1, group.length), `${id}: ${told} mails ${event}`);
    if (group.length === 0) demand(sent(`${id}-${event}`) === 0, `${id}: told of ${event}`);
  }
  // All lines of a purchase are told of by one.
  const received = sent(`${purchase?.id ?? id}-received`);
  demand(received === 1, `${id}: ${received} mails received`);
};

const ENDED = ['order.cancelled', 'order.released'];

/** An order that is gone has ended once, and its record says the same as the log, in the same commit. */
const checkEnd = (
  ledger: Ledger,
  { id, ...order }: OrderState,
  { audit, records }: Books,
): void => {
  const ends = audit.filter(({ type, orderId }) => orderId === id && ENDED.includes(type));
  const isGone = ledger.removed.has(id);
  demand(ends.length === Number(isGone), `${id}: ended, and its end noted ${ends.length} times`);
  const record = records.find((one) => one.id === id);
  demand(
    (record !== undefined) === isGone,
    `${id}: ${isGone ? 'gone' : 'there'}, and its record not`,
  );
  if (!record) return;
  const [end] = ends;
  demand(record.commit === end?.commit, `${id}: its record came by another commit than its end`);
  demand(
    `order.${record.how}` === end?.type,
    `${id}: ${end?.type ?? ''}, recorded as ${record.how}`,
  );
  demand(
    record.productId === order.productId && record.quantity === order.quantity,
    `${id}: another order than its record`,
  );
};

const checkOrders = (ledger: Ledger, books: Books): void => {
  const { audit } = books;
  checkHolds(ledger);
  checkRefundsEnded(ledger);
  for (const [id, order] of ledger.orders) {
    const { checkoutSessionId } = order;
    checkMail(ledger, order, books);
    checkEnd(ledger, order, books);
    const isGone = ledger.removed.has(id);
    const session = ledger.gateway.store.sessions.get(checkoutSessionId ?? '')?.session;
    demand(!isGone || session?.status !== 'open', `${id}: gone, and its checkout is still open`);
    const noted = (type: string) =>
      audit.filter((entry) => entry.type === type && entry.orderId === id).length;
    const before = Number(ledger.shippedBeforeSplit.has(id));
    const shipped = before + noted('order.shipped') - noted('order.ship_undone');
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
 * Checks what releasing holds leaves behind when nothing is in its way and every hold ran out: no order
 * is unpaid, whether or not an event told of its payment.
 * @throws Violation
 */
export const checkHolds = (ledger: Ledger): void => {
  for (const { id, paid } of ledger.last.orders.values())
    demand(paid, `${id}: still there unpaid after its hold`);
};

/**
 * Checks that every refund that was asked for is made, or is asked for no longer.
 * @throws Violation
 */
export const checkRefundsEnded = (ledger: Ledger): void => {
  for (const { id, refundAskedAt } of ledger.last.orders.values())
    demand(refundAskedAt === null, `${id}: its refund never came to its end`);
};

/**
 * Checks that no order can be paid twice: a shop that was let go on has closed whatever it opened
 * beside the checkout that the order knows of.
 * @throws Violation
 */
export const checkOpenCheckouts = (ledger: Ledger): void => {
  if (ledger.leftOpen > 0) return;
  for (const id of ledger.orders.keys()) {
    const open = ledger.openSessionsOf(id).length;
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
  checkReceipts(ledger, books);
};
