import { CURRENCY } from '../../contract/constants.ts';
import { toCents } from '../../contract/money.ts';
import { orderAllows } from '../../contract/order-transitions.ts';
import type { ReturnReason } from '../../contract/schemas/payment.ts';
import type { TransactionId } from '../../contract/units.ts';
import type { CheckoutFacts } from '../../data/gateway-types.ts';
import type { OrderRecord } from '../../data/order-repository.ts';
import type { PaymentRecord } from '../../data/payment-repository.ts';

export type PaymentDecision =
  | { kind: 'pay'; tranId: TransactionId }
  /** This very payment was dealt with before. */
  | { kind: 'known' }
  | { kind: 'refund'; reason: ReturnReason };

/** The transaction id of a checkout; one without anything to pay has no payment intent. */
const tranIdOf = ({ paymentIntentId, sessionId }: CheckoutFacts): TransactionId =>
  paymentIntentId ?? sessionId;

/** What came in once and left again. */
const SETTLED: readonly PaymentRecord['status'][] = ['refunded', 'refund_failed', 'lost'];

/** What money that came in through a checkout means for its order as it is now. */
export const decidePayment = (
  checkout: CheckoutFacts,
  order: OrderRecord | undefined,
  payment: Pick<PaymentRecord, 'status'> | undefined,
): PaymentDecision => {
  const tranId = tranIdOf(checkout);
  if (payment && SETTLED.includes(payment.status)) return { kind: 'known' };
  if (order?.tranID === tranId) return { kind: 'known' };
  if (!order) return { kind: 'refund', reason: 'order_gone' };
  if (!orderAllows(order, 'pay')) return { kind: 'refund', reason: 'order_paid' };
  if (checkout.amount !== toCents(order.totalPrice) || checkout.currency !== CURRENCY)
    return { kind: 'refund', reason: 'amount_differs' };
  return { kind: 'pay', tranId };
};
