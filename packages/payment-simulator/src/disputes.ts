import type { Announce } from './checkout.ts';
import type { Dispute } from './objects.ts';
import { newId, nowSeconds, type Store } from './store.ts';

const DAY_S = 24 * 60 * 60;
/** Banks leave between a week and three for evidence. */
const EVIDENCE_S = 7 * DAY_S;

/** The customer asks their bank for the money of a payment intent, which withdraws it; false where it cannot be. */
export const openDispute = (store: Store, announce: Announce, intentId: string): boolean => {
  const charge = store.charges.get(store.intents.get(intentId)?.latest_charge ?? '');
  if (!charge || charge.disputed || charge.refunded) return false;
  charge.disputed = true;
  const dispute: Dispute = {
    id: newId('du'),
    object: 'dispute',
    amount: charge.amount - charge.amount_refunded,
    charge: charge.id,
    created: nowSeconds(),
    currency: charge.currency,
    evidence_details: {
      due_by: nowSeconds() + EVIDENCE_S,
      has_evidence: false,
      past_due: false,
      submission_count: 0,
    },
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: intentId,
    reason: 'product_not_received',
    status: 'needs_response',
  };
  store.disputes.set(dispute.id, dispute);
  void announce('charge.dispute.created', dispute);
  void announce('charge.dispute.funds_withdrawn', dispute);
  return true;
};

const isOpen = ({ status }: Dispute): boolean =>
  status === 'needs_response' || status === 'under_review';

/** The shop sends evidence for a dispute; false where none is wanted. */
export const sendEvidence = (store: Store, announce: Announce, id: string): boolean => {
  const dispute = store.disputes.get(id);
  if (dispute?.status !== 'needs_response') return false;
  dispute.status = 'under_review';
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
