import { AppError } from '../../contract/api/app-error.ts';
import { SHIP_UNDO_MS } from '../../contract/constants.ts';
import { isDisputed } from '../../contract/orders/payments.ts';
import { orderAllows, orderRefusal, orderState } from '../../contract/orders/order-transitions.ts';
import type { TrackingForm } from '../../contract/schemas/after-order.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { trackingOf } from '../../contract/delivery/delivery.ts';
import type { OrderChange, WholeOrder } from '../../data/orders/order-repository.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { findWholeOrder, seenBy } from './find-order.ts';
import { withEvent } from './order-event.ts';

type ShipDeps = Pick<Deps, 'orders' | 'payments' | 'now'>;

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

/** Which orders are meant: one, or all lines of a purchase, at least one. @throws AppError `not_found` */
type Find = () => Promise<readonly [WholeOrder, ...WholeOrder[]]>;

/**
 * Takes all of them that may go this way, in one commit; of several, those that may not stay as they are.
 * Gives how many went; 0 when all were there already.
 */
const go = (
  { payments, now }: ShipDeps,
  caller: Caller,
  find: Find,
  { action, to, event, changeAt, refusal, objection }: Way,
): Promise<number> =>
  retryOnContention(async () => {
    const [first, ...others] = (await find()).filter((order) => orderState(order) !== to);
    if (!first) return 0;
    const at = now();
    const going = [first, ...others].filter((order) => orderAllows(order, action, at));
    if (going.length === 0) throw refusal(first);
    for (const order of going) {
      const objected = objection?.(order);
      if (objected) throw objected;
    }
    const by = caller.email;
    const ids = going.map(({ _id }) => _id);
    await payments.record({
      at,
      orders: going.map((order) => ({ order, change: withEvent(event, at, by, changeAt(at)) })),
      records: {
        audit: {
          type: `order.${event}`,
          ...{ at, by },
          details: { orderId: ids[0], ...(ids.length > 1 && { orderIds: ids }) },
        },
      },
    });
    return going.length;
  });

const theOrder =
  (deps: ShipDeps, caller: Caller, id: string): Find =>
  async () => [await findWholeOrder(deps, caller, id)];

const thePurchase =
  ({ orders }: ShipDeps, caller: Caller, id: string): Find =>
  async () => {
    const [first, ...others] = await orders.findWholePurchase(id);
    return [seenBy(caller, first), ...others];
  };

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

/** What shipping changes and what stands against it, for somebody who knows this. */
const shipping = (knowing: ShipKnowing): Way => {
  const { tracking = {} } = knowing;
  const isSaid = Object.values(tracking).some((part) => part !== undefined);
  return {
    ...SHIP,
    // What was said of it before stays, unless something else is said now, or that there is nothing.
    changeAt: (at) => ({ ...SHIP.changeAt(at), ...(isSaid && { tracking: trackingOf(tracking) }) }),
    objection: (order) => objectionTo(order, knowing),
  };
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
): Promise<number> => go(deps, caller, theOrder(deps, caller, id), shipping(knowing));

/**
 * Marks all lines of a purchase as shipped that are paid and have not been, in one parcel. Gives how
 * many; 0 when all were shipped before. @throws AppError as `shipOrder`; then none is shipped.
 */
export const shipPurchase = (
  deps: ShipDeps,
  caller: Caller,
  id: string,
  knowing: ShipKnowing = {},
): Promise<number> => go(deps, caller, thePurchase(deps, caller, id), shipping(knowing));

/**
 * Takes back that an order was marked as shipped, as long as its customer has not been told. Gives
 * 1, or 0 when it was not marked, or no longer.
 * @throws AppError `not_found`, `order_not_paid`, `order_refunded`, or `undo_too_late`.
 */
export const undoShipOrder = (deps: ShipDeps, caller: Caller, id: string): Promise<number> =>
  go(deps, caller, theOrder(deps, caller, id), UNDO);

/** The same of all lines of a purchase that can be undone still. @throws AppError as `undoShipOrder` */
export const undoShipPurchase = (deps: ShipDeps, caller: Caller, id: string): Promise<number> =>
  go(deps, caller, thePurchase(deps, caller, id), UNDO);
