import { invalidParam, invalidRequest, missing } from './api-error.ts';
import type { Announce } from './checkout.ts';
import { closeInquiry, isRefundable } from './inquiries.ts';
import type { FormGroup } from './form-body.ts';
import type { Refund } from './objects.ts';
import { newId, nowSeconds, type Store } from './store.ts';

const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer'];

const text = (params: FormGroup, name: string): string | undefined => {
  const value = params[name];
  return typeof value === 'string' ? value : undefined;
};

const metadataOf = (params: FormGroup): Record<string, string> => {
  const value = params.metadata;
  if (typeof value !== 'object' || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
};

/** What was asked for with a refund, checked; without an amount (in cents) all that is left. */
export interface RefundParams {
  intentId: string;
  amount?: number | undefined;
  reason?: string | null;
  metadata?: Record<string, string>;
}

/** Reads and checks the form of `POST /v1/refunds`. Throws ApiError. */
export const readRefundParams = (params: FormGroup): RefundParams => {
  const reason = text(params, 'reason') ?? null;
  if (reason !== null && !REASONS.includes(reason)) {
    throw invalidParam('reason', `Invalid reason: must be one of ${REASONS.join(', ')}`);
  }
  const asked = text(params, 'amount');
  if (asked !== undefined && !/^[1-9]\d{0,11}$/.test(asked)) {
    throw invalidParam('amount', `Invalid positive integer: ${asked}`);
  }
  return {
    intentId: text(params, 'payment_intent') ?? '',
    amount: asked === undefined ? undefined : Number(asked),
    reason,
    metadata: metadataOf(params),
  };
};

/** Gives the money of a payment intent back, whole or in part. Throws ApiError where Stripe would refuse. */
export const createRefund = (
  store: Store,
  announce: Announce,
  { intentId, amount: asked, reason = null, metadata = {} }: RefundParams,
): Refund => {
  const intent = store.intents.get(intentId);
  if (!intent) throw missing('payment_intent', intentId);
  const charge = store.charges.get(intent.latest_charge ?? '');
  if (!charge) {
    throw invalidRequest(
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    );
  }
  if (!isRefundable(store, charge)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  }
  if (charge.refunded) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const left = charge.amount - charge.amount_refunded;
  const amount = asked ?? left;
  if (amount > left) {
    throw invalidParam(
      'amount',
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left}).`,
    );
  }
  const refund: Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    metadata,
    payment_intent: intent.id,
    reason,
    ...(store.hasBalance
      ? { status: 'succeeded' }
      : { status: 'pending', pending_reason: 'insufficient_funds' }),
  };
  store.refunds.set(refund.id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  void announce('charge.refunded', charge);
  if (charge.refunded) closeInquiry(store, announce, charge);
  return refund;
};

/** The balance is too low for refunds, or high enough again, and those that waited go out. */
export const setBalance = (store: Store, announce: Announce, isEnough: boolean): void => {
  store.hasBalance = isEnough;
  if (!isEnough) return;
  for (const refund of store.refunds.values()) {
    if (refund.status !== 'pending') continue;
    refund.status = 'succeeded';
    delete refund.pending_reason;
    for (const type of ['refund.updated', 'charge.refund.updated'] as const)
      void announce(type, refund);
  }
};

/**
 * The customer's bank sends a refund back, or one that waits is given up: the money is the shop's
 * again. False where there is none to fail.
 */
export const failRefund = (store: Store, announce: Announce, refundId: string): boolean => {
  const refund = store.refunds.get(refundId);
  const charge = store.charges.get(refund?.charge ?? '');
  if (!refund || refund.status === 'failed' || !charge) return false;
  refund.status = 'failed';
  delete refund.pending_reason;
  refund.failure_reason = 'expired_or_canceled_card';
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated'] as const)
    void announce(type, refund);
  return true;
};
