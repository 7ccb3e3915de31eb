import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shopMark } from '@rollwell/functions/contract';
import {
  ApiError,
  callApi,
  Checkout,
  createRefund,
  failRefund,
  IdempotencyKeys,
  newId,
  nowSeconds,
  signatureOf,
  Store,
  type Announce,
  type CheckoutSession,
  type GatewayEvent,
} from '@rollwell/payment-simulator';

const SECRET = 'whsec_simulator';

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/**
 * The payment simulator without its own mind: the same objects and calls, but each event is only
 * noted, and the history says when, where and how often it is delivered.
 */
export class Gateway {
  store = new Store();
  events: GatewayEvent[] = [];
  #keys = new IdempotencyKeys();

  readonly announce: Announce = (type, object) => {
    this.events.push({
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: nowSeconds(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
    });
    return Promise.resolve();
  };

  #checkout = this.#newCheckout();
  readonly #server: Server;
  readonly #projectId: string;

  /** `projectId`: whose gateway it is. */
  constructor(projectId: string) {
    this.#projectId = projectId;
    this.#server = createServer((request, response) => {
      void this.#answer(request).then(({ status, body }) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      });
    });
  }

  #newCheckout(): Checkout {
    return new Checkout(this.store, this.announce, (id) => `http://gateway.test/pay/${id}`);
  }

  /** Listens on a port of its own and gives its address. */
  listen(): Promise<string> {
    return new Promise((resolve) => {
      this.#server.listen(0, '127.0.0.1', () => {
        resolve(`http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`);
      });
    });
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Forgets everything of the history before. */
  reset(): void {
    this.store = new Store();
    this.events = [];
    this.#keys = new IdempotencyKeys();
    this.#checkout = this.#newCheckout();
  }

  /** All sessions, oldest first. */
  get sessions(): CheckoutSession[] {
    return [...this.store.sessions.values()].map(({ session }) => session);
  }

  /** The customer presses a button of the page of a session; nothing happens unless it is open. */
  async decide(id: string, outcome: 'approve' | 'decline'): Promise<void> {
    const record = this.store.sessions.get(id);
    if (record?.session.status !== 'open') return;
    await (outcome === 'approve' ? this.#checkout.approve(record) : this.#checkout.decline(record));
  }

  expire(id: string): void {
    if (this.store.sessions.get(id)?.session.status === 'open') this.#checkout.expire(id);
  }

  /** A session for an order that the shop does not know of, as a process leaves it that died in between. */
  stray(orderId: string, uid: string, amount: number): CheckoutSession {
    const metadata = { shop: shopMark(this.#projectId, 'http://shop.test'), orderId, uid };
    return this.#checkout.create({
      cancelUrl: null,
      clientReferenceId: orderId,
      customerEmail: null,
      currency: 'eur',
      expiresAt: nowSeconds() + 3600,
      intentMetadata: metadata,
      items: [{ name: 'Roller', unitAmount: amount, quantity: 1 }],
      metadata,
      successUrl: 'http://shop.test/',
    });
  }

  /** Somebody gives the money back in the gateway's own dashboard. */
  refund(paymentIntentId: string): void {
    createRefund(this.store, this.announce, { payment_intent: paymentIntentId });
  }

  /** The customer's bank sends a refund back; nothing happens to one that has failed before. */
  fail(refundId: string): void {
    failRefund(this.store, this.announce, refundId);
  }

  async #answer(request: IncomingMessage): Promise<{ status: number; body: unknown }> {
    try {
      const { pathname } = new URL(request.url ?? '/', 'http://gateway.test');
      const body = await bodyOf(request);
      const key = request.headers['idempotency-key'];
      const parts = { store: this.store, checkout: this.#checkout, announce: this.announce };
      const work = () => callApi(parts, request.method ?? 'GET', pathname, body);
      return this.#keys.run(
        typeof key === 'string' && request.method === 'POST' ? key : undefined,
        `${pathname}\n${body}`,
        work,
      ).answer;
    } catch (error) {
      if (error instanceof ApiError) return { status: error.status, body: error.body() };
      throw error;
    }
  }
}

/** The bytes of an event with a signature of now. */
export const signed = (event: GatewayEvent): { body: string; signature: string } => {
  const body = JSON.stringify(event, null, 2);
  return { body, signature: signatureOf(body, SECRET, nowSeconds()) };
};
