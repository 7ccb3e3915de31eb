import type { User } from '../../contract/schemas/user.ts';
import type { KnownCaller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../email.ts';

/**
 * The user of an email; undefined when nobody has it. Callers themselves were read with the call. Of
 * others the provider knows whose it is today, also before they have been to the shop with it; of
 * accounts that are gone there, the newest that had it.
 */
export const findUser = async (
  { users, identity }: Pick<Deps, 'users' | 'identity'>,
  { user }: Pick<KnownCaller, 'user'>,
  emailOfPath: string,
): Promise<User | undefined> => {
  const email = normalEmail(emailOfPath);
  if (user.email === email) return user;
  const uid = await identity.uidOf(email);
  const present = uid === undefined ? undefined : await users.get(uid);
  return present ?? (await users.withEmail(email))[0];
};
