import { payableSum } from '../../contract/delivery/destinations.ts';
import { isUnderOrderTotal } from '../../contract/money/money.ts';
import { orderAllows } from '../../contract/orders/order-transitions.ts';
import type { WholeOrder } from '../../data/orders/order-repository.ts';
import type { Caller } from '../caller.ts';
import { findWholeOrder, seenBy } from './find-order.ts';
import { removable, removeOrders, type RemovalDeps } from './remove-order.ts';

/** The unpaid lines of a purchase beside one, where they are too little to be paid without it. */
const tooLittleWithout = async (
  { orders }: Pick<RemovalDeps, 'orders'>,
  { _id, purchase }: WholeOrder,
): Promise<WholeOrder[]> => {
  if (!purchase) return [];
  const lines = await orders.findWholePurchase(purchase.id);
  const left = lines.filter((line) => line._id !== _id && orderAllows(line, 'cancel'));
  return isUnderOrderTotal(payableSum(left)) ? left : [];
};

/**
 * Lines that were cancelled at the same moment have counted on each other: what is left now and cannot
 * be paid goes as well. The order itself is cancelled already, so this fails without a word; such
 * lines are released with their hold.
 */
const cancelTooSmallRest = async (
  deps: RemovalDeps,
  caller: Caller,
  order: WholeOrder,
  reason: string | undefined,
): Promise<string[]> => {
  try {
    const left = await tooLittleWithout(deps, order);
    if (left.length > 0 && order.purchase)
      await cancelPurchase(deps, caller, order.purchase.id, reason);
    return left.map(({ _id }) => _id);
  } catch {
    return [];
  }
};

/**
 * Cancels an unpaid order for its owner or an admin; its stock returns. What it would leave of its
 * purchase that is too little to be paid is cancelled with it, in the same commit.
 * @param reason why, for the customer to read
 * @returns the ids of what was cancelled besides
 * @throws AppError `not_found`, `order_paid`, or `conflict` while it is being paid.
 */
export const cancelOrder = async (
  deps: RemovalDeps,
  caller: Caller,
  id: string,
  reason?: string,
): Promise<string[]> => {
  let cancelled: WholeOrder[] = [];
  await removeOrders(deps, {
    action: 'cancel',
    by: caller.email,
    byShop: ({ uid }) => uid !== caller.uid,
    reason,
    find: async () => {
      const order = await findWholeOrder(deps, caller, id);
      const others = orderAllows(order, 'cancel') ? await tooLittleWithout(deps, order) : [];
      cancelled = [order, ...others];
      return [order, ...others];
    },
  });
  const [order, ...others] = cancelled;
  const left =
    order && others.length === 0 ? await cancelTooSmallRest(deps, caller, order, reason) : [];
  return [...others.map(({ _id }) => _id), ...left];
};

/**
 * Cancels all that are left of the lines of an unpaid purchase, in one commit.
 * @returns how many there were
 * @throws AppError as `cancelOrder` does
 */
export const cancelPurchase = (
  deps: RemovalDeps,
  caller: Caller,
  id: string,
  reason?: string,
): Promise<number> =>
  removeOrders(deps, {
    action: 'cancel',
    by: caller.email,
    byShop: ({ uid }) => uid !== caller.uid,
    reason,
    find: async () => {
      const lines = removable(await deps.orders.findWholePurchase(id), 'cancel');
      seenBy(caller, lines[0]);
      return lines;
    },
  });
