import { found } from '../found.ts';
import { removeOrder, type RemovalDeps } from './remove-order.ts';

/**
 * Gives back the stock of an order whose hold ran out; the customer is told.
 * @throws AppError `not_found`, `order_paid`, or `too_many_requests`.
 */
export const releaseOrder = (deps: RemovalDeps, id: string): Promise<void> =>
  removeOrder(deps, {
    action: 'release',
    by: 'shop',
    byShop: () => true,
    find: () => found(deps.orders.findWhole(id)),
  });
