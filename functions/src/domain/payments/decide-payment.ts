import { CURRENCY } from '../../contract/constants.ts';
import { payableSum } from '../../contract/delivery/destinations.ts';
import { toCents } from '../../contract/money/money.ts';
import { orderAllows } from '../../contract/orders/order-transitions.ts';
import type { ReturnReason } from '../../contract/orders/payments.ts';
import type { TransactionId } from '../../contract/money/units.ts';
import type { CheckoutFacts } from '../../data/payments/gateway-types.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { PaymentRecord } from '../../data/payments/payment-repository.ts';
import { hasAllLines } from './paid-orders.ts';

export type PaymentDecision =
  | { kind: 'pay'; tranId: TransactionId }
  /** This very payment was dealt with before. */
  | { kind: 'known' }
  | { kind: 'refund'; reason: ReturnReason };

/** The transaction id of a checkout; one without anything to pay has no payment intent. */
const tranIdOf = ({ paymentIntentId, sessionId }: CheckoutFacts): TransactionId =>
  paymentIntentId ?? sessionId;

const SETTLED: readonly PaymentRecord['status'][] = ['refunded', 'refund_failed', 'lost'];

/**
 * Whether the money of a checkout came in once and left again. Such a checkout is complete at the
 * gateway for good, though it pays for nothing.
 */
export const isMoneyReturned = (payment: Pick<PaymentRecord, 'status'> | undefined): boolean =>
  payment !== undefined && SETTLED.includes(payment.status);

/**
 * What money that came in through a checkout means for its orders as they are now: all of them are
 * paid by it, or it goes back.
 */
export const decidePayment = (
  checkout: CheckoutFacts,
  orders: readonly OrderRecord[],
  payment: Pick<PaymentRecord, 'status'> | undefined,
): PaymentDecision => {
  const tranId = tranIdOf(checkout);
  if (isMoneyReturned(payment)) return { kind: 'known' };
  if (orders.some(({ tranID }) => tranID === tranId)) return { kind: 'known' };
  if (!hasAllLines(checkout, orders)) return { kind: 'refund', reason: 'order_gone' };
  if (orders.some((order) => !orderAllows(order, 'pay')))
    return { kind: 'refund', reason: 'order_paid' };
  if (checkout.amount !== toCents(payableSum(orders)) || checkout.currency !== CURRENCY)
    return { kind: 'refund', reason: 'amount_mismatch' };
  return { kind: 'pay', tranId };
};
