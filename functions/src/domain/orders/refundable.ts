import { payableOf } from '../../contract/delivery/destinations.ts';
import {
  type Cents,
  cents,
  type PaymentIntentId,
  type SessionId,
} from '../../contract/money/units.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { LineRefund, Payment, PaymentRecord } from '../../data/payments/payment-repository.ts';
import type { Deps } from '../deps.ts';

/**
 * What an order was paid by: a payment at the gateway, or the checkout session alone where there was
 * nothing to pay; both stand in `tranID`.
 */
export const transactionOf = ({
  tranID,
  ...order
}: Pick<OrderRecord, 'tranID' | 'price' | 'quantity' | 'delivery' | 'business'>): {
  intent: PaymentIntentId | null;
  session: SessionId | null;
} => {
  const isFree = payableOf(order) === 0;
  return {
    intent: isFree ? null : (tranID as PaymentIntentId | null),
    session: isFree ? (tranID as SessionId | null) : null,
  };
};

/** What the shop recorded of the payment of an order. */
export const paymentOf = async (
  { payments }: Pick<Deps, 'payments'>,
  order: OrderRecord,
): Promise<PaymentRecord | undefined> => {
  const { intent, session } = transactionOf(order);
  if (intent !== null) return payments.findByIntent(intent);
  return session === null ? undefined : payments.find(session);
};

/**
 * What a refund of an order gives back. Parts that somebody returned in the gateway's dashboard went
 * before; of what was paid for a purchase, no more than is left.
 */
export const refundable = (
  order: Pick<OrderRecord, 'price' | 'quantity' | 'delivery' | 'business'>,
  payment: PaymentRecord | undefined,
): Cents => {
  const total = payableOf(order);
  if (!payment) return total;
  const { amount, partlyReturned, purchase } = payment;
  return cents(purchase ? Math.min(total, amount - partlyReturned) : total - partlyReturned);
};

interface Refund {
  refundId: string | null;
  cents: Cents;
  reason: string;
  /** The request whose last line will tell the customer of it. */
  pendingNotice?: string | undefined;
  /** The request whose mail is written with it. */
  noticeSent?: string | undefined;
}

/** The refunds of lines once the mail of a request is written. */
export const withoutPendingNotice = (
  lineRefunds: Payment['lineRefunds'],
  request: string | undefined,
): Record<string, LineRefund> =>
  Object.fromEntries(
    Object.entries(lineRefunds).map(([id, { pendingNotice, ...refund }]) => [
      id,
      pendingNotice === undefined || pendingNotice === request
        ? refund
        : { ...refund, pendingNotice },
    ]),
  );

/** What a payment says once an order that it paid is refunded: that all of it went back, or that line's part. */
export const refundOfPayment = (
  payment: PaymentRecord,
  orderId: string,
  { refundId, cents: amount, reason, pendingNotice, noticeSent }: Refund,
): Partial<Payment> => {
  const whole = { status: 'refunded', refundId, reason } as const;
  if (!payment.purchase) return whole;
  const partlyReturned = cents(payment.partlyReturned + amount);
  const lineRefunds = {
    ...withoutPendingNotice(payment.lineRefunds, noticeSent),
    [orderId]: { refundId, amount, ...(pendingNotice !== undefined && { pendingNotice }) },
  };
  return {
    ...(partlyReturned === payment.amount && whole),
    partlyReturned,
    lineRefunds,
  };
};
