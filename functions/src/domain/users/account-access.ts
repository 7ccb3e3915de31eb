import { AppError } from '../../contract/api/app-error.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { AuditEntry } from '../../data/firestore/audit.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { retryOnContention } from '../retry-on-contention.ts';

export type AccountDeps = Pick<Deps, 'users' | 'identity' | 'now'>;

/** What the audit log says of an account that was closed or reopened. */
const accountAudit = (
  type: 'user.closed' | 'user.reopened',
  { _id, email, role }: User,
  by: Pick<Caller, 'email'>,
  at: number,
): AuditEntry => ({ type, at, by: by.email, details: { uid: _id, email, role } });

/**
 * Closes an account. The commit of the user document ends every right at once: the API and both
 * rules files read it there. Then the provider is told, so that nobody signs in; whoever asks again
 * after a crash in between makes up for it. Gives 1, or 0 when it was closed already.
 * @throws AppError `permission_denied` for one's own account; `last_admin` when nobody
 *   could run the shop afterwards; `too_many_requests` while others change rights.
 */
export const closeAccount = async (
  { users, identity, now }: AccountDeps,
  by: Pick<Caller, 'uid' | 'email'>,
  user: User,
): Promise<number> => {
  if (user._id === by.uid)
    throw new AppError('permission_denied', {
      message: 'Another admin has to close your account.',
    });
  const audit = accountAudit('user.closed', user, by, now());
  const changed = await retryOnContention(() => users.setDisabled(user._id, true, audit));
  await identity.setDisabled(user._id, true);
  return changed ? 1 : 0;
};

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
