import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createSimulator } from '@rollwell/payment-simulator';
import Stripe from 'stripe';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cents, pieces } from '../../functions/src/contract/money/units.ts';
import { createGateway } from '../../functions/src/data/payments/gateway.ts';
import type {
  CheckoutRequest,
  PaymentGateway,
} from '../../functions/src/data/payments/gateway-types.ts';
import { checkoutRequest } from './checkout-request.ts';

const listen = async (server: Server): Promise<string> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

let servers: Server[];
let base: string;
let gateway: PaymentGateway;
let stripe: Stripe;

beforeEach(async () => {
  // How often is tried again is looked at, and how long is waited in between is Stripe's.
  for (const delay of ['getInitialNetworkRetryDelay', 'getMaxNetworkRetryDelay'] as const) {
    vi.spyOn(Stripe.prototype, delay).mockReturnValue(0.01);
  }
  const shop = createServer((_request, response) => response.end());
  const simulator = createSimulator({
    baseUrl: 'http://simulator.test',
    webhook: { url: await listen(shop), secret: 'whsec_simulator' },
  });
  servers = [shop, simulator];
  base = await listen(simulator);
  gateway = shopAt('https://shop.test');
  const { hostname: host, port } = new URL(base);
  stripe = new Stripe('sk_test_simulator', { host, port, protocol: 'http', telemetry: false });
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

const shopAt = (shopUrl: string): PaymentGateway =>
  createGateway({
    stripeSecretKey: 'sk_test_simulator',
    stripeWebhookSecret: 'whsec_simulator',
    stripeApiBase: base,
    projectId: 'demo-rollwell',
    shopUrl,
  });
const control = (wish: object) =>
  fetch(`${base}/control`, { method: 'POST', body: JSON.stringify({ reset: true, ...wish }) });

const request = checkoutRequest();
const open = (change: Partial<CheckoutRequest> = {}) =>
  gateway.openCheckout({ ...request, ...change });
const openOnes = async () =>
  (await stripe.checkout.sessions.list({ status: 'open' })).data.map(({ id }) => id);

const paidIntent = async (): Promise<string> => {
  const { sessionId } = await open();
  await control({ approve: sessionId });
  const session = await stripe.checkout.sessions.retrieve(sessionId);
  return typeof session.payment_intent === 'string' ? session.payment_intent : '';
};
const giveBack = (paymentIntentId: string, key = 'refund-1') =>
  gateway.refund({ key, paymentIntentId, orderId: 'order-1', reason: 'by_admin' });
const refundsOf = async (intent: string) =>
  (await stripe.refunds.list({ payment_intent: intent })).data;

describe('a checkout', () => {
  it('opens although the gateway keeps the failure of the first attempt', async () => {
    await control({ failCalls: 1, failOn: 'createSession' });
    const { sessionId } = await open();
    expect(await openOnes()).toEqual([sessionId]);
    expect((await open()).sessionId).toBe(sessionId);
  });

  it('that was closed meanwhile is opened anew, and one that was paid is not', async () => {
    const { sessionId } = await open();
    await gateway.closeCheckout(sessionId);
    const { sessionId: second } = await open();
    expect(await openOnes()).toEqual([second]);
    await control({ approve: second });
    await expect(open()).rejects.toMatchObject({ code: 'order_paid' });
    expect(await openOnes()).toEqual([]);
  });

  it('that was opened by an attempt said to have failed is found, not opened twice', async () => {
    await control({ failCalls: 1, afterEffect: true });
    const { sessionId } = await open();
    expect(await openOnes()).toEqual([sessionId]);
    expect((await open()).sessionId).toBe(sessionId);
  });

  it('opens after an outage in which every attempt failed and is kept', async () => {
    await control({ failCalls: 1000 });
    for (let outage = 0; outage < 3; outage += 1)
      await expect(open()).rejects.toMatchObject({ code: 'payment_unavailable' });
    await control({});
    const { sessionId } = await open();
    expect(await openOnes()).toEqual([sessionId]);
  });

  it('of which nobody knows whether it was opened is asked for under the same key', async () => {
    await control({ failCalls: 1000, cut: true, afterEffect: true });
    await expect(open()).rejects.toMatchObject({ code: 'payment_unavailable' });
    await control({});
    const [lost] = await openOnes();
    expect((await open()).sessionId).toBe(lost);
    expect(await openOnes()).toHaveLength(1);
  });

  it('that may have been opened in other words is looked for first', async () => {
    await control({ failCalls: 1000, cut: true, afterEffect: true });
    await expect(open()).rejects.toMatchObject({ code: 'payment_unavailable' });
    await control({});
    const [lost] = await openOnes();
    const later = { key: 'checkout-1-later', wordsChanged: true };
    expect((await open(later)).sessionId).toBe(lost);
    expect((await open({ ...later, orderId: 'order-2' })).sessionId).not.toBe(lost);
  });

  it('is the same after the shop has moved, and a new one once that is closed', async () => {
    const { sessionId } = await open();
    gateway = shopAt('https://www.shop.test');
    expect((await open()).sessionId).toBe(sessionId);
    await gateway.closeCheckout(sessionId);
    expect((await open()).sessionId).not.toBe(sessionId);
  });

  it.each([
    ['small', cents(10), 2],
    ['large', cents(99_999_999), 2],
  ])('of too %s an amount is refused with a sentence', async (size, unitAmount, quantity) => {
    const items = [{ name: 'Roller', unitAmount, quantity: pieces(quantity) }];
    await expect(open({ items })).rejects.toMatchObject({
      code: 'payment_declined',
      message: `The amount is too ${size} to be paid by card.`,
    });
  });

  it('that is being paid cannot be closed, which is said', async () => {
    const { sessionId } = await open();
    const refused = { failStatus: 400, failType: 'invalid_request_error' };
    await control({ failCalls: 1, failOn: 'expireSession', ...refused });
    await expect(gateway.closeCheckout(sessionId)).rejects.toMatchObject({ code: 'conflict' });
    expect(await gateway.closeCheckout(sessionId)).toBe('closed');
  });
});

describe('a refund', () => {
  it('that was refused goes through once its reason is gone, and happens once', async () => {
    const intent = await paidIntent();
    await control({ failCalls: 1, failStatus: 400, failType: 'invalid_request_error' });
    await expect(giveBack(intent)).rejects.toMatchObject({ code: 'refund_refused' });
    const refundId = await giveBack(intent);
    expect(await giveBack(intent)).toBe(refundId);
    expect((await refundsOf(intent)).map(({ id }) => id)).toEqual([refundId]);
  });

  it('made by an attempt said to have failed is found by its id', async () => {
    const intent = await paidIntent();
    await control({ failCalls: 1, afterEffect: true });
    const refundId = await giveBack(intent);
    expect((await refundsOf(intent)).map(({ id }) => id)).toEqual([refundId]);
  });

  it('that waits because the balance is too low counts as made, and is not made again', async () => {
    const intent = await paidIntent();
    await control({ balance: 'low' });
    const refundId = await giveBack(intent);
    expect(await giveBack(intent)).toBe(refundId);
    expect(await refundsOf(intent)).toMatchObject([{ id: refundId, status: 'pending' }]);
    await control({ balance: 'enough' });
    expect(await giveBack(intent, 'another')).toBeNull();
    expect(await refundsOf(intent)).toMatchObject([{ id: refundId, status: 'succeeded' }]);
  });

  it('of which nobody knows is asked for under the same key', async () => {
    const intent = await paidIntent();
    await control({ failCalls: 1000, cut: true, afterEffect: true });
    await expect(giveBack(intent)).rejects.toMatchObject({ code: 'payment_unavailable' });
    await control({});
    const refundId = await giveBack(intent);
    expect((await refundsOf(intent)).map(({ id }) => id)).toEqual([refundId]);
  });

  it('that somebody made in the dashboard counts as done, however often it is asked', async () => {
    const intent = await paidIntent();
    await stripe.refunds.create({ payment_intent: intent });
    expect(await giveBack(intent)).toBeNull();
    expect(await giveBack(intent)).toBeNull();
  });
});
