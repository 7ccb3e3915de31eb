import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Deps } from '../deps.ts';

/** Payments that went back by themselves, newest first. */
export const listReturnedPayments = ({ payments }: Pick<Deps, 'payments'>, page: ListQuery) =>
  payments.listReturned(page);
