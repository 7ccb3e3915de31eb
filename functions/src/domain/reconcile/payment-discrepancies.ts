import type { Discrepancy, DiscrepancyKind, Evidence, PaymentView } from './discrepancy.ts';
import { purchaseDiscrepancies } from './purchase-discrepancies.ts';
import type { CheckTerms } from './order-discrepancies.ts';
import type { PaymentRecord } from '../../data/payments/payment-repository.ts';
import type { Deps } from '../deps.ts';
import { paidOrders } from '../payments/paid-orders.ts';

const shopSide = ({ payment, order }: PaymentView): Evidence => ({
  status: payment.status,
  amount: payment.amount,
  currency: payment.currency,
  paymentIntentId: payment.paymentIntentId,
  refundId: payment.refundId,
  partlyReturned: payment.partlyReturned,
  orderId: payment.orderId,
  order: order ? 'there' : 'gone',
  orderTranID: order?.tranID ?? null,
  orderRefundedAt: order?.refundedAt ?? null,
  refundFailure: order?.refundFailure?.why ?? null,
  transfer: order?.transfer?.reference ?? null,
});

const gatewaySide = ({ gateway }: PaymentView): Evidence =>
  gateway
    ? {
        status: gateway.status,
        paid: gateway.paid,
        amount: gateway.checkout.amount,
        currency: gateway.checkout.currency,
        paymentIntentId: gateway.checkout.paymentIntentId,
        refunded: gateway.refunded,
        returned: gateway.returned,
        lost: gateway.lost,
      }
    : { status: 'unknown' };

/** The order counts this payment as its own. */
const isHeld = ({ order, gateway, payment }: PaymentView): boolean =>
  order?.tranID === (gateway?.checkout.paymentIntentId ?? payment.sessionId);

/** Money that is at the gateway. */
const whenPaid = (view: PaymentView, { now, graceMs }: CheckTerms): DiscrepancyKind[] => {
  const { payment, order, gateway } = view;
  const { amount = 0, currency } = gateway?.checkout ?? {};
  const isFresh = (gateway?.paidAt ?? 0) > now - graceMs;
  if (payment.status === 'open' || payment.status === 'expired')
    return isFresh ? [] : ['payment_unrecorded'];
  if (isHeld(view) && order?.transfer) return [];
  if (isHeld(view) && order?.refundFailure)
    return order.refundAskedAt === null ? ['refund_failed'] : [];
  const givenBack =
    payment.status === 'refunded' ||
    payment.status === 'refund_failed' ||
    (isHeld(view) && order?.refundedAt !== null);
  if (givenBack) return amount > 0 ? ['refund_missing'] : [];
  return [
    ...(isHeld(view) || isFresh ? [] : (['paid_without_order'] as const)),
    ...(payment.amount === amount && payment.currency === currency
      ? []
      : (['amount_mismatch'] as const)),
  ];
};

/** Money that the gateway gave back. */
const whenRefunded = (view: PaymentView): DiscrepancyKind[] => {
  const { payment, order } = view;
  if (isHeld(view) && order?.transfer) return ['refunded_twice'];
  const recorded = payment.status === 'refunded' && !(isHeld(view) && order?.refundedAt === null);
  return recorded ? [] : ['refund_unrecorded'];
};

const whenUnpaid = ({ payment, order, gateway }: PaymentView): DiscrepancyKind[] => {
  if (payment.status === 'paid') return ['payment_unknown'];
  if (payment.status !== 'open' || !gateway) return [];
  if (gateway.status === 'expired') return ['expiry_unrecorded'];
  return order ? [] : ['checkout_left_open'];
};

const kindsOf = (view: PaymentView, terms: CheckTerms): DiscrepancyKind[] => {
  if (!view.gateway?.paid) return whenUnpaid(view);
  if (view.payment.purchase) return purchaseDiscrepancies(view, view.gateway, terms);
  if (view.gateway.lost) return view.payment.status === 'paid' ? ['dispute_unrecorded'] : [];
  if (view.payment.status === 'lost') return ['dispute_missing'];
  return view.gateway.refunded ? whenRefunded(view) : whenPaid(view, terms);
};

/** What is missing of a part would have to be given back a line at a time. */
const isForAPerson = (kind: DiscrepancyKind, { payment }: PaymentView): boolean =>
  FOR_A_PERSON.includes(kind) || (kind === 'refund_missing' && Boolean(payment.purchase));

/** Discrepancies that no program should settle: it cannot know which side is right. */
const FOR_A_PERSON: readonly DiscrepancyKind[] = [
  'payment_unknown',
  'amount_mismatch',
  'refund_failed',
  'refunded_twice',
  'dispute_unrecorded',
  'dispute_missing',
];

/** How the shop's record of a payment differs from its order and from the gateway. */
export const paymentDiscrepancies = (view: PaymentView, terms: CheckTerms): Discrepancy[] =>
  kindsOf(view, terms).map((kind) => ({
    kind,
    about: `payment ${view.payment.sessionId}`,
    shop: shopSide(view),
    other: gatewaySide(view),
    repair: isForAPerson(kind, view) ? undefined : { kind: 'payment', view },
  }));

/** Calls of the gateway that looking at one payment takes: its session, its intent and its charge. */
export const CALLS_PER_PAYMENT = 3;

/** Looks at one payment from all sides; a discrepancy counts only if it is still there at a second look. */
export const checkPayment = async (
  { gateway, orders, payments }: Pick<Deps, 'gateway' | 'orders' | 'payments'>,
  found: PaymentRecord,
  terms: CheckTerms,
): Promise<Discrepancy[]> => {
  const look = async (payment: PaymentRecord): Promise<Discrepancy[]> => {
    const [known, lines] = await Promise.all([
      gateway.inspect(payment.sessionId),
      paidOrders({ orders }, payment),
    ]);
    const view = { payment, order: lines[0], lines, gateway: known };
    return paymentDiscrepancies(view, terms);
  };
  if ((await look(found)).length === 0) return [];
  const again = await payments.find(found.sessionId);
  return again ? look(again) : [];
};
