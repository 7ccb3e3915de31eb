import { AppError } from '../../contract/api/app-error.ts';
import { fromCents, toCents } from '../../contract/money/money.ts';
import { isPaidOrShipped, orderRefusal } from '../../contract/orders/order-transitions.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import type { PartialRefund, PartialRefundForm } from '../../contract/schemas/office-order.ts';
import { orderKeyOf } from '../../data/orders/office-order-repository.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { firstInserted, readIdempotencyKey, recordOf } from '../idempotency.ts';
import { orderMail } from '../mail/order-mail.ts';
import { applyMailPolicy } from '../mail/mail-policy.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { findWholeOrder } from './find-order.ts';
import { withEvent } from './order-event.ts';
import { paymentOf, refundable, transactionOf } from './refundable.ts';

export type AmountDeps = Pick<
  Deps,
  'orders' | 'officeOrders' | 'payments' | 'keys' | 'gateway' | 'settings' | 'mailPolicy' | 'now'
>;

interface RefundAmount extends PartialRefundForm {
  orderId: string;
  idempotencyKey: string | undefined;
}

/** @throws AppError `order_not_paid`, `order_refunded`, or `validation_failed` for more than can go back as a part. */
const requireLess = async (deps: AmountDeps, order: WholeOrder, amount: number): Promise<void> => {
  if (!isPaidOrShipped(order)) throw new AppError(orderRefusal(order, 'askRefund'));
  const left = refundable(order, await paymentOf(deps, order));
  if (toCents(amount) >= left)
    throw new AppError('validation_failed', {
      fields: { amount: VALIDATION.amountLessThan(fromCents(left)) },
    });
};

/** Records that an amount is to go back, in one commit with the history, the audit entry and the key; gives its id. */
const ask = (
  deps: AmountDeps,
  caller: Caller,
  { orderId, amount, reason, idempotencyKey }: RefundAmount,
): Promise<{ id: string; replayed: boolean }> => {
  const { orders, officeOrders, payments, keys, now } = deps;
  const content = [orderId, { amount, reason }];
  const request = readIdempotencyKey(idempotencyKey, caller.uid, 'refundAmount', content);
  const id = orders.newId();
  return retryOnContention(async () => {
    const known = request && (await keys.find(request.id));
    const first = request && firstInserted(known, request, now());
    if (first !== undefined) return { id: first, replayed: true };
    const order = await findWholeOrder({ orders }, caller, orderId);
    const orderKey = orderKeyOf(order);
    // A commit that seemed to fail may have succeeded.
    const { partialRefunds } = await officeOrders.find(orderKey);
    if (partialRefunds.some((each) => each.id === id)) return { id, replayed: false };
    await requireLess(deps, order, amount);
    const [at, by] = [now(), caller.email];
    const details = { orderId, partialRefundId: id, amount, reason };
    const asked = { id, orderId, at: new Date(at).toISOString(), by, amount, reason };
    await payments.record({
      at,
      orders: [{ order, change: withEvent('partial_refund_asked', at, by) }],
      records: {
        audit: { type: 'order.partial_refund_asked', at, by, details },
        office: { orderKey, partialRefund: { ...asked, state: 'asked' } },
        key: request && recordOf(request, 'refundAmount', { insertedId: id }, known, at),
      },
    });
    return { id, replayed: false };
  });
};

const findAsked = async (
  { officeOrders }: AmountDeps,
  order: WholeOrder,
  id: string,
): Promise<PartialRefund | undefined> => {
  const { partialRefunds } = await officeOrders.find(orderKeyOf(order));
  return partialRefunds.find((each) => each.id === id);
};

/** Records once what the payment service said; with the mail to the customer where the money goes back. */
const record = (
  deps: AmountDeps,
  order: WholeOrder,
  id: string,
  state: 'made' | 'refused',
): Promise<void> =>
  retryOnContention(async () => {
    const asked = await findAsked(deps, order, id);
    if (asked?.state !== 'asked') return;
    const { amount, reason, by } = asked;
    const { payments, mailPolicy, settings } = deps;
    const at = deps.now();
    const details = { orderId: asked.orderId, partialRefundId: id, amount, reason };
    const facts = { again: `-${id}`, amount, reason };
    const mail = orderMail('partly_refunded', order, settings.shopUrl, facts);
    await payments.record({
      at,
      records: {
        audit: { type: `order.partial_refund_${state}`, at, by, details },
        auditId: `${id}-${state}`,
        office: { orderKey: orderKeyOf(order), partialRefund: { ...asked, state } },
        mail: state === 'made' ? await applyMailPolicy(mailPolicy, order.uid, mail) : undefined,
      },
    });
  });

/**
 * Asks the payment service for the money of a request that stands, once however often.
 * @param id of the partial refund
 * @throws AppError `refund_refused` when it never will, `payment_unavailable` when it does not answer.
 */
export const settlePartialRefund = async (
  deps: AmountDeps,
  order: WholeOrder,
  id: string,
): Promise<void> => {
  const asked = await findAsked(deps, order, id);
  if (asked?.state === 'refused') throw new AppError('refund_refused');
  const { intent: paymentIntentId } = transactionOf(order);
  if (asked?.state !== 'asked' || paymentIntentId === null) return;
  const amount = toCents(asked.amount);
  const key = `partial-refund-${id}`;
  try {
    const refundId = await deps.gateway.refund({ key, paymentIntentId, reason: 'partial', amount });
    if (refundId === null) throw new AppError('refund_refused');
  } catch (error) {
    if (error instanceof AppError && error.code === 'refund_refused')
      await record(deps, order, id, 'refused');
    throw error;
  }
  await record(deps, order, id, 'made');
};

/**
 * Gives a part of the money of a paid order back, with a reason; the order stays what it is. What the
 * admin wants is recorded first, then the payment service is asked. How much is back by now is recorded
 * when that tells of it, as of a part that somebody returns in its dashboard. The same call under the same
 * key asks again where there was no answer.
 * @throws AppError `not_found`, `order_not_paid`, `order_refunded`, `validation_failed` for as much as is
 *   left or more, `idempotency_mismatch`, `refund_refused` when the payment service never will, or
 *   `payment_unavailable` when it does not answer.
 */
export const refundAmount = async (
  deps: AmountDeps,
  caller: Caller,
  wanted: RefundAmount,
): Promise<{ id: string; replayed: boolean }> => {
  const asked = await ask(deps, caller, wanted);
  const order = await findWholeOrder(deps, caller, wanted.orderId);
  await settlePartialRefund(deps, order, asked.id);
  return asked;
};
