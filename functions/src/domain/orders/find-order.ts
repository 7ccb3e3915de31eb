import { AppError } from '../../contract/app-error.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { OrderRecord } from '../../data/order-repository.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/**
 * An order that the caller may see: their own, or any for an admin.
 * @throws AppError `not_found` for every other one, so that ids tell nothing.
 */
export const findOrder = async (
  { orders }: Pick<Deps, 'orders'>,
  caller: Caller,
  id: string,
): Promise<OrderRecord> => {
  const order = await orders.find(id);
  if (!order || (order.uid !== caller.uid && caller.role !== 'admin'))
    throw new AppError('not_found');
  return order;
};

/** An order as a caller may read it: to customers, everybody in the office is the shop. */
export const readableOrder = (
  order: Order,
  { email, role }: Pick<Caller, 'email' | 'role'>,
): Order => {
  if (role === 'admin') return order;
  const known = [email, order.email, 'gateway'];
  const events = order.events.map((event) => ({
    ...event,
    by: known.includes(event.by) ? event.by : 'shop',
  }));
  return { ...order, events };
};

/** An order without what only the server knows of it. */
export const publicOrder = ({
  checkoutSessionId: _session,
  refundRequest: _request,
  version: _version,
  ...order
}: OrderRecord): Order => order;
