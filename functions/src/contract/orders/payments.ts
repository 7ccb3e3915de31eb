/**
 * How a dispute at the customer's bank stands: `open` until the bank decides, `closed` when it ended
 * without a decision.
 */
export const DISPUTE_STATES = ['open', 'won', 'lost', 'closed'] as const;
export type DisputeState = (typeof DISPUTE_STATES)[number];

/** Whether the money of an order is, or may be, taken back by the customer's bank. */
export const isDisputed = ({ dispute }: { dispute: { state: DisputeState } | null }): boolean =>
  dispute?.state === 'open' || dispute?.state === 'lost';

/** What a customer told their bank, in words for the office, by the gateway's word for it. */
const REASONS: Readonly<Record<string, string>> = {
  bank_cannot_process: 'the bank cannot process it',
  credit_not_processed: 'a refund that was promised did not come',
  customer_initiated: 'no reason that the bank passes on',
  debit_not_authorized: 'they did not allow it',
  duplicate: 'they paid twice',
  fraudulent: 'it was not them who paid',
  general: 'no reason in particular',
  product_not_received: 'the goods did not arrive',
  product_unacceptable: 'the goods are not what they ordered',
  subscription_canceled: 'they had cancelled before',
  unrecognized: 'they do not know the payment',
};

/** The customer's reason in words; one that is new to us as the gateway names it. */
export const disputeReason = (reason: string): string => REASONS[reason] ?? reason;

/** What the office has to do about an open dispute, and by when. */
export const evidenceDue = (time: string): string =>
  `Send evidence in the dashboard of the payment service by ${time}, or it is lost.`;

/** Why money that came in went back by itself. */
export const RETURN_REASONS = ['order_gone', 'order_paid', 'amount_mismatch'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];

/**
 * What every object that the shop makes at the gateway carries as `metadata.shop`: the project and,
 * for people who look there, the address of the site.
 */
export const shopMark = (projectId: string, shopUrl: string): string => `${projectId} ${shopUrl}`;

/**
 * Whether such a mark is of this project. The address does not count: a shop that moves to another
 * one still has to hear of what was paid under the old.
 */
export const isMarkOf = (mark: string | undefined, projectId: string): boolean =>
  mark?.split(' ', 1)[0] === projectId;

/**
 * How the gateway's page leads back to the payment screen: `/payment/{id}?checkout=success` after
 * the customer paid there, `cancelled` when they left it. It only says where somebody comes from;
 * an order becomes paid by the webhook alone.
 */
export const CHECKOUT_RETURN = {
  param: 'checkout',
  success: 'success',
  cancelled: 'cancelled',
} as const;
