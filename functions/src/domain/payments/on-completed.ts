import {
  leadTimeOf,
  type DeliveryPace,
  type WithLeadTime,
} from '../../contract/delivery/delivery.ts';
import type { ReturnReason } from '../../contract/orders/payments.ts';
import type { CheckoutFacts } from '../../data/payments/gateway-types.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { PaymentRecord } from '../../data/payments/payment-repository.ts';
import type { Deps } from '../deps.ts';
import { ordersMail, returnedPaymentMail } from '../mail/order-mail.ts';
import { applyMailPolicy } from '../mail/mail-policy.ts';
import { withEvent } from '../orders/order-event.ts';
import { decidePayment } from './decide-payment.ts';
import { GATEWAY, paymentChange, type Effect } from './effect.ts';
import { paidOrders } from './paid-orders.ts';

/** What news of a payment reaches. */
export type CompletedDeps = Pick<
  Deps,
  'orders' | 'payments' | 'gateway' | 'settings' | 'mailPolicy'
> & {
  cachedReads: Pick<Deps['cachedReads'], 'settings'>;
  products: { get(id: string): Promise<WithLeadTime | undefined> };
};

interface Known {
  orders: readonly OrderRecord[];
  payment: PaymentRecord | undefined;
}

/**
 * Sends the money back. The gateway refunds a payment once however often this is asked, so a crash
 * before the record of it is written leads to the same single refund at the next delivery.
 */
const giveBack = async (
  { gateway, settings, mailPolicy }: CompletedDeps,
  checkout: CheckoutFacts,
  { orders, payment }: Known,
  reason: ReturnReason,
  at: number,
): Promise<Effect> => {
  const { orderId, sessionId, paymentIntentId, amount, currency } = checkout;
  const email = orders[0]?.email ?? checkout.email;
  const uid = payment?.uid ?? orders[0]?.uid ?? '';
  const key = `refund-${paymentIntentId ?? sessionId}`;
  const refundId =
    paymentIntentId === null
      ? null
      : await gateway.refund({ key, paymentIntentId, orderId, reason });
  // What was paid, which need not be what was asked for.
  const paid = { paymentIntentId, amount, currency };
  const change = { status: 'refunded', ...paid, refundId, reason } as const;
  return {
    orders: orders.map((order) => ({
      order,
      change: withEvent('payment_returned', at, GATEWAY),
    })),
    payment: paymentChange(checkout, payment, uid, change),
    records: {
      audit: {
        type: 'payment.refunded',
        at,
        by: GATEWAY,
        details: { orderId, sessionId, paymentIntentId, refundId, amount, currency, reason },
      },
      mail:
        email === null
          ? undefined
          : await applyMailPolicy(
              mailPolicy,
              uid,
              returnedPaymentMail({ sessionId, orderId, email, amount }, settings.shopUrl),
            ),
    },
  };
};

/** How fast the slowest of some orders comes; undefined where the shop has not all of it any more, or cannot say. */
const paceOf = async (
  { cachedReads, products }: CompletedDeps,
  orders: readonly [OrderRecord, ...OrderRecord[]],
): Promise<DeliveryPace | undefined> => {
  try {
    const [{ value }, ...found] = await Promise.all([
      cachedReads.settings(),
      ...orders.map(({ productId }) => products.get(productId)),
    ]);
    const known = found.filter((product) => product !== undefined);
    if (known.length < orders.length) return undefined;
    const { warehouse } = value;
    const leadTimeDays = leadTimeOf(known, warehouse);
    return { warehouse, leadTimeDays, transitDays: orders[0].delivery.transitDays };
  } catch {
    // The mail goes without a day: a payment does not wait for that.
    return undefined;
  }
};

/** A checkout was paid: all of its orders become paid, or the money goes back. `at` in milliseconds. */
export const onCompleted = async (
  deps: CompletedDeps,
  checkout: CheckoutFacts,
  at: number,
): Promise<Effect> => {
  const [orders, payment] = await Promise.all([
    paidOrders(deps, checkout),
    deps.payments.find(checkout.sessionId),
  ]);
  const decision = decidePayment(checkout, orders, payment);
  if (decision.kind === 'refund')
    return giveBack(deps, checkout, { orders, payment }, decision.reason, at);
  const [first, ...others] = orders;
  if (decision.kind === 'known' || !first) return {};
  const { paymentIntentId } = checkout;
  const { tranId: tranID } = decision;
  const mail = ordersMail('paid', [first, ...others], deps.settings.shopUrl, {
    pace: await paceOf(deps, [first, ...others]),
    paidAt: at,
  });
  return {
    orders: orders.map((order) => ({
      order,
      change: withEvent('paid', at, GATEWAY, { paid: true, tranID, holdUntil: null }),
    })),
    payment: paymentChange(checkout, payment, first.uid, { status: 'paid', paymentIntentId }),
    records: { mail: await applyMailPolicy(deps.mailPolicy, first.uid, mail) },
  };
};
