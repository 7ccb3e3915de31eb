/** Why money that came in went back by itself. */
export const RETURN_REASONS = ['order_gone', 'order_paid', 'amount_mismatch'] as const;
export type ReturnReason = (typeof RETURN_REASONS)[number];
