import type { CancelledQuery, ListQuery } from '../../contract/schemas/list-query.ts';
import type { CancelledOrder } from '../../contract/schemas/order.ts';
import { publicAuthor, publicEvent } from '../../data/orders/private-order.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { seenBy } from './find-order.ts';
import { accountSearched, ownerOf } from './list-orders.ts';

/** A record as a caller may read it: to customers, everybody in the office is the shop. */
const readable = ({ role }: Pick<Caller, 'role'>, order: CancelledOrder): CancelledOrder =>
  role === 'admin'
    ? order
    : {
        ...order,
        cancelledBy: publicAuthor(order, order.cancelledBy),
        events: order.events.map((event) => publicEvent(order, event)),
      };

/** Everybody's orders that were cancelled or released, the last to end first, or those that a search finds. */
export const listCancelled = async (
  { cancelledOrders, identity }: Pick<Deps, 'cancelledOrders' | 'identity'>,
  query: CancelledQuery,
) => cancelledOrders.list(query, await accountSearched({ identity }, query));

/** The same of one person. @throws AppError as `ownerOf` */
export const listCancelledOf = async (
  { cancelledOrders, identity }: Pick<Deps, 'cancelledOrders' | 'identity'>,
  caller: Caller,
  emailOfPath: string,
  page: ListQuery,
) => {
  const owner = await ownerOf({ identity }, caller, emailOfPath);
  const { items, ...rest } = await cancelledOrders.listOf(owner, page);
  return { ...rest, items: items.map((order) => readable(caller, order)) };
};

/**
 * The lines of an order that were cancelled or released, by the id of any of them or of its purchase.
 * @throws AppError `not_found` where there are none, and for those of somebody else.
 */
export const getCancelled = async (
  { cancelledOrders }: Pick<Deps, 'cancelledOrders'>,
  caller: Caller,
  id: string,
): Promise<CancelledOrder[]> => {
  const lines = await cancelledOrders.findLines(id);
  seenBy(caller, lines[0]);
  return lines.map((order) => readable(caller, order));
};
