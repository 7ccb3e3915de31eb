import type { Profile } from '../../contract/schemas/user.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { requireOwnPictures } from '../images/own-pictures.ts';

/**
 * Replaces the given fields of the caller's own profile; what is not sent stays. Gives 1.
 * @throws AppError `foreign_picture`, for others than those of Google accounts
 */
export const updateUser = async (deps: Deps, caller: Caller, profile: Profile): Promise<number> => {
  requireOwnPictures(deps, { imageLink: profile.imageLink }, { accounts: true });
  await deps.users.update(caller.uid, profile);
  return 1;
};
