/**
 * How a dispute at the customer's bank stands: `open` until the bank decides, `closed` when it ended
 * without a decision.
 */
export const DISPUTE_STATES = ['open', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Whether the money of an order is, or may be, taken back by the customer's bank. */
export const isDisputed = ({ dispute }: { dispute: { state: DisputeState } | null }): boolean =>
  dispute?.state === 'open' || dispute?.state === 'lost';
