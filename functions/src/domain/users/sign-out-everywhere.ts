import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/**
 * Ends every session of the caller, this one included: the API refuses their access tokens, and the
 * rules their live reads and uploads. Gives 1.
 */
export const signOutEverywhere = async (
  { users, identity }: Pick<Deps, 'users' | 'identity'>,
  { uid }: Pick<Caller, 'uid'>,
): Promise<number> => {
  await users.endSessionsBefore(uid, await identity.endSessions(uid));
  return 1;
};
