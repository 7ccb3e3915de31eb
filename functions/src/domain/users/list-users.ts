import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { Deps } from '../deps.ts';

/** All users, newest first. */
export const listUsers = ({ users }: Deps, page: ListQuery) => users.list(page);
