import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { getUser } from './get-user.ts';

/**
 * Makes a user an admin; the audit log says who did it. Gives 1, or 0 when they already were.
 * @throws AppError `not_found` when nobody has this email.
 */
export const makeAdmin = async (
  { users, now }: Pick<Deps, 'users' | 'now'>,
  by: Pick<Caller, 'email'>,
  email: string,
): Promise<number> => {
  const user = await getUser({ users }, email);
  if (user.role === 'admin') return 0;
  const changed = await users.setRole(user._id, 'admin', {
    type: 'user.role',
    at: now(),
    by: by.email,
    details: { uid: user._id, email: user.email, from: user.role, to: 'admin' },
  });
  return changed ? 1 : 0;
};
