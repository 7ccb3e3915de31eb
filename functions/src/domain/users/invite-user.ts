import type { Invitation } from '../../contract/schemas/user.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import { normalEmail } from './find-user.ts';

/**
 * Opens an account without a password for a customer on the telephone, who is written to although nobody
 * has verified the address: the office vouches for it. Gives 1, or 0 where the address has an account; whoever
 * asks again after a crash in between makes up for it.
 * @throws AppError `validation_failed` for no email.
 */
export const inviteUser = async (
  { identity, users, now }: Pick<Deps, 'identity' | 'users' | 'now'>,
  by: Pick<Caller, 'email'>,
  emailOfPath: string,
  { displayName }: Invitation,
): Promise<number> => {
  const email = normalEmail(emailOfPath);
  const invited = await identity.invite(email, displayName);
  const uid = invited?.uid ?? (await identity.uidOf(email));
  if (uid === undefined) return 0;
  const account = invited ?? (await identity.account(uid));
  if (!invited && !account.isInvited) return 0;
  const at = now();
  const audit = { type: 'user.invited', at, by: by.email, details: { uid, email } } as const;
  await users.open(account, at, audit);
  return invited ? 1 : 0;
};
