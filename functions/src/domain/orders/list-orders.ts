import { isEmail } from '../../contract/text/email.ts';
import type { OrderOwner } from '../../data/orders/order-repository.ts';
import type { ListQuery, OrderQuery } from '../../contract/schemas/list-query.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../users/find-user.ts';
import { readableOrders } from './find-order.ts';

/** The account (a uid) that has the address today, where a search is for a whole one. */
export const accountSearched = async (
  { identity }: Pick<Deps, 'identity'>,
  { q = '' }: Pick<OrderQuery, 'q'>,
): Promise<string | undefined> => (isEmail(q) ? identity.uidOf(normalEmail(q)) : undefined);

/**
 * Everybody's orders, or those in one state, or found by a search; a whole address finds the orders
 * that carry it and those of the account that has it today.
 */
export const listOrders = async (
  { orders, identity }: Pick<Deps, 'orders' | 'identity'>,
  query: OrderQuery,
) => {
  const { items, ...rest } = await orders.list(query, await accountSearched({ identity }, query));
  return { ...rest, items: await orders.withOffice(items) };
};

/**
 * Whose orders the email of a path means. A caller's own go by uid: who takes over an email does
 * not take over what somebody else ordered under it. For an admin, those of somebody else's address
 * are the orders that carry it and those of the account that has it today.
 * @throws AppError `validation_failed` when the email is none.
 */
export const ownerOf = async (
  { identity }: Pick<Deps, 'identity'>,
  caller: Pick<Caller, 'uid' | 'email'>,
  emailOfPath: string,
): Promise<OrderOwner> => {
  const email = normalEmail(emailOfPath);
  return email === caller.email
    ? { uid: caller.uid }
    : { email, account: await identity.uidOf(email) };
};

/** The orders of one person, newest first. @throws AppError as `ownerOf` */
export const listOrdersOf = async (
  { orders, identity }: Pick<Deps, 'orders' | 'identity'>,
  caller: Caller,
  emailOfPath: string,
  page: ListQuery,
) => {
  const owner = await ownerOf({ identity }, caller, emailOfPath);
  const { items, ...rest } = await orders.listOf(owner, page);
  return { ...rest, items: await readableOrders({ orders }, caller, items) };
};
