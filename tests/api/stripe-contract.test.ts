import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGateway } from '../../functions/src/data/payments/gateway.ts';
import type { PaymentGateway } from '../../functions/src/data/payments/gateway-types.ts';
import { checkoutRequest } from '../support/checkout-request.ts';
import { findStripeMock, startStripeMock } from '../support/stripe-mock.ts';

const BUILD_MS = 11 * 60 * 1000;

interface Asked {
  call: string;
  /** What was sent along, as the names and values of a form. */
  form: Record<string, string>;
  status: number;
  /** What Stripe's stand-in says against the request. */
  problem: string | undefined;
}

/**
 * What the client's version of the API has and the stand-in's, a release older, has not: left out on
 * the way to it, so that the rest of the request is checked. The client's own types know it.
 */
const TOO_NEW = 'allowed_payment_method_types';

let missing: string | undefined;
let stop = (): void => undefined;
let url: string;
let front: Server;
let asked: Asked[];
let gateway: PaymentGateway;
let stripe: Stripe;

/** Hands each request on to Stripe's stand-in and notes what came of it. */
const noteAll = (mock: string): Server =>
  createServer((request, response) => {
    void (async () => {
      const { method = 'GET', url = '/' } = request;
      const form = new URLSearchParams(await text(request));
      const sent = Object.fromEntries(form);
      for (const name of [...form.keys()]) if (name.startsWith(`${TOO_NEW}[`)) form.delete(name);
      const body = form.toString();
      const {
        'content-type': type,
        authorization = '',
        'stripe-version': version,
      } = request.headers;
      const answer = await fetch(`${mock}${url}`, {
        method,
        headers: {
          authorization,
          ...(type !== undefined && { 'content-type': type }),
          ...(typeof version === 'string' && { 'stripe-version': version }),
        },
        ...(body !== '' && { body }),
      });
      const answered = await answer.text();
      const { error } = JSON.parse(answered) as { error?: { message: string } };
      asked.push({
        ...{ call: `${method} ${url}`, form: sent },
        ...{ status: answer.status, problem: error?.message },
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answered);
    })();
  });

beforeAll(async () => {
  const found = await findStripeMock(process.env);
  if ('missing' in found) {
    ({ missing } = found);
    return;
  }
  const mock = await startStripeMock(found.program);
  ({ stop, url } = mock);
  front = noteAll(mock.url);
  await new Promise<void>((resolve) => front.listen(0, '127.0.0.1', resolve));
  const { port } = front.address() as AddressInfo;
  const stripeSecretKey = 'sk_test_123';
  gateway = createGateway({
    stripeSecretKey,
    stripeWebhookSecret: 'whsec_test',
    stripeApiBase: `http://127.0.0.1:${port}`,
    projectId: 'demo-rollwell',
    shopUrl: 'http://shop.test',
  });
  stripe = new Stripe(stripeSecretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
  });
}, BUILD_MS);
afterAll(() => {
  stop();
  if (missing === undefined) front.close();
});
beforeEach(() => {
  asked = [];
});

/** Every call that the shop makes of the gateway; what is answered is a sample, and no matter here. */
const CALLS: Record<
  Exclude<keyof PaymentGateway, 'readEvent' | 'paymentPage'>,
  [expected: string, ask: () => Promise<unknown>]
> = {
  openCheckout: ['POST /v1/checkout/sessions', () => gateway.openCheckout(checkoutRequest())],
  findCheckout: ['GET /v1/checkout/sessions/cs_test_1', () => gateway.findCheckout('cs_test_1')],
  // A session of somebody else, as the sample is, is not looked into any further.
  inspect: ['GET /v1/checkout/sessions/cs_test_1', () => gateway.inspect('cs_test_1')],
  closeCheckout: [
    'POST /v1/checkout/sessions/cs_test_1/expire',
    () => gateway.closeCheckout('cs_test_1'),
  ],
  refundsMade: ['GET /v1/refunds?payment_intent=pi_1&limit=100', () => gateway.refundsMade('pi_1')],
  refund: [
    'POST /v1/refunds',
    () =>
      gateway.refund({
        key: 'refund-pi_1',
        paymentIntentId: 'pi_1',
        orderId: 'order-1',
        reason: 'by_admin',
      }),
  ],
};

describe("what the shop asks of Stripe, checked by Stripe's own stand-in", () => {
  it.for(Object.entries(CALLS))('%s is accepted', async ([_name, [expected, ask]], { skip }) => {
    skip(missing !== undefined, missing);
    await ask().catch(() => undefined);
    expect(asked).toMatchObject([{ call: expected, status: 200, problem: undefined }]);
  });

  it('opens each checkout in the currency of the shop, whatever a switch in the dashboard says', async ({
    skip,
  }) => {
    skip(missing !== undefined, missing);
    await gateway.openCheckout(checkoutRequest()).catch(() => undefined);
    expect(asked.map(({ form }) => form)).toMatchObject([
      {
        'adaptive_pricing[enabled]': 'false',
        'line_items[0][price_data][currency]': 'eur',
      },
    ]);
  });

  it('an invoice for a business without VAT is accepted', async ({ skip }) => {
    skip(missing !== undefined, missing);
    const invoice = { buyer: 'Malerei', vatNumber: 'ATU10000005', note: 'Without VAT' };
    await gateway.openCheckout({ ...checkoutRequest(), invoice }).catch(() => undefined);
    expect(asked).toMatchObject([
      {
        status: 200,
        problem: undefined,
        form: { 'invoice_creation[enabled]': 'true', customer_creation: 'always' },
      },
    ]);
  });

  it('covers every call of the gateway', ({ skip }) => {
    skip(missing !== undefined, missing);
    // What reads an event, or names a page, calls nobody.
    const apart = ['readEvent', 'paymentPage'];
    expect(Object.keys(gateway).sort()).toEqual([...Object.keys(CALLS), ...apart].sort());
  });

  it('and a parameter that Stripe does not know is refused, one that it knows is not', async ({
    skip,
  }) => {
    skip(missing !== undefined, missing);
    await stripe.refunds.create({ payment_intent: 'pi_1', reason: 'duplicate' });
    const unknown = { payment_intent: 'pi_1', motive: 'duplicate' } as Stripe.RefundCreateParams;
    await expect(stripe.refunds.create(unknown)).rejects.toMatchObject({ statusCode: 400 });
    expect(asked.map(({ status }) => status)).toEqual([200, 400]);
  });

  it('and the one parameter that is left out on the way is refused to this day', async ({
    skip,
  }) => {
    skip(missing !== undefined, missing);
    const ask = async (form: Record<string, string>): Promise<[number, string]> => {
      const answer = await fetch(`${url}/v1/checkout/sessions`, {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_123' },
        body: new URLSearchParams(form),
      });
      return [answer.status, await answer.text()];
    };
    expect(await ask({ mode: 'payment', [`${TOO_NEW}[0]`]: 'card' })).toEqual([
      400,
      expect.stringContaining('additional properties are not allowed'),
    ]);
    expect((await ask({ mode: 'payment' }))[0]).toBe(200);
  });
});
