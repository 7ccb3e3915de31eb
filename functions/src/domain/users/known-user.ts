import { AppError } from '../../contract/app-error.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../email.ts';
import { found } from '../found.ts';

/** Whose rights are changed: the account of an id, or whoever has an address. */
export type Who = { uid: string } | { email: string };

/**
 * @throws AppError `not_found` when nobody has this id or email; `ambiguous_email` when several have
 *   it, since rights are never changed by a guess.
 */
export const getUser = async ({ users }: Pick<Deps, 'users'>, who: Who): Promise<User> => {
  if ('uid' in who) return found(users.get(who.uid));
  const [user, ...others] = await users.withEmail(normalEmail(who.email));
  if (others.length > 0) throw new AppError('ambiguous_email');
  return found(Promise.resolve(user));
};
