import { invalidRequest, missing } from './api-error.ts';
import { NO_INVOICE } from './invoice-params.ts';
import type {
  Charge,
  CheckoutSession,
  EventType,
  GatewayEvent,
  PaymentIntent,
  SessionRecord,
} from './objects.ts';
import { totalOf, type SessionParams } from './session-params.ts';
import { newId, nowSeconds, type Store } from './store.ts';

/** Announces an event; the promise ends when it was delivered for the first time or given up waiting. */
export type Announce = (type: EventType, object: GatewayEvent['data']['object']) => Promise<void>;

const DECLINE = {
  code: 'card_declined',
  decline_code: 'generic_decline',
  message: 'Your card was declined.',
  type: 'card_error',
};

/** The life of checkout sessions: open → complete or expired, with the payment intents and events of each step. */
export class Checkout {
  readonly #store: Store;
  readonly #announce: Announce;
  readonly #pageUrl: (sessionId: string) => string;

  constructor(store: Store, announce: Announce, pageUrl: (sessionId: string) => string) {
    this.#store = store;
    this.#announce = announce;
    this.#pageUrl = pageUrl;
  }

  create(params: SessionParams): CheckoutSession {
    const id = newId('cs_test');
    const total = totalOf(params.items);
    const session: CheckoutSession = {
      id,
      object: 'checkout.session',
      amount_subtotal: total,
      amount_total: total,
      cancel_url: params.cancelUrl,
      client_reference_id: params.clientReferenceId,
      created: nowSeconds(),
      currency: params.currency,
      customer_email: params.customerEmail,
      expires_at: params.expiresAt,
      invoice: null,
      invoice_creation: params.invoiceCreation ?? NO_INVOICE,
      livemode: false,
      metadata: params.metadata,
      mode: 'payment',
      payment_intent: null,
      payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
      status: 'open',
      success_url: params.successUrl,
      url: this.#pageUrl(id),
    };
    this.#store.sessions.set(id, {
      session,
      items: params.items,
      intentMetadata: params.intentMetadata,
      receiptEmail: params.receiptEmail,
    });
    setTimeout(() => this.#runOut(id), (params.expiresAt - nowSeconds()) * 1000).unref();
    return session;
  }

  find(id: string): SessionRecord | undefined {
    this.#runOut(id);
    return this.#store.sessions.get(id);
  }

  get(id: string): SessionRecord {
    const record = this.find(id);
    if (!record) throw missing('checkout.session', id);
    return record;
  }

  /** Closes an open session; throws ApiError 400 for any other. */
  expire(id: string): CheckoutSession {
    const { session } = this.get(id);
    if (session.status !== 'open') {
      throw invalidRequest(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }
    this.#close(session);
    return session;
  }

  /** Takes the money of an open session and waits for the first delivery of the news. */
  async approve(record: SessionRecord): Promise<void> {
    const { session } = record;
    session.status = 'complete';
    session.url = null;
    if (session.amount_total > 0) {
      const intent = this.#intentOf(record);
      const charge = this.#charge(intent);
      intent.status = 'succeeded';
      intent.amount_received = intent.amount;
      intent.last_payment_error = null;
      intent.latest_charge = charge.id;
      session.payment_status = 'paid';
      if (session.invoice_creation.enabled) session.invoice = newId('in');
    }
    await this.#announce('checkout.session.completed', session);
  }

  /** Refuses the card; the session stays open for another try. */
  async decline(record: SessionRecord): Promise<void> {
    const intent = this.#intentOf(record);
    intent.last_payment_error = DECLINE;
    await this.#announce('payment_intent.payment_failed', intent);
  }

  #intentOf({ session, intentMetadata, receiptEmail }: SessionRecord): PaymentIntent {
    const existing = this.#store.intents.get(session.payment_intent ?? '');
    if (existing) return existing;
    const intent: PaymentIntent = {
      id: newId('pi'),
      object: 'payment_intent',
      amount: session.amount_total,
      amount_received: 0,
      created: nowSeconds(),
      currency: session.currency,
      last_payment_error: null,
      latest_charge: null,
      livemode: false,
      metadata: intentMetadata,
      receipt_email: receiptEmail,
      status: 'requires_payment_method',
    };
    this.#store.intents.set(intent.id, intent);
    session.payment_intent = intent.id;
    return intent;
  }

  #charge(intent: PaymentIntent): Charge {
    const charge: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: intent.amount,
      amount_refunded: 0,
      created: nowSeconds(),
      currency: intent.currency,
      disputed: false,
      livemode: false,
      metadata: intent.metadata,
      paid: true,
      payment_intent: intent.id,
      refunded: false,
      status: 'succeeded',
    };
    this.#store.charges.set(charge.id, charge);
    return charge;
  }

  #runOut(id: string): void {
    const session = this.#store.sessions.get(id)?.session;
    if (session?.status === 'open' && session.expires_at <= nowSeconds()) this.#close(session);
  }

  #close(session: CheckoutSession): void {
    session.status = 'expired';
    session.url = null;
    const intent = this.#store.intents.get(session.payment_intent ?? '');
    if (intent) intent.status = 'canceled';
    void this.#announce('checkout.session.expired', session);
  }
}
