import { AppError } from '../../contract/api/app-error.ts';
import { fromCents } from '../../contract/money/money.ts';
import { cents } from '../../contract/money/units.ts';
import { orderAllows, orderState } from '../../contract/orders/order-transitions.ts';
import type { FactOf } from '../../data/payments/gateway-types.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { Payment, PaymentRecord } from '../../data/payments/payment-repository.ts';
import type { Deps } from '../deps.ts';
import { officeMail } from '../mail/order-mail.ts';
import { withEvent } from '../orders/order-event.ts';
import { recordRefund, type RefundDeps } from '../orders/record-refund.ts';
import { settleRefund } from '../orders/settle-refund.ts';
import { GATEWAY, type Effect, type OfficeDeps } from './effect.ts';
import { isHeldByLines, onLineRefundFailed, onLinesRefunded } from './on-line-refunds.ts';

/** Payments of which a refund was recorded. */
const HEARD: readonly Payment['status'][] = ['refunded', 'refund_failed'];

/**
 * The payment that a refund is about; undefined for one that no checkout of ours took.
 * @throws AppError `conflict` when that payment is not known yet: applied now, the event
 *   would be forgotten when the payment arrives, so the gateway is to tell it again later.
 */
const refundedPayment = async (
  { payments }: Pick<Deps, 'payments'>,
  { paymentIntentId, orderId }: FactOf<'refunded' | 'refund_failed'>,
) => {
  const known = await payments.findByIntent(paymentIntentId);
  if (!known && orderId !== undefined)
    throw new AppError('conflict', { message: 'The payment of this refund is not known yet.' });
  return known;
};

/**
 * How much of a payment is back. Once a refund of it has failed, an event may be late news of that one:
 * then the gateway is asked.
 * @returns undefined where it does not know
 */
const returnedOf = async (
  { gateway }: Pick<Deps, 'gateway'>,
  { status, failedRefunds, sessionId }: PaymentRecord,
  order: OrderRecord | undefined,
  fact: FactOf<'refunded'>,
): Promise<Pick<FactOf<'refunded'>, 'amount' | 'full'> | undefined> => {
  // The order was read after the payment, and may know of what that did not.
  const hasFailed = status === 'refund_failed' || Boolean(order?.refundFailure);
  if (!hasFailed && failedRefunds.length === 0) return fact;
  const present = await gateway.inspect(sessionId);
  return present && { amount: present.returned, full: present.refunded };
};

/**
 * Money went back, by us or by somebody in the gateway's own dashboard. That of an order is recorded
 * by its own commit, which happens once; the event then has nothing more to change.
 * @returns undefined for a payment that no checkout of ours took
 * @throws AppError `conflict` when the payment itself is not known yet.
 */
export const onRefunded = async (
  deps: RefundDeps,
  fact: FactOf<'refunded'>,
  at: number,
): Promise<Effect | undefined> => {
  const { paymentIntentId } = fact;
  const known = await refundedPayment(deps, fact);
  if (!known) return undefined;
  if (known.status === 'refunded') return {};
  if (await isHeldByLines(deps, known)) return onLinesRefunded(deps, known, fact, at);
  const { orderId, sessionId, currency } = known;
  const order = await deps.orders.find(orderId);
  const returned = await returnedOf(deps, known, order, fact);
  if (!returned) return {};
  const { amount, full } = returned;
  if (full && order?.tranID === paymentIntentId) {
    if (order.refundAskedAt !== null) await settleRefund(deps, orderId);
    else await recordRefund(deps, orderId, order);
    return {};
  }
  const reason = 'by_gateway';
  // The gateway says how much has gone back by now; news comes out of order.
  const part = cents(Math.max(0, amount - known.partlyReturned));
  if (!full && part === 0) return {};
  const details = { orderId, sessionId, paymentIntentId, amount: part, currency, reason };
  const records = { audit: { type: 'payment.refunded', at, by: GATEWAY, details } } as const;
  if (full) return { payment: { known, change: { status: 'refunded', reason } }, records };
  const isHeld = order?.tranID === paymentIntentId;
  return {
    orders: isHeld ? [{ order, change: withEvent('partly_refunded', at, GATEWAY) }] : [],
    payment: { known, change: { partlyReturned: amount } },
    records,
  };
};

/**
 * Whether a refund that failed was a part that somebody made in the gateway's dashboard. One of as much
 * as is left may be the refund of all that is left as well, which is not recorded yet: by what is back
 * at the gateway it is known whether a recorded part is missing.
 */
const wasPart = async (
  { gateway }: Pick<Deps, 'gateway'>,
  { amount: paid, partlyReturned, refundId: ours, status, sessionId }: PaymentRecord,
  { refundId, amount }: FactOf<'refund_failed'>,
): Promise<boolean> => {
  if (refundId === ours) return false;
  if (amount !== paid - partlyReturned) return true;
  if (HEARD.includes(status) || partlyReturned === 0) return false;
  const present = await gateway.inspect(sessionId);
  return present !== undefined && present.returned < partlyReturned;
};

/**
 * A refund did not reach the customer, and the money is with us again. It is owed: the order says so
 * until it is refunded once more or paid out by bank, and the office gets a mail about it. Of a
 * refund that another one has replaced since, or of a part of the money, only the log tells.
 * @returns undefined for a payment that no checkout of ours took
 * @throws AppError `conflict` when the payment itself, or this refund, is not recorded yet.
 */
export const onRefundFailed = async (
  deps: Pick<Deps, 'orders' | 'payments' | 'gateway'> & OfficeDeps,
  fact: FactOf<'refund_failed'>,
  at: number,
): Promise<Effect | undefined> => {
  const known = await refundedPayment(deps, fact);
  if (!known) return undefined;
  const { paymentIntentId, refundId, amount, why } = fact;
  const { orderId, sessionId, currency } = known;
  if (known.failedRefunds.includes(refundId)) return {};
  if (await isHeldByLines(deps, known)) return onLineRefundFailed(deps, known, fact, at);
  const order = await deps.orders.find(orderId);
  const details = { orderId, sessionId, paymentIntentId, refundId, amount, currency, why };
  const audit = { type: 'payment.refund_failed', at, by: GATEWAY, details } as const;
  const failedRefunds = [...known.failedRefunds, refundId];
  if (await wasPart(deps, known, fact)) {
    const partlyReturned = cents(Math.max(0, known.partlyReturned - amount));
    return { payment: { known, change: { partlyReturned, failedRefunds } }, records: { audit } };
  }
  const isAnother = known.refundId !== null && known.refundId !== refundId;
  const isUnderWay = isAnother && order !== undefined && orderState(order) === 'refunding';
  if (isUnderWay || !HEARD.includes(known.status))
    throw new AppError('conflict', { message: 'This refund is not known yet.' });
  if (isAnother) return { payment: { known, change: { failedRefunds } }, records: { audit } };
  const isOurs = order?.tranID === paymentIntentId && orderAllows(order, 'failRefund');
  const office = await deps.users.adminEmails();
  const matter = { id: refundId, orderId, amount, why, isOwedAtOrder: isOurs };
  const mail = officeMail(
    'refund_failed',
    matter,
    order ? [order] : [],
    office,
    deps.settings.shopUrl,
  );
  const refundFailure = {
    ...{ at: new Date(at).toISOString(), refundId, why },
    amount: fromCents(amount),
  };
  return {
    orders: order && [
      { order, change: withEvent('refund_failed', at, GATEWAY, isOurs ? { refundFailure } : {}) },
    ],
    payment: { known, change: { status: 'refund_failed', refundId, failedRefunds } },
    records: { audit, mail },
  };
};
