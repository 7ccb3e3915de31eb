import { randomBytes } from 'node:crypto';
import { shopMark } from '@rollwell/functions/contract';
import Stripe from 'stripe';
import { db } from './api-admin.ts';
import { call, SHOP, type CallOptions } from './api-client.ts';
import type { TestUser } from './api-accounts.ts';
import * as site from './site-client.ts';

export const SIMULATOR = process.env.STRIPE_API_BASE ?? 'http://127.0.0.1:12111';
const WEBHOOK_SECRET = 'whsec_simulator';
/** What the shop writes on what it makes at the gateway. */
export const SHOP_MARK = shopMark(process.env.GCLOUD_PROJECT ?? 'demo-rollwell', SHOP);

const { hostname, port } = new URL(SIMULATOR);
/** The gateway through the official client, as the shop talks to it. */
export const stripe = new Stripe('sk_test_simulator', {
  host: hostname,
  port,
  protocol: 'http',
  telemetry: false,
});

export const openCheckout = (
  { token }: Pick<TestUser, 'token'>,
  orderId: string,
  options: CallOptions = {},
) => call('openCheckout', { orderId }, { token, ...options });

/** Opens a checkout that has to open; gives its page and session id. */
export const newCheckout = async (buyer: Pick<TestUser, 'token'>, orderId: string) => {
  const answer = await openCheckout(buyer, orderId);
  if (answer.status !== 201) throw new Error(`openCheckout: ${answer.error.message}`);
  const { url } = answer.body;
  return { url, sessionId: url.split('/').at(-1) ?? '' };
};

/** Presses a button of the checkout page. */
export const decide = (url: string, outcome: 'approve' | 'decline'): Promise<Response> =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });

/** Tells the simulator to misbehave, to behave again, or to deliver an event once more. */
export const control = async (wish: object): Promise<{ status?: number }> => {
  const response = await fetch(`${SIMULATOR}/control`, {
    method: 'POST',
    body: JSON.stringify(wish),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as { status?: number };
};

/** Events of the simulator's run about one order, oldest first. */
export const eventsOf = async (orderId: string): Promise<Stripe.Event[]> => {
  const response = await fetch(`${SIMULATOR}/control`);
  const { events } = (await response.json()) as { events: Stripe.Event[] };
  return events.filter((event) => JSON.stringify(event.data.object).includes(orderId));
};

export const eventId = (): string => `evt_${randomBytes(12).toString('hex')}`;

/** The bytes of an event as the gateway would send it. */
export const eventBody = (type: string, object: object, id = eventId()): string =>
  JSON.stringify({ id, object: 'event', type, created: 1, data: { object } }, null, 2);

/** A signature for exactly this body; `ageS` is how many seconds ago it was made. */
export const sign = (payload: string, ageS = 0, secret = WEBHOOK_SECRET): string =>
  stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    timestamp: Math.floor(Date.now() / 1000) - ageS,
  });

/** Sends bytes to the webhook: the way that the gateway's own go, unless told another. */
export const deliver = (
  body: string,
  signature: string | undefined = sign(body),
  request = site.request,
) =>
  request('POST', '/payment/webhook', {
    body,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
  });

/** What a completed session looks like in an event. */
export const completedSession = (session: {
  id: string;
  orderId: string;
  amount: number;
  paymentIntent?: string;
  currency?: string;
  paymentStatus?: string;
}): object => ({
  id: session.id,
  object: 'checkout.session',
  amount_total: session.amount,
  currency: session.currency ?? 'eur',
  metadata: { shop: SHOP_MARK, orderId: session.orderId },
  payment_intent: session.paymentIntent ?? `pi_${randomBytes(12).toString('hex')}`,
  payment_status: session.paymentStatus ?? 'paid',
  status: 'complete',
});

/** What the shop recorded of a checkout session. */
export interface RecordedPayment {
  partlyReturned: number;
  orderId: string;
  uid: string;
  amount: number;
  currency: string;
  status: string;
  paymentIntentId: string | null;
  refundId: string | null;
  reason: string | null;
  declines: number;
}

export const paymentOf = async (sessionId: string): Promise<RecordedPayment | undefined> =>
  (await db.doc(`payments/${sessionId}`).get()).data() as RecordedPayment | undefined;
