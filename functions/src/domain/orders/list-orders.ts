import type { ListQuery, OrderQuery } from '../../contract/schemas/list-query.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../email.ts';
import { readableOrders } from './find-order.ts';

/** Everybody's orders, or those in one state, or found by a search. */
export const listOrders = async ({ orders }: Pick<Deps, 'orders'>, query: OrderQuery) => {
  const { items, ...rest } = await orders.list(query);
  return { ...rest, items: await orders.withOffice(items) };
};

/**
 * The orders of one person, newest first. A caller's own go by uid: who takes over an email does
 * not take over what somebody else ordered under it.
 * @throws AppError `validation_failed` when the email is none.
 */
export const listOrdersOf = async (
  { orders }: Pick<Deps, 'orders'>,
  caller: Caller,
  emailOfPath: string,
  page: ListQuery,
) => {
  const email = normalEmail(emailOfPath);
  const owner = email === caller.email ? { uid: caller.uid } : { email };
  const { items, ...rest } = await orders.listOf(owner, page);
  return { ...rest, items: await readableOrders({ orders }, caller, items) };
};
