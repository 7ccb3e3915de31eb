import { AppError } from '../../contract/api/app-error.ts';
import { fromCents } from '../../contract/money/money.ts';
import { orderAllows } from '../../contract/orders/order-transitions.ts';
import { cents, type PaymentIntentId } from '../../contract/money/units.ts';
import type { FactOf } from '../../data/payments/gateway-types.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { LineRefund, PaymentRecord } from '../../data/payments/payment-repository.ts';
import type { Deps } from '../deps.ts';
import { officeMail } from '../mail/order-mail.ts';
import { withEvent } from '../orders/order-event.ts';
import { recordRefund, type RefundDeps } from '../orders/record-refund.ts';
import { settleRefund } from '../orders/settle-refund.ts';
import { CONFLICTED, retryOnContention } from '../retry-on-contention.ts';
import { GATEWAY, type Effect, type OfficeDeps } from './effect.ts';
import { paidOrders } from './paid-orders.ts';
import { refundAllLines } from './refund-all-lines.ts';

/** The orders that are paid by it. */
const heldBy = async (
  deps: Pick<Deps, 'orders'>,
  payment: PaymentRecord,
): Promise<OrderRecord[]> => {
  const lines = await paidOrders(deps, payment);
  return lines.filter(({ tranID }) => tranID === payment.paymentIntentId);
};

/** Whether lines of a purchase are paid by it, each of which may be refunded by itself. */
export const isHeldByLines = async (
  deps: Pick<Deps, 'orders'>,
  payment: PaymentRecord,
): Promise<boolean> => Boolean(payment.purchase) && (await heldBy(deps, payment)).length > 0;

const isAsked = ({ refundAskedAt }: OrderRecord): boolean => refundAskedAt !== null;

const hasFailed = ({ failedRefunds }: PaymentRecord): boolean => failedRefunds.length > 0;

/** How much of it went back by now; what an event says of that may be long past. */
const returnedOf = async ({ gateway }: Pick<Deps, 'gateway'>, { sessionId }: PaymentRecord) => {
  const known = await gateway.inspect(sessionId);
  if (!known)
    throw new AppError('conflict', { message: 'The gateway does not know this payment.' });
  return known;
};

/**
 * Records the refunds of lines that the gateway made for us and that nobody recorded: whoever asked was
 * told no, and another try of the same request went through.
 * @param seen of which orders that was tried before; those of now join them
 * @returns whether there were any
 */
const recordMade = async (
  deps: RefundDeps,
  { lineRefunds }: PaymentRecord,
  { paymentIntentId, seen }: { paymentIntentId: PaymentIntentId; seen: Set<string> },
  held: readonly OrderRecord[],
): Promise<boolean> => {
  const made = await deps.gateway.refundsMade(paymentIntentId);
  const unrecorded = made.filter(
    ({ orderId }) =>
      lineRefunds[orderId] === undefined &&
      !seen.has(orderId) &&
      held.some(({ _id }) => _id === orderId),
  );
  for (const { orderId, refundId } of unrecorded) {
    seen.add(orderId);
    await recordRefund(deps, orderId, refundId);
  }
  return unrecorded.length > 0;
};

/**
 * Money of a purchase went back: of lines that an admin wants refunded, which is recorded by their own
 * commits, or in the gateway's dashboard, as a whole or in part.
 * @throws AppError `too_many_requests` while its lines are being refunded all the time
 */
export const onLinesRefunded = async (
  deps: RefundDeps,
  payment: PaymentRecord,
  { full }: Pick<FactOf<'refunded'>, 'full'>,
  at: number,
): Promise<Effect> => {
  const { orderId, sessionId, paymentIntentId, currency } = payment;
  const seen = new Set<string>();
  const read = async () => {
    const [held, known = payment] = await Promise.all([
      heldBy(deps, payment),
      deps.payments.find(sessionId),
    ]);
    return [held, known] as const;
  };
  return retryOnContention(async () => {
    const before = await heldBy(deps, payment);
    for (const { _id } of before.filter(isAsked)) await settleRefund(deps, _id);
    // Read before the gateway is asked: a line that is refunded meanwhile makes this commit fail.
    const [held, known] = await read();
    if (held.some(isAsked)) return CONFLICTED;
    const { returned, refunded } = await returnedOf(deps, payment);
    if (known.status === 'refunded') return {};
    // Late news of a refund that failed since must not pass for another one.
    const neverFailed = !hasFailed(known) && held.every(({ refundFailure }) => !refundFailure);
    if (refunded || (full && neverFailed)) {
      await refundAllLines(deps, held, read);
      return {};
    }
    const part = cents(Math.max(0, returned - known.partlyReturned));
    if (part === 0 || paymentIntentId === null) return {};
    if (await recordMade(deps, known, { paymentIntentId, seen }, held)) return CONFLICTED;
    const reason = 'by_gateway';
    const details = { orderId, sessionId, paymentIntentId, amount: part, currency, reason };
    return {
      orders: held.map((order) => ({
        order,
        change: withEvent('partly_refunded', at, GATEWAY),
      })),
      payment: { known, change: { partlyReturned: returned } },
      records: { audit: { type: 'payment.refunded', at, by: GATEWAY, details } },
    };
  });
};

