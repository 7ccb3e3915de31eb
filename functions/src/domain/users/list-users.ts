import type { ListQuery } from '../../contract/schemas/list-query.ts';
import type { ListedUser } from '../../contract/schemas/user.ts';
import type { Page } from '../../data/page.ts';
import type { Deps } from '../deps.ts';

/** All users, newest first, each with whether the provider knows the address to be theirs. */
export const listUsers = async (
  { users, identity }: Pick<Deps, 'users' | 'identity'>,
  query: ListQuery,
): Promise<Page<ListedUser>> => {
  const page = await users.list(query);
  const verified = await identity.verifiedEmails(page.items.map(({ _id }) => _id));
  const items = page.items.map((user) => ({
    ...user,
    emailVerified: verified.get(user._id) === user.email,
  }));
  return { ...page, items };
};
