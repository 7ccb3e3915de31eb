import type { PaymentRecord } from '../../data/payment-repository.ts';
import type { Deps } from '../deps.ts';
import type { Difference } from './difference.ts';
import { FoundDifferences } from './found-differences.ts';
import { orderDifferences, type CheckTerms } from './order-differences.ts';
import { paymentDifferences } from './payment-differences.ts';
import { checkStock } from './stock-differences.ts';

const AT_ONCE = 10;

export interface ReconcileReport {
  checked: { products: number; orders: number; payments: number };
  differences: FoundDifferences;
}

type ReconcileDeps = Pick<Deps, 'ledger' | 'orders' | 'payments' | 'gateway' | 'now'>;

/** Looks at one payment from all sides; a difference counts only if it is still there at a second look. */
const checkPayment = async (
  deps: ReconcileDeps,
  found: PaymentRecord,
  terms: CheckTerms,
): Promise<Difference[]> => {
  const look = async (payment: PaymentRecord): Promise<Difference[]> => {
    const gateway = await deps.gateway.inspect(payment.sessionId);
    const order = await deps.orders.find(payment.orderId);
    return paymentDifferences({ payment, order, gateway }, terms);
  };
  if ((await look(found)).length === 0) return [];
  const again = await deps.payments.find(found.sessionId);
  return again ? look(again) : [];
};

async function* inGroups<Item>(items: AsyncIterable<Item>): AsyncIterable<Item[]> {
  let group: Item[] = [];
  for await (const item of items) {
    group.push(item);
    if (group.length < AT_ONCE) continue;
    yield group;
    group = [];
  }
  if (group.length > 0) yield group;
}

/**
 * Compares stock, orders, payments and the gateway, and gives the differences. Changes nothing.
 * News younger than `graceMs` (milliseconds) may still be on its way and counts as no difference.
 */
export const reconcile = async (deps: ReconcileDeps, graceMs: number): Promise<ReconcileReport> => {
  const terms = { now: deps.now(), graceMs };
  const checked = { products: 0, orders: 0, payments: 0 };
  const differences = new FoundDifferences();

  for await (const group of inGroups(deps.ledger.products())) {
    checked.products += group.length;
    const found = await Promise.all(group.map((product) => checkStock(deps.ledger, product)));
    differences.add(found.filter((each) => each !== undefined));
  }

  const paidIntents = new Set<string>();
  for await (const group of inGroups(deps.ledger.payments())) {
    checked.payments += group.length;
    for (const { status, paymentIntentId, sessionId } of group)
      if (status !== 'open' && status !== 'expired') paidIntents.add(paymentIntentId ?? sessionId);
    const found = await Promise.all(group.map((payment) => checkPayment(deps, payment, terms)));
    differences.add(found.flat());
  }

  for await (const order of deps.ledger.orders()) {
    checked.orders += 1;
    if (orderDifferences(order, paidIntents, terms).length === 0) continue;
    const again = await deps.orders.find(order._id);
    if (again) differences.add(orderDifferences(again, paidIntents, terms));
  }
  return { checked, differences };
};