const sumOf = (refunds: readonly [string, LineRefund][]): number =>
  refunds.reduce((sum, [, { amount }]) => sum + amount, 0);

/**
 * The lines that a refund was for, by their orders; none for a part that was returned in the
 * dashboard. One of which the gateway did not say which it was is known by its amount; one of all the
 * money was for every line of which nothing else is known, though others were refunded by us since.
 */
const linesOf = (
  { amount: paid, lineRefunds }: PaymentRecord,
  { refundId, amount }: FactOf<'refund_failed'>,
): string[] => {
  const refunds = Object.entries(lineRefunds);
  const named = refunds.filter(([, refund]) => refund.refundId === refundId);
  const unnamed = refunds.filter(([, refund]) => refund.refundId === null);
  const alike = unnamed.filter(([, refund]) => refund.amount === amount).slice(0, 1);
  const isOfThese = amount === paid || sumOf(unnamed) === amount;
  const [fit = []] = [named, isOfThese ? unnamed : alike].filter(({ length }) => length > 0);
  return fit.map(([orderId]) => orderId);
};

/**
 * The refund of a line, or of several at once, did not reach the customer: those are owed, the others
 * stay as they are.
 * @throws AppError `conflict` while a refund is under way that may be this one, or of all the money, that is not recorded yet.
 */
export const onLineRefundFailed = async (
  deps: Pick<Deps, 'orders' | 'gateway'> & OfficeDeps,
  payment: PaymentRecord,
  fact: FactOf<'refund_failed'>,
  at: number,
): Promise<Effect> => {
  const { paymentIntentId, refundId, amount, why } = fact;
  const { sessionId, currency, failedRefunds: before, lineRefunds } = payment;
  const lines = linesOf(payment, fact);
  const ofLines = Object.entries(lineRefunds).filter(([id]) => lines.includes(id));
  const held = await heldBy(deps, payment);
  const failed = held.filter(({ _id }) => lines.includes(_id));
  const [order] = failed;
  const isAsMuchAsLeft = amount === payment.amount - payment.partlyReturned && !hasFailed(payment);
  const { _id: orderId } = order ?? { _id: payment.orderId };
  const failedRefunds = [...before, refundId];
  const details = { orderId, sessionId, paymentIntentId, refundId, amount, currency, why };
  const audit = { type: 'payment.refund_failed', at, by: GATEWAY, details } as const;
  if (!order) {
    const { returned } = await returnedOf(deps, payment);
    // Where a part is missing that is recorded, it was that one.
    const mayBeOfAll = isAsMuchAsLeft && returned >= payment.partlyReturned;
    if (mayBeOfAll || held.some(isAsked))
      throw new AppError('conflict', { message: 'This refund is not known yet.' });
    return {
      // Held against what is asked meanwhile, whose money would be counted here.
      orders: held.map((one) => ({ order: one, change: { events: [], at } })),
      payment: { known: payment, change: { partlyReturned: returned, failedRefunds } },
      records: { audit },
    };
  }
  const office = await deps.users.adminEmails();
  // Less than came back where all the money was returned and only some of the lines were recorded.
  const owed = cents(sumOf(ofLines));
  const matter = { id: refundId, orderId, amount: owed, why };
  const mail = officeMail('refund_failed', matter, failed, office, deps.settings.shopUrl);
  const failureOf = (line: OrderRecord) => ({
    ...{ at: new Date(at).toISOString(), refundId, why },
    amount: fromCents(cents(lineRefunds[line._id]?.amount ?? amount)),
  });
  return {
    orders: failed.map((line) => ({
      order: line,
      change: withEvent('refund_failed', at, GATEWAY, {
        ...(orderAllows(line, 'failRefund') && { refundFailure: failureOf(line) }),
      }),
    })),
    payment: {
      known: payment,
      change: {
        status: payment.status === 'refunded' ? 'paid' : payment.status,
        partlyReturned: cents(Math.max(0, payment.partlyReturned - sumOf(ofLines))),
        lineRefunds: Object.fromEntries(
          Object.entries(lineRefunds).filter(([id]) => !lines.includes(id)),
        ),
        failedRefunds,
      },
    },
    records: { audit, mail },
  };
};
