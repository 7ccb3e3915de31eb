import type { PaymentIntentId, SessionId } from '../../contract/units.ts';
import type { OrderRecord } from '../../data/order-repository.ts';
import type { Deps } from '../deps.ts';
import type { Discrepancy } from './discrepancy.ts';
import { orderDiscrepancies, type CheckTerms } from './order-discrepancies.ts';

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
