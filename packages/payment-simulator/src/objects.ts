/** The part of Stripe's objects that the shop uses, with Stripe's own field names. Amounts in cents, times in seconds. */

/** What a session says of the invoice that Stripe writes once it is paid. */
export interface InvoiceCreation {
  enabled: boolean;
  invoice_data: { custom_fields: { name: string; value: string }[]; footer: string | null };
}

export interface CheckoutSession {
  id: string;
  object: 'checkout.session';
  amount_subtotal: number;
  amount_total: number;
  cancel_url: string | null;
  client_reference_id: string | null;
  created: number;
  currency: string;
  customer_email: string | null;
  expires_at: number;
  /** The id of its invoice; null until it is paid, and where none is written. */
  invoice: string | null;
  invoice_creation: InvoiceCreation;
  livemode: false;
  metadata: Record<string, string>;
  mode: 'payment';
  payment_intent: string | null;
  payment_status: 'unpaid' | 'paid' | 'no_payment_required';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  url: string | null;
}

export interface PaymentIntent {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  created: number;
  currency: string;
  last_payment_error: { code: string; decline_code: string; message: string; type: string } | null;
  latest_charge: string | null;
  livemode: false;
  metadata: Record<string, string>;
  receipt_email: string | null;
  status: 'requires_payment_method' | 'succeeded' | 'canceled';
}

export interface Charge {
  id: string;
  object: 'charge';
  amount: number;
  amount_refunded: number;
  created: number;
  currency: string;
  livemode: false;
  metadata: Record<string, string>;
  disputed: boolean;
  paid: boolean;
  payment_intent: string;
  refunded: boolean;
  status: 'succeeded';
}

export interface Refund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string | null;
  status: 'pending' | 'succeeded' | 'failed';
  pending_reason?: 'insufficient_funds';
  failure_reason?: string;
}

export interface Dispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string;
  created: number;
  currency: string;
  evidence_details: {
    due_by: number | null;
    has_evidence: boolean;
    past_due: boolean;
    submission_count: number;
  };
  is_charge_refundable: boolean;
  livemode: false;
  /** Empty: it is the bank's, and carries nothing of the payment's. */
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string;
  /** The first three are of an inquiry, which takes no money yet. */
  status:
    | 'warning_needs_response'
    | 'warning_under_review'
    | 'warning_closed'
    | 'needs_response'
    | 'under_review'
    | 'won'
    | 'lost';
}

/** What the checkout page shows of one line. */
export interface LineItem {
  name: string;
  unitAmount: number;
  quantity: number;
}

/** What the simulator knows of a session beyond what its API tells. */
export interface SessionRecord {
  session: CheckoutSession;
  items: LineItem[];
  intentMetadata: Record<string, string>;
  receiptEmail: string | null;
}

export type EventType =
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'payment_intent.payment_failed'
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.dispute.funds_reinstated'
  | 'charge.dispute.funds_withdrawn'
  | 'charge.dispute.updated'
  | 'charge.refund.updated'
  | 'charge.refunded'
  | 'refund.failed'
  | 'refund.updated';

export interface GatewayEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: CheckoutSession | PaymentIntent | Charge | Refund | Dispute };
  livemode: false;
  pending_webhooks: number;
  request: { id: null; idempotency_key: null };
  type: EventType;
}

/** Why a delivery was made; `dropped`: it was not. */
export type DeliveryCause = 'first' | 'copy' | 'retry' | 'delayed' | 'by hand' | 'dropped';

/** One try to tell the shop of an event. */
export interface Delivery {
  /** Milliseconds since 1970. */
  at: number;
  event: Pick<GatewayEvent, 'id' | 'type'>;
  cause: DeliveryCause;
  /** What the shop answered; 0 when it could not be reached, null when nothing was sent. */
  status: number | null;
  /** How long the answer took, in milliseconds. */
  ms: number;
}
