import type { Profile } from '../../contract/schemas/user.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';

/** Replaces the given fields of the caller's own profile; what is not sent stays. Gives 1. */
export const updateUser = async (
  { users }: Deps,
  caller: Caller,
  profile: Profile,
): Promise<number> => {
  await users.update(caller.uid, profile);
  return 1;
};
