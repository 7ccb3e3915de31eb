import { AppError } from '../../contract/app-error.ts';
import { orderAllows, orderRefusal, orderState } from '../../contract/order-transitions.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { orderMail } from '../mail/order-mail.ts';
import { whileContended } from '../while-contended.ts';
import { findOrder } from './find-order.ts';
import { withEvent } from './order-event.ts';

/**
 * Marks a paid order as shipped. Gives 1, or 0 when it was shipped before.
 * @throws AppError `not_found` or `order_not_paid`.
 */
export const shipOrder = (
  { orders, now, settings }: Pick<Deps, 'orders' | 'now' | 'settings'>,
  caller: Caller,
  id: string,
): Promise<number> =>
  whileContended(async () => {
    const order = await findOrder({ orders }, caller, id);
    if (orderState(order) === 'shipped') return 0;
    if (!orderAllows(order, 'ship')) throw new AppError(orderRefusal(order, 'ship'));
    const at = now();
    const by = caller.email;
    await orders.change(order, withEvent('shipped', at, by, { shipped: true }), {
      audit: { type: 'order.shipped', at, by, details: { orderId: id } },
      mail: orderMail('shipped', order, settings.shopUrl),
    });
    return 1;
  });
