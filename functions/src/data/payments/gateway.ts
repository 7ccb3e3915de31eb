import type Stripe from 'stripe';
import { AppError } from '../../contract/api/app-error.ts';
import { shopMark } from '../../contract/orders/payments.ts';
import { toPaymentEvent } from './gateway-events.ts';
import {
  findOpenCheckout,
  findRefund,
  inspectCheckout,
  listMadeRefunds,
} from './gateway-inspection.ts';
import {
  callIdempotently,
  isReplayed,
  SpentKeyError,
  WITHOUT_RETRIES,
} from './gateway-idempotency.ts';
import {
  hasCode,
  permanentRefusal,
  toRefusal,
  unreachable,
  type Library,
} from './gateway-refusals.ts';
import { msForGateway } from './gateway-time.ts';
import { sessionParams } from './gateway-session.ts';
import type { OpenedCheckout, PaymentGateway } from './gateway-types.ts';

export interface GatewayOptions {
  stripeSecretKey: string;
  stripeWebhookSecret: string;
  /** Where the payment simulator listens; undefined for the real Stripe. */
  stripeApiBase: string | undefined;
  /** Whose objects these are: other programs may use the same account. */
  projectId: string;
  shopUrl: string;
}

/** What sends the requests and brings the answers. */
export type HttpClient = NonNullable<Stripe.StripeConfig['httpClient']>;

/** Of one request; all of a call together end by `msForGateway`. */
const TIMEOUT_MS = 10_000;
const RETRIES = 2;
/** A checkout that is open and cannot be closed: the card is being charged. */
const BEING_PAID = 'This order is being paid at this moment. Look again in a minute.';
/** How far a signature's time may be from ours, in seconds. */
const SIGNATURE_TOLERANCE_S = 300;

let library: Promise<Library> | undefined;

/** Loaded once, when first needed: most calls never talk to the gateway, and a process starts for each. */
const load = (): Promise<Library> =>
  (library ??= import('stripe').then(({ default: Library }) => Library));

/** No request waits longer for its answer than the call has time to. */
const inTime = (client: HttpClient): HttpClient => ({
  getClientName: () => client.getClientName(),
  makeRequest: (host, port, path, method, headers, data, protocol, timeout) => {
    const ms = Math.min(timeout, Math.max(1, msForGateway()));
    return client.makeRequest(host, port, path, method, headers, data, protocol, ms);
  },
});

const connect = (
  Library: Library,
  { stripeSecretKey, stripeApiBase }: GatewayOptions,
  httpClient: HttpClient = Library.createNodeHttpClient(),
): Stripe => {
  const settings = {
    ...{ timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false },
    httpClient: inTime(httpClient),
  };
  if (stripeApiBase === undefined) return new Library(stripeSecretKey, settings);
  const { hostname, port, protocol } = new URL(stripeApiBase);
  return new Library(stripeSecretKey, {
    ...settings,
    host: hostname,
    port,
    protocol: protocol === 'http:' ? 'http' : 'https',
  });
};

/** The library refuses a signature that is too old, but takes one whose time is still to come. */
const isAheadOfTime = (signature: string): boolean =>
  [...signature.matchAll(/(?:^|,)\s*t=(\d+)/g)].some(
    ([, time]) => Number(time) > Date.now() / 1000 + SIGNATURE_TOLERANCE_S,
  );

/** The payment gateway through the official Stripe client; `httpClient` instead of the network. */
export const createGateway = (options: GatewayOptions, httpClient?: HttpClient): PaymentGateway => {
  const shop = shopMark(options.projectId, options.shopUrl);
  let connection: Promise<{ Library: Library; stripe: Stripe }> | undefined;
  const open = () =>
    (connection ??= load().then((Library) => ({
      Library,
      stripe: connect(Library, options, httpClient),
    })));

  const asking = async <Answer>(
    ask: (stripe: Stripe, Library: Library) => Promise<Answer>,
  ): Promise<Answer> => {
    const { Library, stripe } = await open();
    if (msForGateway() === 0) throw unreachable();
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

  /** A session that was opened some time ago: what was answered then need not be true any more. */
  const asItIsNow = async (opened: OpenedCheckout): Promise<OpenedCheckout> => {
    const { status } = await findCheckout(opened.sessionId);
    if (status === 'open') return opened;
    throw status === 'complete'
      ? new AppError('order_paid')
      : new SpentKeyError(`${opened.sessionId} is ${status}`);
  };

  return {
    openCheckout: (request) =>
      asking(async (stripe, Library) => {
        const params = sessionParams(request, shop);
        const find = () => findOpenCheckout(stripe, request, options.projectId);
        const open = request.wordsChanged ? await find() : undefined;
        if (open) return open;
        const ask = async (key: string) => {
          const settings = { idempotencyKey: key, ...WITHOUT_RETRIES };
          const session = await stripe.checkout.sessions.create(params, settings);
          const { id, url, lastResponse } = session;
          if (url === null) throw new Error(`session ${id} has no page`);
          const opened = { sessionId: id, url };
          return isReplayed(lastResponse.headers) ? asItIsNow(opened) : opened;
        };
        return callIdempotently(Library, { key: request.key, ask, find });
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
          if (status === 'open') throw new AppError('conflict', { message: BEING_PAID });
          return status === 'complete' ? 'complete' : 'closed';
        }
      }),

    refund: ({ key, paymentIntentId, orderId, reason, amount }) =>
      asking(async (stripe, Library) => {
        const params = {
          payment_intent: paymentIntentId,
          ...(amount !== undefined && { amount }),
          metadata: { shop, ...(orderId !== undefined && { orderId }), reason, key },
        };
        const ask = async (tried: string) => {
          const settings = { idempotencyKey: tried, ...WITHOUT_RETRIES };
          const { id, status, lastResponse } = await stripe.refunds.create(params, settings);
          if (status !== 'failed' && status !== 'canceled') return id;
          throw isReplayed(lastResponse.headers)
            ? new SpentKeyError(`${id} has ${status}`)
            : new AppError('refund_refused');
        };
        try {
          const find = () => findRefund(stripe, paymentIntentId, key);
          // A part could go back once more when its key is forgotten: nothing at the gateway is in its way.
          const made = amount === undefined ? undefined : await find();
          if (made !== undefined) return made;
          return await callIdempotently(Library, { key, ask, find });
        } catch (error) {
          // The gateway forgets keys after a while, but not what it has paid back.
          if (hasCode(Library, error, 'charge_already_refunded')) return null;
          throw permanentRefusal(Library, error) ?? error;
        }
      }),

    paymentPage: (intent) => {
      if (options.stripeApiBase !== undefined) return null;
      const mode = options.stripeSecretKey.includes('_test_') ? 'test/' : '';
      return `https://dashboard.stripe.com/${mode}payments/${intent}`;
    },

    refundsMade: (intent) => asking((stripe) => listMadeRefunds(stripe, intent, options.projectId)),

    readEvent: async (body, signature = '') => {
      const { Library, stripe } = await open();
      if (isAheadOfTime(signature)) throw new AppError('invalid_signature');
      try {
        const { stripeWebhookSecret: secret, projectId } = options;
        const { webhooks } = stripe;
        const event = webhooks.constructEvent(body, signature, secret, SIGNATURE_TOLERANCE_S);
        return toPaymentEvent(event, projectId, Library.API_VERSION);
      } catch (error) {
        if (error instanceof Library.errors.StripeSignatureVerificationError)
          throw new AppError('invalid_signature');
        throw new AppError('invalid_request', { message: 'This is no event.' });
      }
    },
  };
};
