import type { Order } from '../../contract/schemas/order.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { findOrder, publicOrder, readableOrders } from './find-order.ts';

/** @throws AppError `not_found` for an order that is not there or somebody else's. */
export const getOrder = async (
  deps: Pick<Deps, 'orders'>,
  caller: Caller,
  id: string,
): Promise<Order> => {
  const order = publicOrder(await findOrder(deps, caller, id));
  const [readable = order] = await readableOrders(deps, caller, [order]);
  return readable;
};
