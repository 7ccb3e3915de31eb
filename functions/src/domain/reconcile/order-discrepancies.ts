import { payableOf } from '../../contract/delivery/destinations.ts';
import { fromCents } from '../../contract/money/money.ts';
import { orderState } from '../../contract/orders/order-transitions.ts';
import type { OrderRecord } from '../../data/orders/order-repository.ts';
import type { Discrepancy, DiscrepancyKind, Evidence } from './discrepancy.ts';
import type { PaymentIntentId, SessionId } from '../../contract/money/units.ts';
import type { Deps } from '../deps.ts';

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

type CheckDeps = Pick<Deps, 'orders' | 'payments'>;

/** The transaction of an order, where the shop has a payment of it. */
const paidIntents = async (
  { payments }: CheckDeps,
  { tranID }: OrderRecord,
): Promise<Set<string>> => {
  if (tranID === null) return new Set();
  // What was free has its session in the place of a payment at the gateway: it may be either.
  const found = await Promise.all([
    payments.findByIntent(tranID as PaymentIntentId),
    payments.find(tranID as SessionId),
  ]);
  const isPaid = found.some((each) => each && each.status !== 'open' && each.status !== 'expired');
  return new Set(isPaid ? [tranID] : []);
};

/** Looks at one order and what was paid for it; a discrepancy counts only if it is still there at a second look. */
export const checkOrder = async (
  deps: CheckDeps,
  found: OrderRecord,
  terms: CheckTerms,
): Promise<Discrepancy[]> => {
  const look = async (order: OrderRecord): Promise<Discrepancy[]> =>
    orderDiscrepancies(order, await paidIntents(deps, order), terms);
  if ((await look(found)).length === 0) return [];
  const again = await deps.orders.find(found._id);
  return again ? look(again) : [];
};
