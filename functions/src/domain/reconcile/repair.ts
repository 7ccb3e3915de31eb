import { orderState } from '../../contract/orders/order-transitions.ts';
import type { AuditEntry } from '../../data/firestore/audit.ts';
import type { Deps } from '../deps.ts';
import { recordRefund, type RefundDeps } from '../orders/record-refund.ts';
import { releaseOrder } from '../orders/release-holds.ts';
import { settleRefund } from '../orders/settle-refund.ts';
import { applyPaymentEvent, type PaymentEventDeps } from '../payments/apply-payment-event.ts';
import { onLinesRefunded } from '../payments/on-line-refunds.ts';
import { onExpired } from '../payments/on-unpaid.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import type { Discrepancy, PaymentView } from './discrepancy.ts';

type RepairDeps = RefundDeps & PaymentEventDeps & Pick<Deps, 'ledger'>;

const BY = 'shop';

const entry = (
  { now }: RepairDeps,
  type: AuditEntry['type'],
  { kind, about, shop, other }: Discrepancy,
): AuditEntry => ({
  type,
  at: now(),
  by: BY,
  details: { discrepancy: kind, about, shop, other },
});

/** An order that waits for a job: its hold is released, or its refund settled. */
const repairOrder = async (deps: RepairDeps, orderId: string): Promise<void> => {
  const order = await deps.orders.find(orderId);
  if (order && orderState(order) === 'refunding') return settleRefund(deps, orderId);
  return releaseOrder(deps, orderId);
};

const recordGivenBack = async (
  deps: RepairDeps,
  { payment, order, gateway }: PaymentView,
  audit: AuditEntry,
): Promise<void> => {
  if (payment.purchase)
    return retryOnContention(async () => {
      const known = (await deps.payments.find(payment.sessionId)) ?? payment;
      const at = deps.now();
      const effect = await onLinesRefunded(deps, known, { full: gateway?.refunded === true }, at);
      await deps.payments.record({ at, ...effect, records: effect.records ?? { audit } });
    });
  const paymentIntentId = gateway?.checkout.paymentIntentId ?? null;
  if (order?.tranID === paymentIntentId)
    return order.refundAskedAt !== null
      ? settleRefund(deps, order._id)
      : recordRefund(deps, order._id, payment.refundId ?? order);
  const change = { status: 'refunded', paymentIntentId, reason: 'by_gateway' } as const;
  return deps.payments.record({
    at: deps.now(),
    payment: { known: payment, change },
    records: { audit },
  });
};

/** Gives money back that should have gone before; a key of its own, because the first refund came to nothing. */
const giveBackAgain = async (
  deps: RepairDeps,
  { payment, gateway }: PaymentView,
  audit: AuditEntry,
): Promise<void> => {
  const paymentIntentId = gateway?.checkout.paymentIntentId;
  if (!paymentIntentId) return;
  const { orderId, refundId: before } = payment;
  const key = `refund-again-${paymentIntentId}-${before ?? 'none'}`;
  const reason = 'refund_missing';
  const refundId = await deps.gateway.refund({ key, paymentIntentId, orderId, reason });
  await deps.payments.record({
    at: deps.now(),
    payment: { known: payment, change: { status: 'refunded', refundId } },
    records: { audit },
  });
};

const closeLeftOpen = async (
  deps: RepairDeps,
  { payment, gateway }: PaymentView,
): Promise<void> => {
  const { sessionId } = payment;
  if (!gateway || (await deps.gateway.closeCheckout(sessionId)) === 'complete') return;
  await retryOnContention(async () => {
    const effect = await onExpired(deps, gateway.checkout);
    await deps.payments.record({ at: deps.now(), ...effect });
  });
};

const repairPayment = async (
  deps: RepairDeps,
  discrepancy: Discrepancy,
  view: PaymentView,
): Promise<void> => {
  const audit = entry(deps, 'payment.reconciled', discrepancy);
  const { kind } = discrepancy;
  if (kind === 'refund_unrecorded') return recordGivenBack(deps, view, audit);
  if (kind === 'refund_missing') return giveBackAgain(deps, view, audit);
  if (kind === 'checkout_left_open' || kind === 'expiry_unrecorded')
    return closeLeftOpen(deps, view);
  if (view.gateway) await applyPaymentEvent(deps, view.gateway.checkout, audit);
};

/**
 * Settles a discrepancy by the same means that should have kept it from arising; false where only a
 * person can decide.
 * @throws whatever keeps it from being settled; nothing is half done then.
 */
export const repair = async (deps: RepairDeps, discrepancy: Discrepancy): Promise<boolean> => {
  const { repair: how } = discrepancy;
  switch (how?.kind) {
    case undefined:
      return false;
    case 'stock':
      await deps.ledger.setAvailable(
        how.product,
        how.available,
        entry(deps, 'product.reconciled', discrepancy),
      );
      return true;
    case 'order':
      await repairOrder(deps, how.orderId);
      return true;
    case 'payment':
      await repairPayment(deps, discrepancy, how.view);
      return true;
  }
};
