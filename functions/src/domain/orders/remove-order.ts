import { AppError } from '../../contract/api/app-error.ts';
import { orderAllows, orderRefusal } from '../../contract/orders/order-transitions.ts';
import type { OrderRecord, WholeOrder } from '../../data/orders/order-repository.ts';
import type { StockReturn } from '../../data/products/stock-repository.ts';
import type { Deps } from '../deps.ts';
import { ordersMail } from '../mail/order-mail.ts';
import { applyMailPolicy } from '../mail/mail-policy.ts';
import { isMoneyReturned } from '../payments/decide-payment.ts';
import { CONFLICTED, retryOnContention } from '../retry-on-contention.ts';
import { publicOrder } from './find-order.ts';

export type RemovalDeps = Pick<
  Deps,
  'orders' | 'payments' | 'stock' | 'gateway' | 'now' | 'settings' | 'mailPolicy'
>;

type Orders = readonly [WholeOrder, ...WholeOrder[]];

export interface Removal {
  action: 'cancel' | 'release';
  /** A user's email, or `shop`. */
  by: string;
  /** True when the customer has to be told, because it was not their own doing. */
  byShop: (order: OrderRecord) => boolean;
  /** Why, where somebody has said so. */
  reason?: string | undefined;
  /** Reads the orders as they are now. @throws AppError `not_found` */
  find: () => Promise<Orders>;
}

/**
 * The lines of a purchase that wait to be paid. One may be paid by itself, through a checkout that a
 * process left behind; the others end all the same. Where none waits, all, of which the first says why not.
 * @throws AppError `not_found` where there are none
 */
export const removable = (lines: readonly WholeOrder[], action: Removal['action']): Orders => {
  const waiting = lines.filter((line) => orderAllows(line, action));
  const [first, ...others] = waiting.length > 0 ? waiting : lines;
  if (!first) throw new AppError('not_found');
  return [first, ...others];
};

const ENDS = { cancel: 'cancelled', release: 'released' } as const;

/** Makes sure that nobody pays for them any more. @throws AppError when somebody has, or does so now */
const closeCheckouts = async (
  { gateway, payments }: Pick<RemovalDeps, 'gateway' | 'payments'>,
  orders: Orders,
  action: Removal['action'],
): Promise<void> => {
  const sessions = new Set(orders.flatMap(({ checkoutSessionId }) => checkoutSessionId ?? []));
  for (const sessionId of sessions) {
    const closed = await gateway.closeCheckout(sessionId);
    const isPaid = closed === 'complete' && !isMoneyReturned(await payments.find(sessionId));
    // The webhook that says so is on its way.
    if (isPaid) throw new AppError(orderRefusal(orders[0], action));
  }
};

/**
 * Deletes unpaid orders, keeps a record of each and gives their stock back in one commit: one order, or
 * lines of a purchase. First the way to pay is closed, so that nobody pays for what is gone; whatever changes an order
 * meanwhile makes it look again.
 * @returns how many there were
 * @throws AppError `not_found`, `order_paid`, `conflict` while they are being paid, or
 *   `too_many_requests` when they will not keep still.
 */
export const removeOrders = (
  deps: RemovalDeps,
  { action, by, find, byShop, reason = '' }: Removal,
): Promise<number> => {
  const { stock, now, settings, mailPolicy } = deps;
  // The same at every try: a commit that seemed to fail may have succeeded.
  const auditIds = new Map<string, string>();
  const auditIdOf = (id: string): string => {
    const auditId = auditIds.get(id) ?? deps.orders.newId();
    auditIds.set(id, auditId);
    return auditId;
  };
  return retryOnContention(async () => {
    const orders = await find();
    for (const order of orders)
      if (!orderAllows(order, action)) throw new AppError(orderRefusal(order, action));
    await closeCheckouts(deps, orders, action);
    const [first] = orders;
    const mail = byShop(first)
      ? await applyMailPolicy(
          mailPolicy,
          first.uid,
          ordersMail('cancelled', orders, settings.shopUrl, { reason }),
        )
      : undefined;
    const [how, at] = [ENDS[action], now()];
    const returnOf = (order: WholeOrder): StockReturn => ({
      order,
      ended: {
        ...{ order: publicOrder(order), how, at, reason },
        // The owner's address may be another one by now, and the order knows them by this one.
        by: byShop(order) ? by : order.email,
      },
      auditId: auditIdOf(order._id),
      audit: {
        type: `order.${how}`,
        ...{ at, by },
        details: { orderId: order._id, order: publicOrder(order), ...(reason && { reason }) },
      },
    });
    const [one, ...others] = orders;
    const outcome = await stock.remove({
      kind: 'remove',
      returns: [{ ...returnOf(one), mail }, ...others.map(returnOf)],
      attempted: false,
    });
    if (outcome === 'gone') throw new AppError('not_found');
    return outcome === 'changed' ? CONFLICTED : orders.length;
  });
};
