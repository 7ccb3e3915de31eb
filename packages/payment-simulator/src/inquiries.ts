import type { Announce } from './checkout.ts';
import type { Charge, Dispute } from './objects.ts';
import type { Store } from './store.ts';

/** Whether a bank only asks about a payment so far, and has taken nothing. */
export const isInquiry = ({ status }: Dispute): boolean =>
  status === 'warning_needs_response' || status === 'warning_under_review';

/** A charge that was refunded as a whole leaves nothing to ask about. */
export const closeInquiry = (store: Store, announce: Announce, charge: Charge): void => {
  for (const dispute of store.disputes.values()) {
    if (dispute.charge !== charge.id || !isInquiry(dispute)) continue;
    dispute.status = 'warning_closed';
    void announce('charge.dispute.closed', dispute);
  }
};

/** Whether no dispute stands in the way of a refund. */
export const isRefundable = (store: Store, charge: Charge): boolean =>
  [...store.disputes.values()].every(
    (dispute) => dispute.charge !== charge.id || dispute.is_charge_refundable,
  );
