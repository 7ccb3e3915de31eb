import { AppError } from '../contract/api/app-error.ts';
import { emailKey } from '../contract/text/email.ts';
import type { Role } from '../contract/constants.ts';
import type { User } from '../contract/schemas/user.ts';
import type { Deps } from './deps.ts';

/** The signed-in person behind a call; the email is its `emailKey`. */
export interface Caller {
  uid: string;
  email: string;
  role: Role;
}

/** A caller with all that the shop knows of them, read for this call. */
export interface KnownCaller extends Caller {
  user: User;
}

/** The person who sends an ID token to open a session: not yet known to the shop, so without a role. */
export interface SessionOpener {
  uid: string;
  email: string;
  idToken: string;
}

/**
 * Who an ID token belongs to.
 * @throws AppError `unauthenticated` for any token that Firebase does not take.
 */
export const identifyOpener = async (
  { identity }: Pick<Deps, 'identity'>,
  idToken: string,
): Promise<SessionOpener> => ({ ...(await identity.verifyIdToken(idToken)), idToken });

/**
 * Who an access token belongs to, with the role of this moment.
 * @throws AppError `unauthenticated` for any token that does not stand for a present user.
 */
export const identifyCaller = async (
  { identity, users }: Pick<Deps, 'identity' | 'users'>,
  accessToken: string,
): Promise<KnownCaller> => {
  const { uid } = await identity.readAccessToken(accessToken);
  const [user] = await Promise.all([users.get(uid), identity.verifyAccessToken(accessToken)]);
  if (!user || user.disabled) throw new AppError('unauthenticated');
  return { uid, email: user.email, role: user.role, user };
};

/** @throws AppError `permission_denied` unless the email is the caller's, or an admin may act for others. */
export const requireEmail = (
  caller: { email: string; role?: Role },
  email: string,
  who: 'self' | 'selfOrAdmin',
): void => {
  if (caller.email === emailKey(email)) return;
  if (who === 'selfOrAdmin' && caller.role === 'admin') return;
  throw new AppError('permission_denied');
};

/** @throws AppError `permission_denied` unless the caller is an admin. */
export const requireAdmin = (caller: Caller): void => {
  if (caller.role !== 'admin') throw new AppError('permission_denied');
};
