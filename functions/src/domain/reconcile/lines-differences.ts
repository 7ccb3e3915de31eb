import type { GatewayPayment } from '../../data/gateway-types.ts';
import { countPaid } from '../payments/paid-orders.ts';
import type { DifferenceKind, PaymentView } from './difference.ts';
import type { CheckTerms } from './order-differences.ts';

/** What of the money went back as far as the books know. */
const recordedOf = ({ payment }: PaymentView): number =>
  payment.status === 'refunded' ? payment.amount : payment.partlyReturned;

const refundKinds = (view: PaymentView, { returned }: GatewayPayment): DifferenceKind[] => {
  const recorded = recordedOf(view);
  if (returned === recorded) return [];
  return [returned > recorded ? 'refund_unrecorded' : 'refund_missing'];
};

/** How the shop's record of money for lines of a purchase, each refunded by itself, differs from the gateway's. */
export const linesKinds = (
  view: PaymentView,
  gateway: GatewayPayment,
  { now, graceMs }: CheckTerms,
): DifferenceKind[] => {
  const { payment, lines = [] } = view;
  if (gateway.lost) return payment.status === 'paid' ? ['dispute_unheard'] : [];
  if (payment.status === 'lost') return ['dispute_missing'];
  const { checkout } = gateway;
  const isFresh = (gateway.paidAt ?? 0) > now - graceMs;
  if (payment.status === 'open' || payment.status === 'expired')
    return isFresh ? [] : ['paid_unheard'];
  const held = lines.filter(
    ({ tranID }) => tranID === (checkout.paymentIntentId ?? payment.sessionId),
  );
  const isHeld = held.length === countPaid(payment);
  const isOwed = held.some(
    ({ refundFailure, refundAskedAt }) => refundFailure !== null && refundAskedAt === null,
  );
  const isSame = payment.amount === checkout.amount && payment.currency === checkout.currency;
  return [
    ...(isHeld || isFresh || payment.status === 'refunded'
      ? []
      : (['paid_without_order'] as const)),
    ...(isSame ? [] : (['amount_differs'] as const)),
    ...refundKinds(view, gateway),
    ...(isOwed ? (['refund_failed'] as const) : []),
  ];
};
