import type Stripe from 'stripe';
import type { GatewayPayment } from './gateway-types.ts';
import { checkoutFacts } from './gateway-events.ts';

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const statusOf = (status: Stripe.Checkout.Session['status']): GatewayPayment['status'] => {
  if (status === 'open') return 'open';
  return status === 'complete' ? 'complete' : 'expired';
};

const chargeOf = async (stripe: Stripe, intentId: string): Promise<Stripe.Charge | undefined> => {
  const intent = await stripe.paymentIntents.retrieve(intentId);
  const chargeId = idOf(intent.latest_charge);
  return chargeId === null ? undefined : stripe.charges.retrieve(chargeId);
};

/** Looks up a checkout, its payment and what became of the money; undefined for a checkout of somebody else. */
export const inspectCheckout = async (
  stripe: Stripe,
  sessionId: string,
): Promise<GatewayPayment | undefined> => {
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  const checkout = checkoutFacts(session);
  if (!checkout) return undefined;
  const paid = session.status === 'complete' && session.payment_status !== 'unpaid';
  const { paymentIntentId } = checkout;
  const charge =
    paid && paymentIntentId !== null ? await chargeOf(stripe, paymentIntentId) : undefined;
  return {
    status: statusOf(session.status),
    checkout,
    paid,
    paidAt: charge ? charge.created * 1000 : null,
    refunded: charge?.refunded ?? false,
  };
};
