import type { Caller } from '../caller.ts';
import { findWholeOrder, seenBy } from './find-order.ts';
import { removable, removeOrders, type RemovalDeps } from './remove-order.ts';

/**
 * Cancels an unpaid order for its owner or an admin; its stock returns.
 * @throws AppError `not_found`, `order_paid`, or `conflict` while it is being paid.
 */
export const cancelOrder = async (deps: RemovalDeps, caller: Caller, id: string): Promise<void> => {
  await removeOrders(deps, {
    action: 'cancel',
    by: caller.email,
    byShop: ({ uid }) => uid !== caller.uid,
    find: async () => [await findWholeOrder(deps, caller, id)],
  });
};

/**
 * Cancels all that are left of the lines of an unpaid purchase, in one commit.
 * @returns how many there were
 * @throws AppError as `cancelOrder` does
 */
export const cancelPurchase = (deps: RemovalDeps, caller: Caller, id: string): Promise<number> =>
  removeOrders(deps, {
    action: 'cancel',
    by: caller.email,
    byShop: ({ uid }) => uid !== caller.uid,
    find: async () => {
      const lines = removable(await deps.orders.findWholePurchase(id), 'cancel');
      seenBy(caller, lines[0]);
      return lines;
    },
  });
