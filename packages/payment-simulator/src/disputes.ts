import type { Announce } from './checkout.ts';
import { isInquiry } from './inquiries.ts';
import type { Charge, Dispute } from './objects.ts';
import { failRefund } from './refunds.ts';
import { newId, nowSeconds, type Store } from './store.ts';

const DAY_S = 24 * 60 * 60;
/** Banks leave between a week and three for evidence. */
const EVIDENCE_S = 7 * DAY_S;

const disputeOf = (charge: Charge, intentId: string, isTaken: boolean): Dispute => ({
  id: newId('du'),
  object: 'dispute',
  amount: charge.amount,
  charge: charge.id,
  created: nowSeconds(),
  currency: charge.currency,
  evidence_details: {
    due_by: nowSeconds() + EVIDENCE_S,
    has_evidence: false,
    past_due: false,
    submission_count: 0,
  },
  is_charge_refundable: !isTaken,
  livemode: false,
  metadata: {},
  payment_intent: intentId,
  reason: 'product_not_received',
  status: isTaken ? 'needs_response' : 'warning_needs_response',
});

const open = (store: Store, announce: Announce, intentId: string, isTaken: boolean): boolean => {
  const charge = store.charges.get(store.intents.get(intentId)?.latest_charge ?? '');
  if (!charge || charge.disputed) return false;
  charge.disputed = true;
  const dispute = disputeOf(charge, intentId, isTaken);
  store.disputes.set(dispute.id, dispute);
  void announce('charge.dispute.created', dispute);
  if (isTaken) withdraw(store, announce, dispute);
  return true;
};

/** The bank takes the money: what waited to be refunded cannot be, too. */
const withdraw = (store: Store, announce: Announce, dispute: Dispute): void => {
  void announce('charge.dispute.funds_withdrawn', dispute);
  for (const { id, charge, status } of store.refunds.values())
    if (charge === dispute.charge && status === 'pending') failRefund(store, announce, id);
};

/** The customer asks their bank for the money of a payment intent, which withdraws it; false where it cannot be. */
export const openDispute = (store: Store, announce: Announce, intentId: string): boolean =>
  open(store, announce, intentId, true);

/** The bank asks about a payment intent and takes nothing yet; false where it cannot. */
export const openInquiry = (store: Store, announce: Announce, intentId: string): boolean =>
  open(store, announce, intentId, false);

const isOpen = ({ status }: Dispute): boolean =>
  status === 'needs_response' || status === 'under_review';

/** The answer did not content the bank: an inquiry becomes a dispute. False for anything else. */
export const escalateInquiry = (store: Store, announce: Announce, id: string): boolean => {
  const dispute = store.disputes.get(id);
  if (!dispute || !isInquiry(dispute)) return false;
  dispute.status = 'needs_response';
  dispute.is_charge_refundable = false;
  dispute.evidence_details.due_by = nowSeconds() + EVIDENCE_S;
  void announce('charge.dispute.updated', dispute);
  withdraw(store, announce, dispute);
  return true;
};

const REVIEWED = {
  needs_response: 'under_review',
  warning_needs_response: 'warning_under_review',
} as const;

/** The shop sends evidence for a dispute or an inquiry; false where none is wanted. */
export const sendEvidence = (store: Store, announce: Announce, id: string): boolean => {
  const dispute = store.disputes.get(id);
  if (dispute?.status !== 'needs_response' && dispute?.status !== 'warning_needs_response')
    return false;
  dispute.status = REVIEWED[dispute.status];
  dispute.evidence_details.has_evidence = true;
  dispute.evidence_details.submission_count += 1;
  void announce('charge.dispute.updated', dispute);
  return true;
};

/** The bank decides an open dispute; what the shop wins it has back. False for any other. */
export const decideDispute = (
  store: Store,
  announce: Announce,
  id: string,
  decision: 'won' | 'lost',
): boolean => {
  const dispute = store.disputes.get(id);
  if (!dispute || !isOpen(dispute)) return false;
  dispute.status = decision;
  void announce('charge.dispute.closed', dispute);
  if (decision === 'won') void announce('charge.dispute.funds_reinstated', dispute);
  return true;
};
