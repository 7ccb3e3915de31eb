import { payableOf } from '../../contract/destinations.ts';
import { fromCents } from '../../contract/money.ts';
import { orderState } from '../../contract/order-transitions.ts';
import type { OrderRecord } from '../../data/order-repository.ts';
import type { Discrepancy, DiscrepancyKind, Evidence } from './discrepancy.ts';

export interface CheckTerms {
  /** Milliseconds since 1970. */
  now: number;
  /** Milliseconds for which news may still be on its way, and a job may not have run. */
  graceMs: number;
}

const stuck = (
  kind: DiscrepancyKind,
  { _id }: OrderRecord,
  shop: Evidence,
  now: number,
): Discrepancy => ({
  kind,
  about: `order ${_id}`,
  shop,
  other: { now: new Date(now).toISOString() },
  repair: { kind: 'order', orderId: _id },
});

/**
 * What is wrong with an order by itself and the clock, or because nothing was paid for it.
 * `paidIntents` are the transaction ids that the shop has payments for.
 */
export const orderDiscrepancies = (
  order: OrderRecord,
  paidIntents: ReadonlySet<string>,
  { now, graceMs }: CheckTerms,
): Discrepancy[] => {
  const { _id, holdUntil, refundAskedAt, tranID } = order;
  const isPast = (iso: string | null) => iso !== null && Date.parse(iso) < now - graceMs;
  const state = orderState(order);
  if (state === 'placed')
    return isPast(holdUntil) ? [stuck('hold_stuck', order, { holdUntil }, now)] : [];
  if (state === 'refunding' && isPast(refundAskedAt))
    return [stuck('refund_stuck', order, { refundAskedAt, tranID }, now)];
  if (tranID !== null && paidIntents.has(tranID)) return [];
  return [
    {
      kind: 'payment_unknown',
      about: `order ${_id}`,
      shop: { state, tranID, amount: fromCents(payableOf(order)) },
      other: { payment: null },
      repair: undefined,
    },
  ];
};
