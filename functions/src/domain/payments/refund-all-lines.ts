import { fromCents } from '../../contract/money/money.ts';
import { orderAllows } from '../../contract/orders/order-transitions.ts';
import { cents, type Cents } from '../../contract/money/units.ts';
import type { LoggedOnce } from '../../data/firestore/commit-records.ts';
import type { Mail } from '../../data/people/mail.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type {
  ChangedOrder,
  Payment,
  PaymentRecord,
} from '../../data/payments/payment-repository.ts';
import { orderMail, refundedLinesMail } from '../mail/order-mail.ts';
import { applyMailPolicy } from '../mail/mail-policy.ts';
import { withEvent } from '../orders/order-event.ts';
import { afterFailed, type RefundDeps } from '../orders/record-refund.ts';
import { refundable, refundOfPayment } from '../orders/refundable.ts';
import { settleRefund } from '../orders/settle-refund.ts';
import { CONFLICTED, retryOnContention } from '../retry-on-contention.ts';
import { GATEWAY } from './effect.ts';

const reason = 'by_gateway';

interface RefundedLine extends ChangedOrder {
  amount: Cents;
}

/** What each line gets back, no more than is left, and what the payment says after the last of them. */
const shareOut = (
  lines: readonly OrderRecord[],
  payment: PaymentRecord,
  at: number,
): { refunds: RefundedLine[]; change: Partial<Payment> } => {
  let change: Partial<Payment> = {};
  const refunds = lines.map((order) => {
    const known = { ...payment, ...change };
    const amount = refundable(order, known);
    const line = { refundId: null, cents: amount, reason };
    change = { ...change, ...refundOfPayment(known, order._id, line) };
    const refundedAt = new Date(at).toISOString();
    const after = { refundedAt, refundFailure: null, returned: order.returned };
    return { order, amount, change: withEvent('refunded', at, GATEWAY, after) };
  });
  return { refunds, change };
};

const idOf = (order: OrderRecord): string => `${order._id}-refunded${afterFailed(order)}`;

const logged = ({ order, amount }: RefundedLine, at: number): LoggedOnce => {
  const { _id: orderId, tranID: paymentIntentId, returned } = order;
  const details = { orderId, paymentIntentId, refundId: null, amount: fromCents(amount), returned };
  return {
    audit: { type: 'order.refunded', at, by: GATEWAY, details: { ...details, reason } },
    auditId: idOf(order),
  };
};

/** The one mail about them; its id is that of the first, which is not refunded again under it. */
const mailAbout = (
  { settings: { shopUrl }, mailPolicy }: RefundDeps,
  refunds: readonly [RefundedLine, ...RefundedLine[]],
): Promise<Mail | undefined> => {
  const [{ order }, ...others] = refunds;
  const amount = fromCents(cents(refunds.reduce((sum, line) => sum + line.amount, 0)));
  const mail =
    others.length === 0
      ? orderMail('refunded', order, shopUrl, { again: afterFailed(order), amount })
      : refundedLinesMail(idOf(order), [order, ...others.map((one) => one.order)], amount, shopUrl);
  return applyMailPolicy(mailPolicy, order.uid, mail);
};

/**
 * Records that all the money of a purchase went back in the gateway's dashboard: lines, payment, log
 * and one mail in one commit. A line whose refund an admin asked for comes to its end by that request.
 * @param heard the lines as they stood before the gateway was asked: whose refund has failed since is
 *   owed, and stays so
 * @param read the lines and the payment as they are by now
 * @throws AppError `too_many_requests` while they are changed all the time
 */
export const refundAllLines = (
  deps: RefundDeps,
  heard: readonly OrderRecord[],
  read: () => Promise<readonly [readonly OrderRecord[], PaymentRecord]>,
): Promise<void> => {
  const failureOf = new Map(heard.map((line) => [line._id, line.refundFailure?.refundId]));
  return retryOnContention(async () => {
    const [held, known] = await read();
    const asked = held.filter(({ refundAskedAt }) => refundAskedAt !== null);
    for (const { _id } of asked) await settleRefund(deps, _id);
    if (asked.length > 0) return CONFLICTED;
    const lines = held.filter(
      (line) =>
        failureOf.has(line._id) &&
        orderAllows(line, 'settleRefund') &&
        line.refundFailure?.refundId === failureOf.get(line._id),
    );
    const at = deps.now();
    const { refunds, change } = shareOut(lines, known, at);
    const [first, ...others] = refunds;
    if (!first) return undefined;
    await deps.payments.record({
      at,
      orders: refunds,
      payment: { known, change },
      records: {
        audits: refunds.map((line) => logged(line, at)),
        mail: await mailAbout(deps, [first, ...others]),
      },
    });
    return undefined;
  });
};
