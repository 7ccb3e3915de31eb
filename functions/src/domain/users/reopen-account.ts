import type { User } from '../../contract/schemas/user.ts';
import type { Caller } from '../caller.ts';
import { accountAudit, type AccountDeps } from './close-account.ts';
import { retryOnContention } from '../retry-on-contention.ts';

/**
 * Opens a closed account again, the provider first: a crash in between leaves it closed in the shop,
 * and whoever asks again makes up for it. Gives 1, or 0 when it was open.
 * @throws AppError `too_many_requests` while others change rights.
 */
export const reopenAccount = async (
  { users, identity, now }: AccountDeps,
  by: Pick<Caller, 'email'>,
  user: User,
): Promise<number> => {
  await identity.setDisabled(user._id, false);
  const audit = accountAudit('user.reopened', user, by, now());
  return Number(await retryOnContention(() => users.setDisabled(user._id, false, audit)));
};
