import { AppError } from '../../contract/api/app-error.ts';
import type { Role } from '../../contract/constants.ts';
import type { User } from '../../contract/schemas/user.ts';
import type { AuditEntry } from '../../data/firestore/audit.ts';
import type { IdentityProvider } from '../../data/people/identity.ts';
import type { Caller } from '../caller.ts';
import type { Deps, Settings } from '../deps.ts';
import { demotionMails } from '../mail/demotion-mails.ts';
import { applyMailPolicy } from '../mail/mail-policy.ts';
import { retryOnContention } from '../retry-on-contention.ts';
import { isVerified } from './find-user.ts';

type RoleDeps = Pick<Deps, 'users' | 'now'>;

type PromotionDeps = RoleDeps & {
  identity: Pick<IdentityProvider, 'verifiedEmails'>;
  settings: Pick<Settings, 'onlyVerifiedAdmins'>;
};

const roleChange = (user: User, to: Role, by: Pick<Caller, 'email'>, at: number): AuditEntry => ({
  type: 'user.role',
  at,
  by: by.email,
  details: { uid: user._id, email: user.email, from: user.role, to },
});

/**
 * Makes a user an admin; the audit log says who did it. Gives 1, or 0 when they already were.
 * @throws AppError `email_unverified` where a deployment asks for a verified address:
 *   whoever signs up may give anybody's; `too_many_requests` while others change rights.
 */
export const makeAdmin = async (
  { users, identity, settings, now }: PromotionDeps,
  by: Pick<Caller, 'email'>,
  user: User,
): Promise<number> => {
  if (user.role === 'admin') return 0;
  if (settings.onlyVerifiedAdmins && !(await isVerified({ identity }, user)))
    throw new AppError('email_unverified');
  const audit = roleChange(user, 'admin', by, now());
  return Number(await retryOnContention(() => users.setRole(user._id, 'admin', audit)));
};

/**
 * Makes an admin a customer; the audit log says who did it, and in the same commit a mail is written
 * to both. Gives 1, or 0 when they already were.
 * @throws AppError `last_admin` when nobody could run the shop afterwards;
 *   `too_many_requests` while others change rights.
 */
export const demoteAdmin = async (
  { users, now, settings, mailPolicy }: RoleDeps & Pick<Deps, 'settings' | 'mailPolicy'>,
  by: Pick<Caller, 'uid' | 'email'>,
  user: User,
): Promise<number> => {
  if (user.role === 'customer') return 0;
  const at = now();
  const audit = roleChange(user, 'customer', by, at);
  const mails = await Promise.all(
    demotionMails({ user, by, at }, settings.shopUrl).map((mail) =>
      applyMailPolicy(mailPolicy, mail.to === user.email ? user._id : by.uid, mail),
    ),
  );
  return Number(await retryOnContention(() => users.setRole(user._id, 'customer', audit, mails)));
};
