import { AppError } from '../../contract/api/app-error.ts';
import { SHIP_UNDO_MS } from '../../contract/constants.ts';
import { isDisputed } from '../../contract/orders/payments.ts';
import { orderAllows, orderRefusal, orderState } from '../../contract/orders/order-transitions.ts';
import type { TrackingForm } from '../../contract/schemas/after-order.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { trackingOf } from '../../contract/delivery/delivery.ts';
import type { OrderChange } from '../../data/orders/order-repository.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { findWholeOrder } from './find-order.ts';
import { withEvent } from './order-event.ts';

type ShipDeps = Pick<Deps, 'orders' | 'now'>;

/** One of the two ways between paid and shipped. */
interface Way {
  action: 'ship' | 'undoShip';
  /** Where it leads: an order that is there already stays as it is. */
  to: 'shipped' | 'paid';
  event: 'shipped' | 'ship_undone';
  /** What changes at a time in milliseconds. */
  changeAt: (at: number) => Pick<OrderChange, 'shipped' | 'undoUntil' | 'tracking'>;
  /** Why the state of the order does not allow it. */
  refusal: (order: Order) => AppError;
  /** Why it may not happen although that allows it. */
  objection?: (order: Order) => AppError | undefined;
}

const SHIP: Way = {
  action: 'ship',
  to: 'shipped',
  event: 'shipped',
  changeAt: (at) => ({ shipped: true, undoUntil: new Date(at + SHIP_UNDO_MS).toISOString() }),
  refusal: (order) => new AppError(orderRefusal(order, 'ship')),
};

const UNDO: Way = {
  action: 'undoShip',
  to: 'paid',
  event: 'ship_undone',
  changeAt: () => ({ shipped: false, undoUntil: null }),
  refusal: (order) => new AppError(orderRefusal(order, 'undoShip')),
};

/** Gives 1, or 0 when there was nothing to do. */
const go = (
  { orders, now }: ShipDeps,
  caller: Caller,
  id: string,
  { action, to, event, changeAt, refusal, objection }: Way,
): Promise<number> =>
  retryOnContention(async () => {
    const order = await findWholeOrder({ orders }, caller, id);
    if (orderState(order) === to) return 0;
    const at = now();
    if (!orderAllows(order, action, at)) throw refusal(order);
    const objected = objection?.(order);
    if (objected) throw objected;
    const by = caller.email;
    await orders.change(order, withEvent(event, at, by, changeAt(at)), {
      audit: { type: `order.${event}`, at, by, details: { orderId: id } },
    });
    return 1;
  });

/** What somebody knows who ships an order all the same, and where its parcel can be followed. */
export interface ShipKnowing {
  despiteDispute?: boolean;
  despiteWithdrawal?: boolean;
  tracking?: TrackingForm;
}

const objectionTo = (
  order: Order,
  { despiteDispute = false, despiteWithdrawal = false }: ShipKnowing,
): AppError | undefined => {
  if (isDisputed(order) && !despiteDispute) return new AppError('order_disputed');
  if (order.withdrawal !== null && !despiteWithdrawal) return new AppError('order_withdrawn');
  return undefined;
};

/**
 * Marks a paid order as shipped. Gives 1, or 0 when it was shipped before. The customer is told by
 * `sendShippedMails` when it can no longer be undone. One whose payment is disputed is shipped only
 * `despiteDispute`: pieces and money might both be gone; one that its customer has withdrawn from only
 * `despiteWithdrawal`: the pieces would come back, and the money goes back in any case.
 * @throws AppError `not_found`, `order_not_paid`, `order_refunded`, `order_disputed` or `order_withdrawn`.
 */
export const shipOrder = (
  deps: ShipDeps,
  caller: Caller,
  id: string,
  knowing: ShipKnowing = {},
): Promise<number> => {
  const { tracking = {} } = knowing;
  const isSaid = Object.values(tracking).some((part) => part !== undefined);
  return go(deps, caller, id, {
    ...SHIP,
    // What was said of it before stays, unless something else is said now, or that there is nothing.
    changeAt: (at) => ({ ...SHIP.changeAt(at), ...(isSaid && { tracking: trackingOf(tracking) }) }),
    objection: (order) => objectionTo(order, knowing),
  });
};

/**
 * Takes back that an order was marked as shipped, as long as its customer has not been told. Gives
 * 1, or 0 when it was not marked, or no longer.
 * @throws AppError `not_found`, `order_not_paid`, `order_refunded`, or `undo_too_late`.
 */
export const undoShipOrder = (deps: ShipDeps, caller: Caller, id: string): Promise<number> =>
  go(deps, caller, id, UNDO);
