import type { GatewayPayment } from '../../data/payments/gateway-types.ts';
import { hasAllLines } from '../payments/paid-orders.ts';
import type { DiscrepancyKind, PaymentView } from './discrepancy.ts';
import type { CheckTerms } from './order-discrepancies.ts';

/** What of the money went back as far as the books know. */
const recordedOf = ({ payment }: PaymentView): number =>
  payment.status === 'refunded' ? payment.amount : payment.partlyReturned;

const refundKinds = (view: PaymentView, { returned }: GatewayPayment): DiscrepancyKind[] => {
  const recorded = recordedOf(view);
  if (returned === recorded) return [];
  return [returned > recorded ? 'refund_unrecorded' : 'refund_missing'];
};

/** How the shop's record of money for lines of a purchase, each refunded by itself, differs from the gateway's. */
export const purchaseDiscrepancies = (
  view: PaymentView,
  gateway: GatewayPayment,
  { now, graceMs }: CheckTerms,
): DiscrepancyKind[] => {
  const { payment, lines = [] } = view;
  if (gateway.lost) return payment.status === 'paid' ? ['dispute_unrecorded'] : [];
  if (payment.status === 'lost') return ['dispute_missing'];
  const { checkout } = gateway;
  const isFresh = (gateway.paidAt ?? 0) > now - graceMs;
  if (payment.status === 'open' || payment.status === 'expired')
    return isFresh ? [] : ['payment_unrecorded'];
  const held = lines.filter(
    ({ tranID }) => tranID === (checkout.paymentIntentId ?? payment.sessionId),
  );
  const isHeld = hasAllLines(payment, held);
  const isOwed = held.some(
    ({ refundFailure, refundAskedAt }) => refundFailure !== null && refundAskedAt === null,
  );
  const isSame = payment.amount === checkout.amount && payment.currency === checkout.currency;
  return [
    ...(isHeld || isFresh || payment.status === 'refunded'
      ? []
      : (['paid_without_order'] as const)),
    ...(isSame ? [] : (['amount_mismatch'] as const)),
    ...refundKinds(view, gateway),
    ...(isOwed ? (['refund_failed'] as const) : []),
  ];
};
