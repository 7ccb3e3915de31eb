import type { Deps } from '../deps.ts';
import type { KnownCaller } from '../caller.ts';
import { findUser } from './find-user.ts';

/** True when the user of this email is an admin; an email that nobody has belongs to no admin. */
export const isAdmin = async (
  deps: Pick<Deps, 'users' | 'identity'>,
  caller: Pick<KnownCaller, 'user'>,
  email: string,
): Promise<boolean> => (await findUser(deps, caller, email))?.role === 'admin';
