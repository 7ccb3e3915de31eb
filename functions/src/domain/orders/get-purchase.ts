import { AppError } from '../../contract/app-error.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { publicOrder, readableOrders } from './find-order.ts';

/**
 * The orders of a purchase, as far as they are there.
 * @throws AppError `not_found` for a purchase that is not there, is gone as a whole, or is somebody else's.
 */
export const getPurchase = async (
  deps: Pick<Deps, 'orders'>,
  caller: Caller,
  id: string,
): Promise<Order[]> => {
  const lines = await deps.orders.listPurchase(id);
  if (lines.length === 0 || (lines[0]?.uid !== caller.uid && caller.role !== 'admin'))
    throw new AppError('not_found');
  return readableOrders(deps, caller, lines.map(publicOrder));
};
