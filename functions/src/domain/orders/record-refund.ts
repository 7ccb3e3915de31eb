import { orderAllows } from '../../contract/orders/order-transitions.ts';
import { fromCents } from '../../contract/money/money.ts';
import type { AuditEntry } from '../../data/firestore/audit.ts';
import type { Mail } from '../../data/people/mail.ts';
import type { OrderRecord, WholeOrder } from '../../data/orders/order-repository.ts';
import type {
  ChangedOrder,
  PaymentChange,
  PaymentCommit,
  PaymentRecord,
} from '../../data/payments/payment-repository.ts';
import type { Deps } from '../deps.ts';
import { CONFLICTED, retryOnContention } from '../retry-on-contention.ts';
import { withEvent } from './order-event.ts';
import { paymentOf, refundable, refundOfPayment } from './refundable.ts';
import { refundNotice } from './refund-mail.ts';

export type RefundDeps = Pick<
  Deps,
  'orders' | 'payments' | 'gateway' | 'stock' | 'settings' | 'now' | 'mailPolicy'
>;

/** Who stands in histories for a refund made in the gateway's own dashboard. */
const GATEWAY = 'gateway';

/** The suffix that keys, mails and log entries of an order's refund get after a failed one, so that each is written once more. */
export const afterFailed = ({ refundFailure }: Pick<OrderRecord, 'refundFailure'>): string =>
  refundFailure === null ? '' : `-after-${refundFailure.refundId}`;

interface RefundCommit extends Omit<PaymentCommit, 'orders'> {
  order: ChangedOrder;
  payment: PaymentChange | undefined;
  records: { audit: AuditEntry; auditId: string; mail: Mail | undefined };
}

const commitOf = async (
  deps: RefundDeps,
  order: WholeOrder,
  payment: PaymentRecord | undefined,
  refundId: string | null,
): Promise<RefundCommit> => {
  const { _id: orderId, refundRequest, tranID } = order;
  const cents = refundable(order, payment);
  const amount = fromCents(cents);
  const { by, restock } = refundRequest ?? { by: GATEWAY, restock: false };
  const returned = order.returned || restock;
  const again = afterFailed(order);
  const { mail, pendingNotice, noticeSent } = await refundNotice(deps, order, payment, {
    cents,
    again,
  });
  const at = deps.now();
  const reason = refundRequest ? 'by_admin' : 'by_gateway';
  const change = withEvent('refunded', at, by, {
    refundAskedAt: null,
    refundRequest: null,
    refundedAt: new Date(at).toISOString(),
    refundFailure: null,
    returned,
  });
  return {
    at,
    order: { order, change },
    payment: payment && {
      known: payment,
      change: refundOfPayment(payment, orderId, {
        refundId,
        cents,
        reason,
        pendingNotice,
        noticeSent,
      }),
    },
    records: {
      audit: {
        type: 'order.refunded',
        at,
        by,
        details: { orderId, paymentIntentId: tranID, refundId, amount, returned, reason },
      },
      auditId: `${orderId}-refunded${again}`,
      mail,
    },
  };
};

/** Writes the commit, through the stock where pieces go back; false when something changed meanwhile. */
const write = async ({ stock, payments }: RefundDeps, commit: RefundCommit): Promise<boolean> => {
  const { order: changed, payment, records, at } = commit;
  const { order, change } = changed;
  if (change.returned !== true || order.returned) {
    await payments.record({ at, orders: [changed], payment, records });
    return true;
  }
  const outcome = await stock.remove({
    kind: 'remove',
    returns: [{ order, kept: { change, payment }, ...records }],
    attempted: false,
  });
  return outcome === 'removed';
};

/**
 * Which refund it is: the gateway's id of it, or, where the gateway says only that the money is back,
 * the order as it was before that was known.
 */
export type ReportedRefund = string | Pick<OrderRecord, 'refundFailure'>;

/** The gateway answered, and by the time it is recorded here that refund has come back. */
const hasFailed = (
  { refundFailure }: OrderRecord,
  payment: PaymentRecord | undefined,
  reported: ReportedRefund,
): boolean => {
  const last = refundFailure?.refundId;
  if (typeof reported !== 'string') return last !== reported.refundFailure?.refundId;
  return last === reported || payment?.failedRefunds.includes(reported) === true;
};

/**
 * Records that the money of an order went back, once, in one commit with history, payment, audit
 * entry, mail and, if the admin wanted it, the pieces going back on sale. Does nothing for an order
 * whose refund is recorded already, or for a refund that has failed by now.
 * @throws AppError `too_many_requests` when the order will not keep still.
 */
export const recordRefund = (
  deps: RefundDeps,
  orderId: string,
  reported: ReportedRefund,
): Promise<void> =>
  retryOnContention(async () => {
    const order = await deps.orders.findWhole(orderId);
    if (!order || !orderAllows(order, 'settleRefund')) return;
    const payment = await paymentOf(deps, order);
    if (hasFailed(order, payment, reported)) return;
    const refundId = typeof reported === 'string' ? reported : null;
    const written = await write(deps, await commitOf(deps, order, payment, refundId));
    return written ? undefined : CONFLICTED;
  });
