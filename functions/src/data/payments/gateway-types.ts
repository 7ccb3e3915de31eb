import type { DisputeState } from '../../contract/orders/payments.ts';
import type { Cents, PaymentIntentId, Pieces, SessionId } from '../../contract/money/units.ts';

/** Payment gateway as the domain sees it: plain objects, amounts in cents, currencies in upper case. */

/** Lines of a purchase that are paid together, by their numbers. */
export interface PaidLines {
  id: string;
  lines: readonly number[];
}

/** What is sold through a checkout, as the gateway shows it. */
export interface CheckoutItem {
  name: string;
  /** Price of one unit in cents. */
  unitAmount: Cents;
  quantity: Pieces;
}

/** What the invoice for something free of VAT says (art. 226 of Directive 2006/112/EC). */
export interface VatFreeInvoice {
  buyer: string;
  vatNumber: string;
  /** Why there is no VAT. */
  note: string;
}

/** A checkout that is to be opened. The same `key` gives the same session again. */
export interface CheckoutRequest {
  key: string;
  /** The order that it is for, or the first of them. */
  orderId: string;
  /** Set for lines of a purchase. */
  purchase: PaidLines | null;
  uid: string;
  email: string;
  items: readonly CheckoutItem[];
  /** What comes on top of them for the way. */
  delivery: Cents;
  currency: string;
  /** The gateway writes an invoice once it is paid; null where none is needed. */
  invoice: VatFreeInvoice | null;
  successUrl: string;
  cancelUrl: string;
  /** Seconds since 1970; without it the gateway's longest life. */
  expiresAt: number | undefined;
  /**
   * An earlier request may have said something else, and so had another key: look for the checkout
   * that it may have opened.
   */
  wordsChanged: boolean;
}

export interface OpenedCheckout {
  sessionId: SessionId;
  url: string;
}

/** `missing`: the gateway does not know the session. */
export type CheckoutState =
  { status: 'open'; url: string } | { status: 'complete' | 'expired' | 'missing' };

/** What the gateway knows of a checkout and its money. */
export interface GatewayPayment {
  status: 'open' | 'complete' | 'expired';
  checkout: CheckoutFacts;
  /** True when the money came, or when there was nothing to pay. */
  paid: boolean;
  /** Milliseconds since 1970; null while nothing was paid. */
  paidAt: number | null;
  /** True when all of the money went back. */
  refunded: boolean;
  /** How much of it went back, in cents. */
  returned: Cents;
  /** True when a bank took the money back for good in a dispute. */
  lost: boolean;
}

export interface RefundRequest {
  /** The same key refunds once, however often it is asked for. */
  key: string;
  paymentIntentId: PaymentIntentId;
  /** The order or the line that is refunded; none where an amount goes back and it stays paid. */
  orderId?: string;
  reason: string;
  /** A part, in cents; without it all that is left. */
  amount?: Cents;
}

/** A refund that we made, and did not see fail. */
export interface MadeRefund {
  refundId: string;
  orderId: string;
}

/** What an event says about a checkout session of ours. */
export interface CheckoutFacts {
  sessionId: SessionId;
  /** The order that it is for, or the first of them. */
  orderId: string;
  /** Set for lines of a purchase. */
  purchase: PaidLines | null;
  /** Null when there was nothing to pay. */
  paymentIntentId: PaymentIntentId | null;
  amount: Cents;
  currency: string;
  /** The address that the gateway asked for or was given. */
  email: string | null;
}

export type DisputeStage = 'opened' | 'changed' | 'closed' | 'withdrawn' | 'reinstated';

/** What an event says about a dispute; times in milliseconds since 1970. */
export interface DisputeFact {
  kind: 'dispute';
  stage: DisputeStage;
  disputeId: string;
  paymentIntentId: PaymentIntentId;
  amount: Cents;
  currency: string;
  /** In the gateway's words. */
  reason: string;
  state: DisputeState;
  openedAt: number;
  /** Until when evidence can be sent; null where none is asked for. */
  dueBy: number | null;
}

export type PaymentFact =
  | { kind: 'completed' | 'expired'; checkout: CheckoutFacts }
  | { kind: 'declined'; orderId: string }
  /** `orderId`: undefined for a charge that did not come from a checkout of ours. */
  | {
      kind: 'refunded';
      paymentIntentId: PaymentIntentId;
      orderId: string | undefined;
      amount: Cents;
      full: boolean;
    }
  /** A refund that had been made did not reach the customer; `why` in the gateway's words. */
  | {
      kind: 'refund_failed';
      refundId: string;
      paymentIntentId: PaymentIntentId;
      orderId: string | undefined;
      amount: Cents;
      why: string | null;
    }
  | DisputeFact
  /** Of another program on the same account at the gateway. */
  | { kind: 'foreign' }
  /** Ours, but nothing that matters to an order. */
  | { kind: 'ignored' };

export type FactOf<Kind extends PaymentFact['kind']> = Extract<PaymentFact, { kind: Kind }>;

export interface PaymentEvent {
  id: string;
  /** The gateway's own name for it. */
  type: string;
  /** The version of the gateway's API that it is of, where that is another one than we read. */
  otherVersion?: string;
  fact: PaymentFact;
}

export interface PaymentGateway {
  /**
   * @throws AppError `payment_declined` when the gateway refuses, `order_paid` when this very checkout
   *   was paid, `payment_unavailable` when it does not answer.
   */
  openCheckout(request: CheckoutRequest): Promise<OpenedCheckout>;
  findCheckout(sessionId: SessionId): Promise<CheckoutState>;
  /** Looks up all that the gateway knows of a checkout; undefined when it does not know it. */
  inspect(sessionId: SessionId): Promise<GatewayPayment | undefined>;
  /**
   * Makes sure that the session can no longer be paid; `complete` when it already was.
   * @throws AppError `conflict` while it is being paid.
   */
  closeCheckout(sessionId: SessionId): Promise<'closed' | 'complete'>;
  /**
   * Gives the money back, or a part; the refund's id, or null when all of it had gone back before.
   * @throws AppError `refund_refused` when the gateway will never do it, `payment_unavailable` when it does not answer.
   */
  refund(request: RefundRequest): Promise<string | null>;
  /** Where people see a payment at the gateway; null where that has no such page. */
  paymentPage(paymentIntentId: PaymentIntentId): string | null;
  /** The refunds of a payment that the shop made, whichever process asked for them. */
  refundsMade(paymentIntentId: PaymentIntentId): Promise<MadeRefund[]>;
  /** @throws AppError `invalid_signature` unless these exact bytes were signed not long ago. */
  readEvent(body: Buffer, signature: string | undefined): Promise<PaymentEvent>;
}
