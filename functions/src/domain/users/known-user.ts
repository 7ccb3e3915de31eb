import { AppError } from '../../contract/app-error.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../email.ts';
import { orNotFound } from '../or-not-found.ts';

/** @throws AppError `not_found` when no account has this id. */
export const userById = ({ users }: Pick<Deps, 'users'>, id: string): Promise<User> =>
  orNotFound(users.get(id));

/**
 * @throws AppError `not_found` when nobody has this email; `ambiguous_email` when several have it,
 *   since rights are never changed by a guess.
 */
export const userByEmail = async ({ users }: Pick<Deps, 'users'>, email: string): Promise<User> => {
  const [user, ...others] = await users.withEmail(normalEmail(email));
  if (others.length > 0) throw new AppError('ambiguous_email');
  return orNotFound(Promise.resolve(user));
};
