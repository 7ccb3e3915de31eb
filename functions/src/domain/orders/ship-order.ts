import { AppError } from '../../contract/api/app-error.ts';
import { SHIP_UNDO_MS } from '../../contract/constants.ts';
import { isDisputed } from '../../contract/orders/payments.ts';
import { orderAllows, orderRefusal, orderState } from '../../contract/orders/order-transitions.ts';
import type { LineQuantity, TrackingForm } from '../../contract/schemas/after-order.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { trackingOf } from '../../contract/delivery/delivery.ts';
import type { OrderChange, WholeOrder } from '../../data/orders/order-repository.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { findWholeOrder, seenBy } from './find-order.ts';
import { withEvent } from './order-event.ts';
import { splitLine, type Split } from './split-line.ts';

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

type Lines = readonly [WholeOrder, ...WholeOrder[]];

/** Which orders are meant: one, or all lines of a purchase, at least one. @throws AppError `not_found` */
type Find = () => Promise<Lines>;

/** @throws AppError where an order may not go this way */
const checkMayGo = (order: WholeOrder, { action, refusal, objection }: Way, at: number): void => {
  if (!orderAllows(order, action, at)) throw refusal(order);
  const objected = objection?.(order);
  if (objected) throw objected;
};

/** The lines that go this way at a moment (milliseconds); of several, those that may not stay as they are. */
const goingOf = (lines: Lines, way: Way, at: number): WholeOrder[] => {
  const [first, ...others] = lines.filter((order) => orderState(order) !== way.to);
  if (!first) return [];
  const going = [first, ...others].filter((order) => orderAllows(order, way.action, at));
  if (going.length === 0) throw way.refusal(first);
  for (const order of going) checkMayGo(order, way, at);
  return going;
};

/**
 * Takes all of them that may go this way, in one commit. Gives how many went; 0 when all were there
 * already.
 */
const go = (deps: ShipDeps, caller: Caller, find: Find, way: Way): Promise<number> =>
  retryOnContention(async () => {
    const at = deps.now();
    const going = goingOf(await find(), way, at);
    if (going.length > 0)
      await record(
        deps,
        caller,
        way,
        going.map((order) => ({ order })),
        at,
      );
    return going.length;
  });

/** Lines that go, each as a whole or some of its pieces, with what the commit says of a split besides. */
type Going = readonly ({ order: WholeOrder } & Split)[];

const record = (
  { payments }: ShipDeps,
  { email: by }: Caller,
  { event, changeAt }: Pick<Way, 'event' | 'changeAt'>,
  going: Going,
  at: number,
): Promise<void> => {
  const ids = going.map(({ order, splitOff }) => splitOff?.id ?? order._id);
  const split = going.filter(({ splitOff }) => splitOff).map(({ order }) => order._id);
  return payments.record({
    at,
    orders: going.map(({ order, splitOff }) => ({
      order,
      change: withEvent(event, at, by, changeAt(at)),
      splitOff,
    })),
    // Of a purchase none needs one: whatever is not of one is alone.
    payment: going.find(({ payment }) => payment)?.payment,
    records: {
      audit: {
        type: `order.${event}`,
        ...{ at, by },
        details: {
          orderId: ids[0],
          ...(ids.length > 1 && { orderIds: ids }),
          ...(split.length > 0 && { splitFrom: split }),
        },
      },
    },
  });
};

const theOrder =
  (deps: ShipDeps, caller: Caller, id: string): Find =>
  async () => [await findWholeOrder(deps, caller, id)];

const thePurchase =
  (deps: ShipDeps, caller: Caller, id: string): Find =>
  async () => {
    const [first, ...others] = await deps.orders.findWholePurchase(id);
    // One that was placed by itself and never split is no purchase.
    if (!first) return [await findWholeOrder(deps, caller, id)];
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
 * Marks the pieces of a parcel as shipped: of each named line as many as are said. Those that stay of a line
 * are still to be shipped, under its id. Gives how many lines left.
 * @throws AppError as `shipOrder`, `quantity_changed` where a line has not as many pieces as the caller
 *   saw, `not_found` for a line that is not of this purchase; then none is shipped.
 */
export const shipParcel = (
  deps: ShipDeps,
  caller: Caller,
  id: string,
  lines: readonly LineQuantity[],
  knowing: ShipKnowing = {},
): Promise<number> => {
  const way = shipping(knowing);
  const newIds = lines.map(() => deps.orders.newId());
  return retryOnContention(async () => {
    const found = await thePurchase(deps, caller, id)();
    // A commit that seemed to fail may have succeeded.
    if (found.some(({ _id }) => newIds.includes(_id))) return lines.length;
    const at = deps.now();
    const going: Going = await Promise.all(
      lines.map(async (line, index) => {
        const order = found.find(({ _id }) => _id === line.id);
        if (!order) throw new AppError('not_found');
        if (orderState(order) === way.to) throw new AppError('order_shipped');
        checkMayGo(order, way, at);
        const splitOff = { id: newIds[index] ?? '', lines: found.length + index };
        return { order, ...(await splitLine(deps, order, line, splitOff)) };
      }),
    );
    await record(deps, caller, way, going, at);
    return going.length;
  });
};

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
