import { AppError } from '../../contract/api/app-error.ts';
import { orderState } from '../../contract/orders/order-transitions.ts';
import type { TrackingChange } from '../../contract/schemas/after-order.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { trackingOf } from '../../contract/delivery/delivery.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { findWholeOrder } from './find-order.ts';
import { withEvent } from './order-event.ts';

const OVERTAKEN = 'Somebody else has saved the tracking of this order meanwhile.';

const isSame = (one: Order['tracking'], other: Order['tracking']): boolean =>
  JSON.stringify([one?.url, one?.carrier, one?.number]) ===
  JSON.stringify([other?.url, other?.carrier, other?.number]);

/**
 * Says where the parcel of a paid or shipped order can be followed, or, with nothing, that it cannot.
 * Tracking that is set before the mail about the shipping is written is part of that mail. Gives 1.
 * @throws AppError `not_found`, `order_not_paid`, or `conflict` where it is not what the sender saw.
 */
export const setTracking = (
  { orders, now }: Pick<Deps, 'orders' | 'now'>,
  caller: Caller,
  id: string,
  { was, ...form }: TrackingChange,
): Promise<number> =>
  retryOnContention(async () => {
    const order = await findWholeOrder({ orders }, caller, id);
    if (orderState(order) === 'placed') throw new AppError('order_not_paid');
    const tracking = trackingOf(form);
    if (was !== undefined && !isSame(order.tracking, was)) {
      // Sent again after a lost answer, or both said the same.
      if (isSame(order.tracking, tracking)) return 1;
      throw new AppError('conflict', { message: OVERTAKEN });
    }
    const at = now();
    const by = caller.email;
    await orders.change(order, withEvent('tracking_set', at, by, { tracking }), {
      audit: { type: 'order.tracking_set', at, by, details: { orderId: id, tracking } },
    });
    return 1;
  });
