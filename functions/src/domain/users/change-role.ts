import type { Role } from '../../contract/roles.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { getUser } from './get-user.ts';

type RoleDeps = Pick<Deps, 'users' | 'now'>;

const changeRole = async (
  { users, now }: RoleDeps,
  by: Pick<Caller, 'email'>,
  email: string,
  to: Role,
): Promise<number> => {
  const user = await getUser({ users }, email);
  if (user.role === to) return 0;
  const changed = await users.setRole(user._id, to, {
    type: 'user.role',
    at: now(),
    by: by.email,
    details: { uid: user._id, email: user.email, from: user.role, to },
  });
  return changed ? 1 : 0;
};

/**
 * Makes a user an admin; the audit log says who did it. Gives 1, or 0 when they already were.
 * @throws AppError `not_found` when nobody has this email.
 */
export const makeAdmin = (
  deps: RoleDeps,
  by: Pick<Caller, 'email'>,
  email: string,
): Promise<number> => changeRole(deps, by, email, 'admin');

/**
 * Makes an admin a customer; the audit log says who did it. Gives 1, or 0 when they already were.
 * @throws AppError `not_found` when nobody has this email; `last_admin` when nobody could run the
 *   shop afterwards.
 */
export const demoteAdmin = (
  deps: RoleDeps,
  by: Pick<Caller, 'email'>,
  email: string,
): Promise<number> => changeRole(deps, by, email, 'customer');
