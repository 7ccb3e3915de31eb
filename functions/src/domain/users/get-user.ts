import type { User } from '../../contract/schemas/user.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../email.ts';
import { found } from '../found.ts';

/** @throws AppError `not_found` when nobody has this email. */
export const getUser = ({ users }: Pick<Deps, 'users'>, email: string): Promise<User> =>
  found(users.findByEmail(normalEmail(email)));
