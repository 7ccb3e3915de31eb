import { isEmail } from '../../contract/text/email.ts';
import type { ListQuery, OrderQuery } from '../../contract/schemas/list-query.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../users/find-user.ts';
import { readableOrders } from './find-order.ts';

/**
 * Everybody's orders, or those in one state, or found by a search; a whole address finds the orders
 * that carry it and those of the account that has it today.
 */
export const listOrders = async (
  { orders, identity }: Pick<Deps, 'orders' | 'identity'>,
  query: OrderQuery,
) => {
  const { q = '' } = query;
  const account = isEmail(q) ? await identity.uidOf(normalEmail(q)) : undefined;
  const { items, ...rest } = await orders.list(query, account);
  return { ...rest, items: await orders.withOffice(items) };
};

/**
 * The orders of one person, newest first. A caller's own go by uid: who takes over an email does
 * not take over what somebody else ordered under it. For an admin, those of somebody else's address
 * are the orders that carry it and those of the account that has it today.
 * @throws AppError `validation_failed` when the email is none.
 */
export const listOrdersOf = async (
  { orders, identity }: Pick<Deps, 'orders' | 'identity'>,
  caller: Caller,
  emailOfPath: string,
  page: ListQuery,
) => {
  const email = normalEmail(emailOfPath);
  const owner =
    email === caller.email ? { uid: caller.uid } : { email, account: await identity.uidOf(email) };
  const { items, ...rest } = await orders.listOf(owner, page);
  return { ...rest, items: await readableOrders({ orders }, caller, items) };
};
