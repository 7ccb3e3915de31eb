import type { User } from '../../contract/schemas/user.ts';
import type { KnownCaller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from '../email.ts';

/**
 * The user of an email; undefined when nobody has it. Callers themselves were read with the call,
 * and who has taken over an email is whoever has it now.
 */
export const findUser = (
  { users }: Pick<Deps, 'users'>,
  { user }: Pick<KnownCaller, 'user'>,
  emailOfPath: string,
): Promise<User | undefined> => {
  const email = normalEmail(emailOfPath);
  return user.email === email ? Promise.resolve(user) : users.findByEmail(email);
};
