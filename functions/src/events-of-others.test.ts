import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import * as logger from 'firebase-functions/logger';
import Stripe from 'stripe';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { shopMark } from './contract/orders/payments.ts';
import { createGateway } from './data/payments/gateway.ts';
import type { Deps } from './domain/deps.ts';
import { paidShop } from './domain/payments/event.fixtures.ts';
import { handleError } from './http/error-handler.ts';
import { keepRawBody } from './http/raw-body.ts';
import { paymentRoutes } from './http/routes/payments.ts';

vi.mock('firebase-functions/logger', () => ({ write: vi.fn() }));
afterAll(() => {
  vi.doUnmock('firebase-functions/logger');
});

const SECRET = 'whsec_test';
const SHOP_URL = 'https://shop.test';
const OURS = { shop: shopMark('shop-project', SHOP_URL), orderId: 'order-1' };
const THEIRS = { shop: shopMark('their-project', SHOP_URL), orderId: 'order-1' };

const gateway = createGateway({
  ...{ stripeSecretKey: 'sk_test_1', stripeWebhookSecret: SECRET, stripeApiBase: undefined },
  ...{ projectId: 'shop-project', shopUrl: SHOP_URL },
});

let server: Server | undefined;
afterEach(() => {
  vi.mocked(logger.write).mockClear();
  server?.close();
});

/** Delivers an event to a shop in which order-1 is paid by pi_1; gives status, count and commits. */
const deliver = async (type: string, object: object) => {
  const shop = paidShop();
  shop.gateway.readEvent = (body, signature) => gateway.readEvent(body, signature);
  const app = express().use(keepRawBody);
  paymentRoutes(app, shop as unknown as Deps);
  server = app.use(handleError).listen(0, '127.0.0.1');
  await new Promise((resolve) => server?.once('listening', resolve));
  const payload = JSON.stringify({ id: 'evt_1', object: 'event', type, data: { object } });
  const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({
    ...{ payload, secret: SECRET },
  });
  const { port } = server.address() as AddressInfo;
  const { status } = await fetch(`http://127.0.0.1:${port}/payment/webhook`, {
    ...{ method: 'POST', body: payload },
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
  });
  const lines = vi.mocked(logger.write).mock.calls;
  const counted = lines.filter(([{ event }]) => event === 'event_of_others').length;
  return { status, counted, commits: shop.commits, refunds: shop.gateway.refunds.length };
};

const LEFT_ALONE = { status: 200, counted: 1, commits: 0, refunds: 0 };

const session = (metadata: object) => ({
  ...{ id: 'cs_9', object: 'checkout.session', metadata, payment_status: 'paid' },
  ...{ payment_intent: 'pi_9', amount_total: 1305, currency: 'eur' },
  ...{ customer_details: null, customer_email: 'somebody@test.example' },
});
const charge = (metadata: object) => ({
  ...{ id: 'ch_9', object: 'charge', metadata, payment_intent: 'pi_9' },
  ...{ amount_refunded: 1305, refunded: true },
});
const refund = (metadata: object, intent = 'pi_9') => ({
  ...{ id: 're_9', object: 'refund', metadata, payment_intent: intent },
  ...{ amount: 300, status: 'failed', failure_reason: 'unknown' },
});
const dispute = (intent: string) => ({
  ...{ id: 'du_9', object: 'dispute', metadata: {}, payment_intent: intent, amount: 1305 },
  ...{ currency: 'eur', reason: 'fraudulent', status: 'needs_response', created: 1 },
  evidence_details: { due_by: null },
});

const DISPUTE_EVENTS = ['created', 'updated', 'closed', 'funds_withdrawn', 'funds_reinstated'].map(
  (name) => `charge.dispute.${name}`,
);
const REFUND_EVENTS = ['refund.failed', 'refund.updated', 'charge.refund.updated'];

describe('an event of another program on the account is answered 200, counted, and left alone:', () => {
  const marks: [string, object][] = [
    ['without a mark', {}],
    ['with an order and no mark', { orderId: 'order-1' }],
    ['with the mark of another project', THEIRS],
  ];

  it.each<[string, string, object]>([
    ...marks.flatMap(([how, metadata]): [string, string, object][] => [
      ['checkout.session.completed', how, session(metadata)],
      ['checkout.session.async_payment_succeeded', how, session(metadata)],
      ['checkout.session.expired', how, session(metadata)],
      ['payment_intent.payment_failed', how, { object: 'payment_intent', metadata }],
      ['charge.refunded', how, charge(metadata)],
      ...REFUND_EVENTS.map((type): [string, string, object] => [type, how, refund(metadata)]),
    ]),
    ...DISPUTE_EVENTS.map((type): [string, string, object] => [
      ...([type, 'of a payment of theirs'] as const),
      dispute('pi_9'),
    ]),
  ])('%s %s', async (type, _how, object) => {
    expect(await deliver(type, object)).toEqual(LEFT_ALONE);
  });
});

it.each<[string, object]>([
  ['payment_intent.payment_failed', { object: 'payment_intent', metadata: OURS }],
  ['refund.failed', refund({}, 'pi_1')],
  ['charge.dispute.created', dispute('pi_1')],
])('%s about a payment of our own is not counted among them', async (type, object) => {
  const { status, counted, commits } = await deliver(type, object);
  expect([status, counted, commits]).toEqual([200, 0, 1]);
});
