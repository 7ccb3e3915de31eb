import { AppError } from '../../contract/api/app-error.ts';
import type { Order } from '../../contract/schemas/order.ts';
import type { OrderRecord, WholeOrder } from '../../data/orders/order-repository.ts';
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
): Promise<OrderRecord> => seenBy(caller, await orders.find(id));

/** The same with what is private, to change that or to go by it. @throws AppError as `findOrder` */
export const findWholeOrder = async (
  { orders }: Pick<Deps, 'orders'>,
  caller: Caller,
  id: string,
): Promise<WholeOrder> => seenBy(caller, await orders.findWhole(id));

/** The order, if the caller may see it. @throws AppError `not_found` */
export const seenBy = <Found extends Pick<Order, 'uid'>>(
  { uid, role }: Caller,
  order: Found | undefined,
): Found => {
  if (!order || (order.uid !== uid && role !== 'admin')) throw new AppError('not_found');
  return order;
};

/** Orders as a caller may read them: to customers, everybody in the office is the shop. */
export const readableOrders = (
  { orders }: Pick<Deps, 'orders'>,
  { role }: Pick<Caller, 'role'>,
  found: readonly Order[],
): Promise<Order[]> => {
  return role === 'admin' ? orders.withOffice(found) : Promise.resolve([...found]);
};

/** An order without what only the server knows of it. */
export const publicOrder = ({
  checkoutSessionId: _session,
  refundRequest: _request,
  version: _version,
  ...order
}: OrderRecord & Partial<WholeOrder>): Order => order;

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
  seenBy(caller, lines[0]);
  return readableOrders(deps, caller, lines.map(publicOrder));
};
