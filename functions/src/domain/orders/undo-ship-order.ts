import { AppError } from '../../contract/app-error.ts';
import { orderAllows, orderRefusal, orderState } from '../../contract/order-transitions.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { whileContended } from '../while-contended.ts';
import { findOrder } from './find-order.ts';
import { withEvent } from './order-event.ts';

/**
 * Takes back that an order was marked as shipped, as long as its customer has not been told. Gives
 * 1, or 0 when it was not marked, or no longer.
 * @throws AppError `not_found`, `order_not_paid`, `order_refunded`, or `undo_too_late`.
 */
export const undoShipOrder = (
  { orders, now }: Pick<Deps, 'orders' | 'now'>,
  caller: Caller,
  id: string,
): Promise<number> =>
  whileContended(async () => {
    const order = await findOrder({ orders }, caller, id);
    if (orderState(order) === 'paid') return 0;
    const at = now();
    if (!orderAllows(order, 'undoShip', at)) throw new AppError(orderRefusal(order, 'undoShip'));
    const by = caller.email;
    const change = withEvent('ship_undone', at, by, { shipped: false, undoUntil: null });
    await orders.change(order, change, {
      audit: { type: 'order.ship_undone', at, by, details: { orderId: id } },
    });
    return 1;
  });
