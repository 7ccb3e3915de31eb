import type { Caller } from '../caller.ts';
import { accountAudit, type AccountDeps } from './close-account.ts';
import { whileContended } from '../while-contended.ts';
import { getUser, type Who } from './get-user.ts';

/**
 * Opens a closed account again, the provider first: a crash in between leaves it closed in the shop,
 * and whoever asks again makes up for it. Gives 1, or 0 when it was open.
 * @throws AppError as `getUser`; `too_many_requests` while others change rights.
 */
export const reopenAccount = async (
  { users, identity, now }: AccountDeps,
  by: Pick<Caller, 'email'>,
  who: Who,
): Promise<number> => {
  const user = await getUser({ users }, who);
  await identity.setDisabled(user._id, false);
  const audit = accountAudit('user.reopened', user, by, now());
  return Number(await whileContended(() => users.setDisabled(user._id, false, audit)));
};
