import { AppError } from '../../contract/api/app-error.ts';
import { VALIDATION } from '../../contract/text/validation-messages.ts';
import type { Identity } from '../../data/people/identity.ts';
import type { Deps } from '../deps.ts';
import { sendWithheldMails } from '../mail/withheld-mails.ts';
import { normalEmail } from './find-user.ts';
import { enforcePersonLimit } from '../rate-limits.ts';
import type { Caller } from '../caller.ts';

/**
 * Takes an address from the accounts that had it before. The provider says who has an address: the
 * others get the one that it knows of them, or none where it no longer knows them. An account that
 * has the same address there as well, which a project can allow, keeps it.
 */
const leaveToOne = async (
  { identity, users }: Pick<Deps, 'identity' | 'users'>,
  { uid, email }: Identity,
): Promise<void> => {
  const others = (await users.withEmail(email)).filter(({ _id }) => _id !== uid);
  if (others.length === 0) return;
  const present = await identity.emails(others.map(({ _id }) => _id));
  const moved = others.filter(({ _id }) => present.get(_id) !== email);
  await Promise.all(moved.map(({ _id }) => users.setEmail(_id, present.get(_id) ?? '')));
};

/**
 * Creates or refreshes the user of an ID token and gives an access token for it. From then on no other
 * account has its address at the shop, and what was withheld until that was verified is sent.
 * @throws AppError `validation_failed` when the body names another email than the path;
 *   `unauthenticated` for an account that an admin closed; `too_many_requests` for more exchanges
 *   than one person needs.
 */
export const openSession = async (
  deps: Pick<Deps, 'identity' | 'users' | 'rateCounter' | 'mails' | 'now'>,
  opener: { uid: string; idToken: string },
  pathEmail: string,
  bodyEmail: string,
): Promise<string> => {
  const { identity, users, now } = deps;
  if (normalEmail(pathEmail) !== normalEmail(bodyEmail))
    throw new AppError('validation_failed', { fields: { email: VALIDATION.emailOfPath } });
  await enforcePersonLimit(deps, 'signIns', opener.uid);
  const account = await identity.account(opener.uid);
  const [isOpen] = await Promise.all([users.open(account, now()), leaveToOne(deps, account)]);
  if (!isOpen) throw new AppError('unauthenticated');
  await sendWithheldMails(deps, account);
  return identity.createAccessToken(opener.idToken);
};

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
