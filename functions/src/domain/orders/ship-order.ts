import { AppError } from '../../contract/app-error.ts';
import { SHIP_UNDO_MS } from '../../contract/constants.ts';
import { orderAllows, orderRefusal, orderState } from '../../contract/order-transitions.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { whileContended } from '../while-contended.ts';
import { findOrder } from './find-order.ts';
import { withEvent } from './order-event.ts';

/**
 * Marks a paid order as shipped. Gives 1, or 0 when it was shipped before. The customer is told by
 * `tellShipped` when it can no longer be undone.
 * @throws AppError `not_found`, `order_not_paid` or `order_refunded`.
 */
export const shipOrder = (
  { orders, now }: Pick<Deps, 'orders' | 'now'>,
  caller: Caller,
  id: string,
): Promise<number> =>
  whileContended(async () => {
    const order = await findOrder({ orders }, caller, id);
    if (orderState(order) === 'shipped') return 0;
    if (!orderAllows(order, 'ship')) throw new AppError(orderRefusal(order, 'ship'));
    const at = now();
    const by = caller.email;
    const undoUntil = new Date(at + SHIP_UNDO_MS).toISOString();
    await orders.change(order, withEvent('shipped', at, by, { shipped: true, undoUntil }), {
      audit: { type: 'order.shipped', at, by, details: { orderId: id } },
    });
    return 1;
  });
