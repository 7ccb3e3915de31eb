import { isMarkOf, shopMark } from '@rollwell/functions/contract';
import {
  ApiError,
  Checkout,
  createRefund,
  failRefund,
  IdempotencyKeys,
  newEvent,
  nowSeconds,
  prepareCall,
  signatureOf,
  Store,
  type Announce,
  type Answered,
  type CheckoutSession,
  type GatewayEvent,
  type PreparedCall,
} from '@rollwell/payment-simulator';
import { payable } from './model/cents.ts';
import type { OrderState } from './snapshot.ts';
import { faultyAnswer, type GatewayFault } from './gateway-fault.ts';

const SECRET = 'whsec_simulator';

/** What a session may be for. */
type Payable = Pick<OrderState, 'id' | 'uid' | 'purchase' | 'totalPrice' | 'deliveryCost'>;

/** A call of the gateway's API. */
export interface Asked {
  method: string;
  /** Path and query. */
  url: string;
  body: string;
  /** Its Idempotency-Key. */
  key: string | undefined;
}

/**
 * The payment simulator without its own mind: the same objects and calls, but each event is only
 * noted, and the history says when, where and how often it is delivered.
 */
export class Gateway {
  store = new Store();
  events: GatewayEvent[] = [];
  /** What goes wrong next. */
  trouble: GatewayFault | undefined;
  /** How many calls went wrong. */
  troubled = 0;
  /** The payments of which it would not make a refund. */
  readonly refused = new Set<string>();
  /** Sessions that no shop opened. */
  readonly strays = new Set<string>();
  #keys = new IdempotencyKeys();

  readonly announce: Announce = (type, object) => {
    this.events.push(newEvent(type, object));
    return Promise.resolve();
  };

  #checkout = this.#newCheckout();
  readonly #projectId: string;

  /** `projectId`: whose gateway it is. */
  constructor(projectId: string) {
    this.#projectId = projectId;
  }

  #newCheckout(): Checkout {
    return new Checkout(this.store, this.announce, (id) => `http://gateway.test/pay/${id}`);
  }

  /** Forgets everything of the history before. */
  reset(): void {
    this.store = new Store();
    this.events = [];
    this.trouble = undefined;
    this.refused.clear();
    this.strays.clear();
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

  /**
   * A session for an order, or for lines of a purchase, that the shop does not know of, as a process
   * leaves it that died in between.
   */
  stray(orders: readonly Payable[]): CheckoutSession {
    return this.#opened(shopMark(this.#projectId, 'http://shop.test'), orders);
  }

  /** A session of another program on the same account, which knows orders of the same ids. */
  foreign(orders: readonly Payable[]): CheckoutSession {
    return this.#opened(shopMark('another-shop', 'http://other.test'), orders);
  }

  /** Whether what carries this is of another program. */
  isForeign({ shop }: Record<string, string>): boolean {
    return shop !== undefined && !isMarkOf(shop, this.#projectId);
  }

  /** The same of what an event is about. A refund may say nothing of whose it is; its payment does. */
  isOfOthers(object: GatewayEvent['data']['object']): boolean {
    const id = 'payment_intent' in object ? object.payment_intent : null;
    const { metadata = {} } = this.store.intents.get(id ?? '') ?? {};
    return this.isForeign(object.metadata) || this.isForeign(metadata);
  }

  #opened(shop: string, orders: readonly Payable[]): CheckoutSession {
    const [order] = orders;
    if (!order) throw new Error('a session is for an order');
    const { id: orderId, uid, purchase } = order;
    const lines = orders.flatMap((line) => line.purchase?.line ?? []).join();
    const metadata = {
      ...{ shop, orderId, uid },
      ...(purchase && orders.length > 1 && { purchaseId: purchase.id, lines }),
    };
    const unitAmount = orders.reduce((sum, order) => sum + payable(order), 0);
    const session = this.#checkout.create({
      cancelUrl: null,
      clientReferenceId: orderId,
      customerEmail: null,
      currency: 'eur',
      expiresAt: nowSeconds() + 3600,
      intentMetadata: metadata,
      receiptEmail: null,
      items: [{ name: 'Roller', unitAmount, quantity: 1 }],
      metadata,
      successUrl: 'http://shop.test/',
    });
    this.strays.add(session.id);
    return session;
  }

  /** Somebody gives the money back in the gateway's own dashboard. */
  refund(paymentIntentId: string): void {
    createRefund(this.store, this.announce, { intentId: paymentIntentId });
  }

  /** The customer's bank sends a refund back; nothing happens to one that has failed before. */
  fail(refundId: string): void {
    failRefund(this.store, this.announce, refundId);
  }

  /** The work of a call, or what goes wrong with it. */
  #working({ name, work }: PreparedCall, form: string): () => unknown {
    return () => {
      const { trouble } = this;
      if (trouble?.call !== name) return work();
      this.trouble = undefined;
      this.troubled += 1;
      if (trouble.kind === 'refuses')
        this.refused.add(new URLSearchParams(form).get('payment_intent') ?? '');
      return faultyAnswer(trouble, work);
    };
  }

  /** What it answers to a call of its API, once for each key. */
  answer({ method, url, body, key }: Asked): Answered {
    try {
      const { pathname, search } = new URL(url, 'http://gateway.test');
      const form = method === 'GET' ? search.slice(1) : body;
      const parts = { store: this.store, checkout: this.#checkout, announce: this.announce };
      return this.#keys.run(method === 'POST' ? key : undefined, `${pathname}\n${body}`, () =>
        this.#working(prepareCall(parts, method, pathname, form), form),
      );
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { answer: { status: error.status, body: error.body() }, replayed: false };
    }
  }
}

/** The bytes of an event with a signature of now. */
export const signed = (event: GatewayEvent): { body: string; signature: string } => {
  const body = JSON.stringify(event, null, 2);
  return { body, signature: signatureOf(body, SECRET, nowSeconds()) };
};
