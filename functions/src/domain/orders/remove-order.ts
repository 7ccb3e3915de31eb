import { AppError } from '../../contract/app-error.ts';
import { orderAllows, orderRefusal } from '../../contract/order-transitions.ts';
import type { OrderRecord, WholeOrder } from '../../data/order-repository.ts';
import type { Deps } from '../deps.ts';
import { orderMail } from '../mail/order-mail.ts';
import { checkedMail } from '../mail/postmaster.ts';
import { OVERTAKEN, whileContended } from '../while-contended.ts';
import { publicOrder } from './find-order.ts';

export type RemovalDeps = Pick<
  Deps,
  'orders' | 'stock' | 'gateway' | 'now' | 'settings' | 'postmaster'
>;

export interface Removal {
  action: 'cancel' | 'release';
  /** A user's email, or `shop`. */
  by: string;
  /** True when the customer has to be told, because it was not their own doing. */
  byShop: (order: OrderRecord) => boolean;
  /** Reads the order as it is now. @throws AppError `not_found` */
  find: () => Promise<WholeOrder>;
}

const LOGGED = { cancel: 'cancelled', release: 'released' } as const;

/**
 * Deletes an unpaid order and gives its stock back in one commit. First the way to pay is closed,
 * so that nobody pays for an order that is gone; whatever changes the order meanwhile makes it
 * look again.
 * @throws AppError `not_found`, `order_paid`, `conflict` while it is being paid, or `too_many_requests`
 *   when the order will not keep still.
 */
export const removeOrder = (
  { stock, gateway, orders, now, settings, postmaster }: RemovalDeps,
  { action, by, find, byShop }: Removal,
): Promise<void> => {
  const auditId = orders.newId();
  return whileContended(async () => {
    const order = await find();
    if (!orderAllows(order, action)) throw new AppError(orderRefusal(order, action));
    if (order.checkoutSessionId !== null) {
      const closed = await gateway.closeCheckout(order.checkoutSessionId);
      // Paid there already: the webhook that says so is on its way.
      if (closed === 'complete') throw new AppError(orderRefusal(order, action));
    }
    const mail = orderMail('cancelled', order, settings.shopUrl);
    const outcome = await stock.remove({
      kind: 'remove',
      order,
      auditId,
      audit: {
        type: `order.${LOGGED[action]}`,
        at: now(),
        by,
        details: { orderId: order._id, order: publicOrder(order) },
      },
      mail: byShop(order) ? await checkedMail(postmaster, order.uid, mail) : undefined,
      attempted: false,
    });
    if (outcome === 'gone') throw new AppError('not_found');
    return outcome === 'changed' ? OVERTAKEN : undefined;
  });
};
