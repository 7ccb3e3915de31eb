import { AppError } from '../../contract/api/app-error.ts';
import { orderState } from '../../contract/orders/order-transitions.ts';
import type { TrackingForm } from '../../contract/schemas/after-order.ts';
import { trackingOf } from '../../contract/delivery/delivery.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { findWholeOrder } from './find-order.ts';
import { withEvent } from './order-event.ts';

/**
 * Says where the parcel of a paid or shipped order can be followed, or, with nothing, that it cannot.
 * Tracking that is set before the mail about the shipping is written is part of that mail. Gives 1.
 * @throws AppError `not_found`, or `order_not_paid`.
 */
export const setTracking = (
  { orders, now }: Pick<Deps, 'orders' | 'now'>,
  caller: Caller,
  id: string,
  form: TrackingForm,
): Promise<number> =>
  retryOnContention(async () => {
    const order = await findWholeOrder({ orders }, caller, id);
    if (orderState(order) === 'placed') throw new AppError('order_not_paid');
    const at = now();
    const by = caller.email;
    const tracking = trackingOf(form);
    await orders.change(order, withEvent('tracking_set', at, by, { tracking }), {
      audit: { type: 'order.tracking_set', at, by, details: { orderId: id, tracking } },
    });
    return 1;
  });
