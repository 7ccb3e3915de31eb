import type Stripe from 'stripe';
import { isMarkOf } from '../../contract/orders/payments.ts';
import { cents } from '../../contract/money/units.ts';
import type {
  CheckoutRequest,
  GatewayPayment,
  MadeRefund,
  OpenedCheckout,
} from './gateway-types.ts';
import { writeLineNumbers } from '../orders/line-numbers.ts';
import { checkoutFacts, disputeState } from './gateway-events.ts';

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

const isLost = async (stripe: Stripe, charge: string): Promise<boolean> => {
  const { data } = await stripe.disputes.list({ charge });
  return data.some(({ status }) => disputeState(status) === 'lost');
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
    returned: cents(charge?.amount_refunded ?? 0),
    lost: charge?.disputed === true && (await isLost(stripe, charge.id)),
  };
};

const PAGE = 100;
/** So many open checkouts of the account, or refunds of a payment, are looked through, newest first. */
const MOST_LOOKED_THROUGH = 1000;

/** The open checkout of an order, or of just these lines of a purchase, whoever opened it; undefined where there is none. */
export const findOpenCheckout = async (
  stripe: Stripe,
  { orderId, purchase }: Pick<CheckoutRequest, 'orderId' | 'purchase'>,
  projectId: string,
): Promise<OpenedCheckout | undefined> => {
  const lines = purchase ? writeLineNumbers(purchase.lines) : undefined;
  let looked = 0;
  for await (const session of stripe.checkout.sessions.list({ status: 'open', limit: PAGE })) {
    const { id, url, metadata } = session;
    const isOurs = metadata?.orderId === orderId && isMarkOf(metadata.shop, projectId);
    if (isOurs && metadata.lines === lines && url !== null) return { sessionId: id, url };
    looked += 1;
    if (looked === MOST_LOOKED_THROUGH) return undefined;
  }
  return undefined;
};

/** The refunds of a payment that were made or are being made, newest first. */
async function* refundsOf(stripe: Stripe, paymentIntentId: string): AsyncGenerator<Stripe.Refund> {
  let looked = 0;
  const list = stripe.refunds.list({ payment_intent: paymentIntentId, limit: PAGE });
  for await (const refund of list) {
    if (refund.status !== 'failed' && refund.status !== 'canceled') yield refund;
    looked += 1;
    if (looked === MOST_LOOKED_THROUGH) return;
  }
}

/** The id of the refund that was made, or is being made, for a key of ours. */
export const findRefund = async (
  stripe: Stripe,
  paymentIntentId: string,
  key: string,
): Promise<string | undefined> => {
  for await (const { id, metadata } of refundsOf(stripe, paymentIntentId))
    if (metadata?.key === key) return id;
  return undefined;
};

/** The refunds of a payment that we made, each for an order. */
export const listMadeRefunds = async (
  stripe: Stripe,
  paymentIntentId: string,
  projectId: string,
): Promise<MadeRefund[]> => {
  const made: MadeRefund[] = [];
  for await (const { id, metadata } of refundsOf(stripe, paymentIntentId))
    if (metadata?.orderId !== undefined && isMarkOf(metadata.shop, projectId))
      made.push({ refundId: id, orderId: metadata.orderId });
  return made;
};
