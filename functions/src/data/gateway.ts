import type Stripe from 'stripe';
import { AppError, tooBusy } from '../contract/app-error.ts';
import { ERRORS } from '../contract/error-codes.ts';
import { shopMark } from '../contract/shop-mark.ts';
import { toPaymentEvent } from './gateway-events.ts';
import { inspectCheckout } from './gateway-inspection.ts';
import type { CheckoutRequest, PaymentGateway } from './gateway-types.ts';

export interface GatewayOptions {
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  /** Where the payment simulator listens; undefined for the real Stripe. */
  stripeApiBase: string | undefined;
  /** Whose objects these are: other programs may use the same account. */
  projectId: string;
  shopUrl: string;
}

const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** How far a signature's time may be from ours, in seconds. */
const SIGNATURE_TOLERANCE_S = 300;

type Library = typeof Stripe;

/** Loaded when first needed: most calls never talk to the gateway, and a process starts for each. */
const load = async (): Promise<Library> => (await import('stripe')).default;

const connect = (Library: Library, { stripeSecretKey, stripeApiBase }: GatewayOptions): Stripe => {
  const settings = { timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false };
  if (stripeApiBase === undefined) return new Library(stripeSecretKey, settings);
  const { hostname, port, protocol } = new URL(stripeApiBase);
  return new Library(stripeSecretKey, {
    ...settings,
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
  });
};

const unreachable = (): AppError => new AppError('payment_unavailable');

/** Stripe's refusals of a card or an amount are the customer's business; the rest is ours. */
const toRefusal = (Library: Library, error: unknown): unknown => {
  const { errors } = Library;
  if (error instanceof errors.StripeCardError)
    return new AppError('payment_declined', { message: error.message });
  if (error instanceof errors.StripeInvalidRequestError && error.code === 'amount_too_small')
    return new AppError('payment_declined', {
      message: 'The amount is too small to be paid by card.',
    });
  if (error instanceof errors.StripeRateLimitError) return tooBusy();
  if (error instanceof errors.StripeConnectionError || error instanceof errors.StripeAPIError)
    return unreachable();
  return error;
};

const hasCode = (Library: Library, error: unknown, code: string): boolean =>
  error instanceof Library.errors.StripeInvalidRequestError && error.code === code;

/** A refund that the gateway understood and will never make, such as one of a disputed charge. */
const refusedForGood = (Library: Library, error: unknown): AppError | undefined => {
  if (!(error instanceof Library.errors.StripeInvalidRequestError)) return undefined;
  const { statusCode = 0, message } = error;
  // 409 and 429 mean that another request with the same key is under way.
  if (statusCode !== 400 && statusCode !== 404) return undefined;
  return new AppError('refund_refused', {
    message: `${ERRORS.refund_refused.message} It said: ${message}`,
  });
};

const sessionParams = (
  request: CheckoutRequest,
  shop: string,
): Stripe.Checkout.SessionCreateParams => {
  const metadata = { shop, orderId: request.orderId, uid: request.uid };
  return {
    mode: 'payment',
    allowed_payment_method_types: ['card'],
    client_reference_id: request.orderId,
    customer_email: request.email,
    metadata,
    payment_intent_data: { metadata },
    success_url: request.successUrl,
    cancel_url: request.cancelUrl,
    ...(request.expiresAt !== undefined && { expires_at: request.expiresAt }),
    line_items: [
      {
        quantity: request.quantity,
        price_data: {
          currency: request.currency.toLowerCase(),
          unit_amount: request.unitAmount,
          product_data: { name: request.productName },
        },
      },
    ],
  };
};

/** The library refuses a signature that is too old, but takes one whose time is still to come. */
const isAheadOfTime = (signature: string): boolean =>
  [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].some(
    ([, time]) => Number(time) > Date.now() / 1000 + SIGNATURE_TOLERANCE_S,
  );

/** The payment gateway through the official Stripe client. */
export const createGateway = (options: GatewayOptions): PaymentGateway => {
  const shop = shopMark(options.projectId, options.shopUrl);
  let connection: Promise<{ Library: Library; stripe: Stripe }> | undefined;
  const open = () =>
    (connection ??= load().then((Library) => ({ Library, stripe: connect(Library, options) })));

  const asking = async <Answer>(
    ask: (stripe: Stripe, Library: Library) => Promise<Answer>,
  ): Promise<Answer> => {
    const { Library, stripe } = await open();
    try {
      return await ask(stripe, Library);
    } catch (error) {
      throw toRefusal(Library, error);
    }
  };

  const findCheckout: PaymentGateway['findCheckout'] = (sessionId) =>
    asking(async (stripe, Library) => {
      try {
        const { status, url } = await stripe.checkout.sessions.retrieve(sessionId);
        if (status === 'open' && url !== null) return { status: 'open', url };
        return { status: status === 'complete' ? 'complete' : 'expired' };
      } catch (error) {
        if (hasCode(Library, error, 'resource_missing')) return { status: 'missing' };
        throw error;
      }
    });

  return {
    openCheckout: (request) =>
      asking(async (stripe) => {
        const { id, url } = await stripe.checkout.sessions.create(sessionParams(request, shop), {
          idempotencyKey: request.key,
        });
        if (url === null) throw new Error(`session ${id} has no page`);
        return { sessionId: id, url };
      }),

    findCheckout,

    inspect: (sessionId) =>
      asking(async (stripe, Library) => {
        try {
          return await inspectCheckout(stripe, sessionId);
        } catch (error) {
          if (hasCode(Library, error, 'resource_missing')) return undefined;
          throw error;
        }
      }),

    closeCheckout: (sessionId) =>
      asking(async (stripe, Library) => {
        try {
          await stripe.checkout.sessions.expire(sessionId);
          return 'closed';
        } catch (error) {
          // Only an open session can be expired: see what became of this one.
          if (!(error instanceof Library.errors.StripeInvalidRequestError)) throw error;
          const { status } = await findCheckout(sessionId);
          if (status === 'open') throw error;
          return status === 'complete' ? 'complete' : 'closed';
        }
      }),

    refund: ({ key, paymentIntentId, orderId, reason }) =>
      asking(async (stripe, Library) => {
        try {
          const { id, status } = await stripe.refunds.create(
            { payment_intent: paymentIntentId, metadata: { shop, orderId, reason } },
            { idempotencyKey: key },
          );
          if (status === 'failed' || status === 'canceled') throw new AppError('refund_refused');
          return id;
        } catch (error) {
          // The gateway forgets keys after a while, but not what it has paid back.
          if (hasCode(Library, error, 'charge_already_refunded')) return null;
          throw refusedForGood(Library, error) ?? error;
        }
      }),

    readEvent: async (body, signature = '') => {
      const { Library, stripe } = await open();
      if (isAheadOfTime(signature)) throw new AppError('invalid_signature');
      try {
        const { stripeWebhookSecret: secret, projectId } = options;
        const { webhooks } = stripe;
        const event = webhooks.constructEvent(body, signature, secret, SIGNATURE_TOLERANCE_S);
        return toPaymentEvent(event, projectId);
      } catch (error) {
        if (error instanceof Library.errors.StripeSignatureVerificationError)
          throw new AppError('invalid_signature');
        throw new AppError('invalid_request', { message: 'This is no event.' });
      }
    },
  };
};
