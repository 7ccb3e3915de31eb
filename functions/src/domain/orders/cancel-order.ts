import type { Caller } from '../caller.ts';
import { findWholeOrder } from './find-order.ts';
import { removeOrder, type RemovalDeps } from './remove-order.ts';

/**
 * Cancels an unpaid order for its owner or an admin; its stock returns.
 * @throws AppError `not_found`, `order_paid`, or `conflict` while it is being paid.
 */
export const cancelOrder = (deps: RemovalDeps, caller: Caller, id: string): Promise<void> =>
  removeOrder(deps, {
    action: 'cancel',
    by: caller.email,
    byShop: ({ uid }) => uid !== caller.uid,
    find: () => findWholeOrder(deps, caller, id),
  });
