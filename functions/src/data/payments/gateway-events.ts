import type Stripe from 'stripe';
import { type DisputeState, isMarkOf } from '../../contract/orders/payments.ts';
import { cents } from '../../contract/money/units.ts';
import type {
  CheckoutFacts,
  DisputeStage,
  PaidLines,
  PaymentEvent,
  PaymentFact,
} from './gateway-types.ts';
import { readLineNumbers } from '../orders/line-numbers.ts';

const idOf = (reference: string | { id: string } | null): string | null =>
  typeof reference === 'string' ? reference : (reference?.id ?? null);

const paidLines = (metadata: Stripe.Metadata | null): PaidLines | null =>
  metadata?.purchaseId === undefined
    ? null
    : { id: metadata.purchaseId, lines: readLineNumbers(metadata.lines ?? '') };

/** What a session says; undefined for one without an order. */
export const checkoutFacts = (session: Stripe.Checkout.Session): CheckoutFacts | undefined => {
  const orderId = session.metadata?.orderId;
  if (orderId === undefined) return undefined;
  return {
    sessionId: session.id,
    orderId,
    purchase: paidLines(session.metadata),
    paymentIntentId: idOf(session.payment_intent),
    amount: cents(session.amount_total ?? 0),
    currency: (session.currency ?? '').toUpperCase(),
    email: session.customer_details?.email ?? session.customer_email ?? null,
  };
};

const completed = (session: Stripe.Checkout.Session): PaymentFact | undefined => {
  const checkout = checkoutFacts(session);
  // Slow ways to pay complete the session first and bring the money later.
  const settled = session.payment_status !== 'unpaid';
  return checkout && settled ? { kind: 'completed', checkout } : undefined;
};

const expired = (session: Stripe.Checkout.Session): PaymentFact | undefined => {
  const checkout = checkoutFacts(session);
  return checkout && { kind: 'expired', checkout };
};

const declined = (intent: Stripe.PaymentIntent): PaymentFact | undefined => {
  const { orderId } = intent.metadata;
  return orderId === undefined ? undefined : { kind: 'declined', orderId };
};

const refunded = (charge: Stripe.Charge): PaymentFact | undefined => {
  const paymentIntentId = idOf(charge.payment_intent);
  if (paymentIntentId === null) return undefined;
  const { refunded: full } = charge;
  const amount = cents(charge.amount_refunded);
  // A charge carries the metadata of its payment intent.
  const { orderId } = charge.metadata;
  return { kind: 'refunded', paymentIntentId, orderId, amount, full };
};

/** Each of these events has the present state of a refund; which of them come depends on the way it was paid. */
const REFUND_NEWS: readonly string[] = [
  'refund.failed',
  'refund.updated',
  'charge.refund.updated',
] satisfies Stripe.Event.Type[];

const refundFailed = (refund: Stripe.Refund): PaymentFact | undefined => {
  if (refund.status !== 'failed' && refund.status !== 'canceled') return undefined;
  const paymentIntentId = idOf(refund.payment_intent);
  if (paymentIntentId === null) return undefined;
  const { id: refundId, failure_reason: why = null } = refund;
  const amount = cents(refund.amount);
  // One made in the gateway's dashboard has no mark of ours; an order that is named without it is theirs.
  const orderId = refund.metadata?.shop === undefined ? undefined : refund.metadata.orderId;
  return { kind: 'refund_failed', refundId, paymentIntentId, orderId, amount, why };
};

const DISPUTE_STAGES: Readonly<Record<string, DisputeStage>> = {
  'charge.dispute.created': 'opened',
  'charge.dispute.updated': 'changed',
  'charge.dispute.closed': 'closed',
  'charge.dispute.funds_withdrawn': 'withdrawn',
  'charge.dispute.funds_reinstated': 'reinstated',
} satisfies Partial<Record<Stripe.Event.Type, DisputeStage>>;

/** Ended without a decision; all other states that are no decision are open. */
const CLOSED: readonly string[] = ['warning_closed', 'prevented'];

/** How a dispute stands, from the gateway's own word for it. */
export const disputeState = (status: string): DisputeState => {
  if (status === 'won' || status === 'lost') return status;
  return CLOSED.includes(status) ? 'closed' : 'open';
};

const disputed = (dispute: Stripe.Dispute, stage: DisputeStage): PaymentFact | undefined => {
  const paymentIntentId = idOf(dispute.payment_intent);
  if (paymentIntentId === null) return undefined;
  const { id: disputeId, reason, status, created } = dispute;
  const { due_by: due } = dispute.evidence_details;
  return {
    kind: 'dispute',
    stage,
    disputeId,
    paymentIntentId,
    amount: cents(dispute.amount),
    currency: dispute.currency.toUpperCase(),
    reason,
    state: disputeState(status),
    openedAt: created * 1000,
    dueBy: due === null ? null : due * 1000,
  };
};

/**
 * The metadata of what an event is about; undefined where it says nothing of whose it is. A refund
 * that somebody makes in the gateway's dashboard and a dispute carry none, though their payment is ours.
 */
const metadataOf = ({ data: { object } }: Stripe.Event): Stripe.Metadata | undefined => {
  const metadata = 'metadata' in object ? (object.metadata ?? {}) : undefined;
  const isAbout = object.object === 'refund' || object.object === 'dispute';
  const saysNothing = isAbout && metadata?.shop === undefined;
  return saysNothing ? undefined : metadata;
};

const isForeign = (event: Stripe.Event, projectId: string): boolean => {
  const metadata = metadataOf(event);
  return metadata !== undefined && !isMarkOf(metadata.shop, projectId);
};

/** The events that the shop has to be told of; of all others it makes nothing. */
export const HANDLED_EVENTS: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.expired',
  'payment_intent.payment_failed',
  'charge.refunded',
  ...REFUND_NEWS,
  ...Object.keys(DISPUTE_STAGES),
];

const factOf = (event: Stripe.Event): PaymentFact | undefined => {
  if (
    event.type === 'checkout.session.completed' ||
    event.type === 'checkout.session.async_payment_succeeded'
  )
    return completed(event.data.object);
  if (event.type === 'checkout.session.expired') return expired(event.data.object);
  if (event.type === 'payment_intent.payment_failed') return declined(event.data.object);
  if (event.type === 'charge.refunded') return refunded(event.data.object);
  const dispute = DISPUTE_STAGES[event.type];
  if (dispute) return disputed(event.data.object as Stripe.Dispute, dispute);
  if (REFUND_NEWS.includes(event.type)) return refundFailed(event.data.object as Stripe.Refund);
  return undefined;
};

/**
 * A Stripe event in the words of the shop that runs in this project.
 * @param readVersion the version of Stripe's API that the client's types are of
 */
export const toPaymentEvent = (
  event: Stripe.Event,
  projectId: string,
  readVersion: string,
): PaymentEvent => ({
  id: event.id,
  type: event.type,
  ...(event.api_version !== readVersion && { otherVersion: event.api_version ?? 'none' }),
  fact: isForeign(event, projectId) ? { kind: 'foreign' } : (factOf(event) ?? { kind: 'ignored' }),
});
