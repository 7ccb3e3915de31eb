import { orNotFound } from '../or-not-found.ts';
import { removable, removeOrders, type RemovalDeps } from './remove-order.ts';

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
