import { AppError } from '../../contract/api/app-error.ts';
import { orderAllows } from '../../contract/orders/order-transitions.ts';
import type { OrderRecord, WholeOrder } from '../../data/orders/order-repository.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { paymentOf, refundable, transactionOf } from './refundable.ts';
import { refusalNotice } from './refund-mail.ts';
import { afterFailed, recordRefund, type RefundDeps } from './record-refund.ts';

/** Asks the gateway for the money of an order; gives the refund's id, or null where there is none. */
const giveBack = async (
  { gateway, payments }: RefundDeps,
  order: OrderRecord,
): Promise<string | null> => {
  const { intent: paymentIntentId } = transactionOf(order);
  if (paymentIntentId === null) return null;
  const { _id: orderId, refundFailure, quantity } = order;
  // One key for each refund that failed: asked for once more, it is made once more, and only once.
  const again = afterFailed(order);
  const payment = order.purchase && (await payments.findByIntent(paymentIntentId));
  if (payment?.purchase) {
    // Of one payment for several orders, the part of this one.
    const amount = refundable(order, payment);
    if (amount === 0) return null;
    // A line that was refused and split since is another request, of another amount.
    const key = `order-refund-${paymentIntentId}-${orderId}-${quantity}${again}`;
    return gateway.refund({ key, paymentIntentId, orderId, reason: 'by_admin', amount });
  }
  const key = `order-refund-${paymentIntentId}${again}`;
  const refundId = await gateway.refund({ key, paymentIntentId, orderId, reason: 'by_admin' });
  // "Refunded before" is what we are told after the gateway has forgotten the key.
  if (refundFailure !== null) return refundId;
  return refundId ?? (await payments.findByIntent(paymentIntentId))?.refundId ?? null;
};

/**
 * Takes the request back that the gateway refuses, so that the order is what it was. One that was
 * asked for since is another, and stands.
 */
const takeBack = (
  deps: RefundDeps,
  { _id: orderId, refundRequest: refused }: WholeOrder,
  reason: string,
): Promise<void> =>
  retryOnContention(async () => {
    const order = await deps.orders.findWhole(orderId);
    if (!order?.refundRequest || !orderAllows(order, 'declineRefund')) return;
    if (order.refundRequest.id !== refused?.id) return;
    const { by, keyId } = order.refundRequest;
    const { mail, payment } = await refusalNotice(deps, order, await paymentOf(deps, order));
    const at = deps.now();
    await deps.payments.record({
      at,
      orders: [{ order, change: { refundAskedAt: null, refundRequest: null, events: [], at } }],
      payment,
      records: {
        audit: { type: 'order.refund_refused', at, by, details: { orderId, reason } },
        mail,
        ...(keyId !== null && { dropKeyId: keyId }),
      },
    });
  });

/**
 * Does what an admin's recorded request asks for: the money goes back, and then this is recorded.
 * The gateway refunds a payment once however often it is asked, and the record is written once, so
 * this may be stopped anywhere, run twice, or run at the same time in many places.
 * @throws AppError `refund_refused` when the gateway never will; the order is then what it was before.
 *   `payment_unavailable` when the gateway does not answer; the request stands and is worth another try.
 */
export const settleRefund = async (deps: RefundDeps, orderId: string): Promise<void> => {
  const order = await deps.orders.findWhole(orderId);
  if (!order?.refundRequest || !orderAllows(order, 'settleRefund')) return;
  let refundId: string | null;
  try {
    refundId = await giveBack(deps, order);
  } catch (error) {
    if (error instanceof AppError && error.code === 'refund_refused')
      await takeBack(deps, order, error.message);
    throw error;
  }
  await recordRefund(deps, orderId, refundId ?? order);
};
