import { AppError } from '../../contract/app-error.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../email.ts';

/** @throws AppError `not_found` when nobody has this email. */
export const getUser = async ({ users }: Pick<Deps, 'users'>, email: string): Promise<User> => {
  const user = await users.findByEmail(normalEmail(email));
  if (!user) throw new AppError('not_found');
  return user;
};
