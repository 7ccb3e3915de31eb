import { AppError } from '../contract/api/app-error.ts';
import { cents } from '../contract/money/units.ts';
import type {
  CheckoutFacts,
  CheckoutRequest,
  CheckoutState,
  PaymentEvent,
  PaymentGateway,
  RefundRequest,
} from '../data/payments/gateway-types.ts';
import { requireId } from './memory-table.fixtures.ts';

const pageOf = (sessionId: string): string => `https://gateway.test/${sessionId}`;

/** The payment gateway in memory: keys that repeat a call until what it opened is closed, sessions that end, money that goes back once. */
export class MemoryGateway implements PaymentGateway {
  readonly sessions = new Map<string, CheckoutState['status']>();
  /** Every call that opens or closes a checkout or pays back, as it was asked for. */
  readonly opened: CheckoutRequest[] = [];
  readonly refunds: RefundRequest[] = [];
  readonly closed: string[] = [];
  /** What happens at the gateway, or fails there, as the next calls of each kind begin. */
  readonly troubles: Record<'openCheckout' | 'closeCheckout' | 'refund', (() => void)[]> = {
    openCheckout: [],
    closeCheckout: [],
    refund: [],
  };
  /** The payment of each session that somebody looks up. */
  readonly intentOf = new Map<string, string>();
  /** How much of each payment went back in parts, in cents. */
  readonly returned = new Map<string, number>();
  /** The sessions whose money a bank took back. */
  readonly lost = new Set<string>();
  /** What else a session that somebody looks up says. */
  readonly factsOf = new Map<string, Partial<CheckoutFacts>>();
  readonly #sessionOfKey = new Map<string, string>();
  readonly #refundOfKey = new Map<string, string>();
  readonly #paidBack = new Set<string>();

  openCheckout: PaymentGateway['openCheckout'] = async (request) => {
    await this.#begin('openCheckout');
    this.opened.push(request);
    const earlier = this.#sessionOfKey.get(request.key);
    const isSpent = earlier === undefined || this.sessions.get(earlier) === 'expired';
    const sessionId = isSpent ? `cs_${this.sessions.size + 1}` : earlier;
    this.#sessionOfKey.set(request.key, sessionId);
    if (!this.sessions.has(sessionId)) this.sessions.set(sessionId, 'open');
    return { sessionId, url: pageOf(sessionId) };
  };

  paymentPage: PaymentGateway['paymentPage'] = (intent) => `https://gateway.test/pages/${intent}`;

  findCheckout: PaymentGateway['findCheckout'] = (sessionId) => {
    requireId(sessionId);
    const status = this.sessions.get(sessionId) ?? 'missing';
    return Promise.resolve(status === 'open' ? { status, url: pageOf(sessionId) } : { status });
  };

  inspect: PaymentGateway['inspect'] = (sessionId) => {
    const paymentIntentId = this.intentOf.get(sessionId) ?? null;
    return Promise.resolve({
      status: 'complete',
      checkout: {
        sessionId,
        orderId: '',
        purchase: null,
        paymentIntentId,
        amount: cents(0),
        currency: '',
        email: null,
        ...this.factsOf.get(sessionId),
      },
      paid: true,
      paidAt: null,
      refunded: paymentIntentId !== null && this.#paidBack.has(paymentIntentId),
      returned: cents(this.returned.get(paymentIntentId ?? '') ?? 0),
      lost: this.lost.has(sessionId),
    });
  };

  closeCheckout: PaymentGateway['closeCheckout'] = async (sessionId) => {
    await this.#begin('closeCheckout');
    this.closed.push(sessionId);
    if (this.sessions.get(sessionId) === 'complete') return 'complete';
    if (this.sessions.has(sessionId)) this.sessions.set(sessionId, 'expired');
    return 'closed';
  };

  refund: PaymentGateway['refund'] = async (request) => {
    await this.#begin('refund');
    this.refunds.push(request);
    const known = this.#refundOfKey.get(request.key);
    if (known !== undefined) return known;
    if (this.#paidBack.has(request.paymentIntentId)) return null;
    const refundId = `re_${this.#refundOfKey.size + 1}`;
    if (request.amount === undefined) this.#paidBack.add(request.paymentIntentId);
    else this.returnPart(request.paymentIntentId, request.amount);
    this.#refundOfKey.set(request.key, refundId);
    return refundId;
  };

  refundsMade: PaymentGateway['refundsMade'] = (paymentIntentId) => {
    const ofPayment = this.refunds.filter((refund) => refund.paymentIntentId === paymentIntentId);
    const made = ofPayment.flatMap(({ key, orderId }) => {
      const refundId = this.#refundOfKey.get(key);
      return refundId === undefined || orderId === undefined ? [] : [{ refundId, orderId }];
    });
    return Promise.resolve(made);
  };

  /** An event is its JSON here, and the signature the word itself. */
  readEvent: PaymentGateway['readEvent'] = (body, signature) =>
    signature === 'signed'
      ? Promise.resolve(JSON.parse(body.toString()) as PaymentEvent)
      : Promise.reject(new AppError('invalid_signature'));

  /** A part of a payment goes back; with all that was paid (cents), nothing is left. */
  returnPart(paymentIntentId: string, amount: number, paid = Infinity): void {
    const returned = (this.returned.get(paymentIntentId) ?? 0) + amount;
    this.returned.set(paymentIntentId, returned);
    if (returned >= paid) this.#paidBack.add(paymentIntentId);
  }

  /** The money of a payment went back, and the key under which it did is long forgotten. */
  paidBackLongAgo(paymentIntentId: string): void {
    this.#paidBack.add(paymentIntentId);
  }

  /** The customer's bank sends the money of a payment back. */
  failRefund(paymentIntentId: string): void {
    this.#paidBack.delete(paymentIntentId);
  }

  async #begin(call: keyof MemoryGateway['troubles']): Promise<void> {
    await Promise.resolve();
    this.troubles[call].shift()?.();
  }
}
