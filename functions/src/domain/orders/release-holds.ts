import { orNotFound } from '../or-not-found.ts';
import { removable, type RemovalDeps, removeOrders } from './remove-order.ts';
import { AppError } from '../../contract/api/app-error.ts';
import { orderAllows } from '../../contract/orders/order-transitions.ts';
import type { HeldOrder } from '../../data/orders/order-repository.ts';
import { ignoreFailure, pagesOf, type ReportFailure } from '../scheduled-work.ts';
import { applyPaymentEvent, type PaymentEventDeps } from '../payments/apply-payment-event.ts';

/**
 * Gives back the stock of an order whose hold ran out, and with it that of the other lines of its
 * purchase, whose holds ran out at the same time; the customer is told.
 * @throws AppError `not_found`, `order_paid`, or `too_many_requests`.
 */
export const releaseOrder = async (deps: RemovalDeps, id: string): Promise<void> => {
  await removeOrders(deps, {
    action: 'release',
    by: 'shop',
    byShop: () => true,
    find: async () => {
      const order = await orNotFound(deps.orders.findWhole(id));
      if (!order.purchase) return [order];
      return removable(await deps.orders.findWholePurchase(order.purchase.id), 'release');
    },
  });
};

const AT_ONCE = 10;

export interface ReleaseReport {
  released: number;
  /** Paid at the gateway, whose word of it never came: taken in now. */
  recovered: number;
  /** Paid, cancelled or changed in the meantime. */
  skipped: number;
  /** Ids of orders that could not be released now; the next run finds them again. */
  failed: string[];
}

type ReleaseDeps = RemovalDeps & PaymentEventDeps;

/** Asks the gateway about an order that counts as unpaid here and as paid there; true if it was news. */
const applyMissedPayment = async (deps: ReleaseDeps, id: string): Promise<boolean> => {
  const order = await deps.orders.findWhole(id);
  const sessionId = order && orderAllows(order, 'pay') ? order.checkoutSessionId : null;
  if (sessionId === null) return false;
  const payment = await deps.gateway.inspect(sessionId);
  if (!payment?.paid) return false;
  await applyPaymentEvent(deps, payment.checkout);
  return true;
};

/** One order of each purchase, with which the others are released. */
const onceEach = (due: readonly HeldOrder[]): HeldOrder[] => {
  const purchases = new Set<string>();
  return due.filter(({ purchaseId }) => {
    if (purchaseId === null) return true;
    const isFirst = !purchases.has(purchaseId);
    purchases.add(purchaseId);
    return isFirst;
  });
};

/** Releases an order, or takes in that it was paid. */
const settle = async (
  deps: ReleaseDeps,
  id: string,
): Promise<Exclude<keyof ReleaseReport, 'failed'>> => {
  try {
    await releaseOrder(deps, id);
    return 'released';
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    if (code === 'order_paid' && (await applyMissedPayment(deps, id))) return 'recovered';
    if (code === 'order_paid' || code === 'not_found') return 'skipped';
    throw error;
  }
};

/**
 * Gives back the stock of all unpaid orders whose hold ran out, and takes in the payment of those
 * that turn out to be paid. May run twice, in parallel, or be
 * stopped at any point: each order, or purchase, is released by one commit, or by none.
 */
export const releaseHolds = async (
  deps: ReleaseDeps,
  reportFailure: ReportFailure = ignoreFailure,
): Promise<ReleaseReport> => {
  const report: ReleaseReport = { released: 0, recovered: 0, skipped: 0, failed: [] };
  const now = deps.now();
  for await (const page of pagesOf((request) => deps.orders.listRunOut(now, request))) {
    const due = onceEach(page);
    for (let from = 0; from < due.length; from += AT_ONCE) {
      const ids = due.slice(from, from + AT_ONCE).map(({ id }) => id);
      const results = await Promise.all(
        ids.map(async (id) => ({
          id,
          result: await settle(deps, id).catch((error: unknown) => {
            reportFailure(id, error);
            return 'failed' as const;
          }),
        })),
      );
      for (const { id, result } of results) {
        if (result === 'failed') report.failed.push(id);
        else report[result] += 1;
      }
    }
  }
  return report;
};
