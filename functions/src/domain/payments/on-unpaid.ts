import { orderAllows } from '../../contract/orders/order-transitions.ts';
import type { CheckoutFacts, FactOf } from '../../data/payments/gateway-types.ts';
import type { Deps } from '../deps.ts';
import { withEvent } from '../orders/order-event.ts';
import { GATEWAY, paymentChange, type Effect } from './effect.ts';
import { paidOrders } from './paid-orders.ts';

type OtherDeps = Pick<Deps, 'orders' | 'payments'>;

const EXPIRED = { status: 'expired' } as const;

/**
 * A checkout can no longer be paid; the order stays, and its next payment opens a new one. One that
 * was never recorded may be recorded yet: a commit of which nobody heard can land long after its
 * checkout was closed. What is written here first keeps it out, or it would stay open for ever.
 */
export const onExpired = async (
  { orders, payments }: OtherDeps,
  checkout: CheckoutFacts,
): Promise<Effect> => {
  const known = await payments.find(checkout.sessionId);
  // News comes out of order: what was paid stays paid.
  if (known && known.status !== 'open') return {};
  const [order] = known ? [] : await paidOrders({ orders }, checkout);
  const uid = known?.uid ?? order?.uid;
  return uid === undefined ? {} : { payment: paymentChange(checkout, known, uid, EXPIRED) };
};

/** A card was refused; the customer may try again as long as the session is open. */
export const onDeclined = async (
  { orders, payments }: OtherDeps,
  { orderId }: FactOf<'declined'>,
  at: number,
): Promise<Effect> => {
  const order = await orders.findWhole(orderId);
  if (!order || !orderAllows(order, 'pay')) return {};
  const known =
    order.checkoutSessionId === null ? undefined : await payments.find(order.checkoutSessionId);
  const lines = known?.purchase ? await paidOrders({ orders }, known) : [order];
  return {
    orders: lines.map((line) => ({
      order: line,
      change: withEvent('payment_declined', at, GATEWAY),
    })),
    payment: known && { known, change: { declines: known.declines + 1 } },
  };
};
