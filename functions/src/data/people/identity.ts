import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { AppError } from '../../contract/api/app-error.ts';
import { MAX_LENGTH, SESSION_TTL_MS } from '../../contract/constants.ts';
import { emailKey } from '../../contract/text/email.ts';
import { PICTURE_ORIGINS } from '../../contract/site/images.ts';
import { isLongerThan, isReadable, readText } from '../../contract/text/text.ts';

/** Who Firebase says a token belongs to. */
export interface Identity {
  uid: string;
  email: string;
}

/** What the identity provider knows of a person. */
export interface Account extends Identity {
  /** Seconds since 1970: what began before is over, by signing out everywhere or a new password. */
  sessionsFrom: number;
  /** Somebody who reads mail at the address has said that it is theirs. */
  emailVerified: boolean;
  /** The office opened the account for somebody who gave it this address; nobody has verified it yet. */
  isInvited: boolean;
  displayName: string;
  imageLink: string;
}

export interface IdentityProvider {
  /** @throws AppError `unauthenticated` unless it is a valid ID token of a user in good standing. */
  verifyIdToken(token: string): Promise<Identity>;
  /**
   * Who an access token says it is of, by signature and age alone: enough to begin reading by, not to
   * answer. Asks nobody.
   * @throws AppError `unauthenticated` for a token that was not given by the shop, or long ago.
   */
  readAccessToken(token: string): Promise<{ uid: string }>;
  /** @throws AppError `unauthenticated` unless it is a valid access token of a user in good standing. */
  verifyAccessToken(token: string): Promise<{ uid: string }>;
  /** Exchanges a verified ID token for an access token. */
  createAccessToken(idToken: string): Promise<string>;
  account(uid: string): Promise<Account>;
  /** The uid of the account that has this (lower-case) address, verified or not. */
  uidOf(email: string): Promise<string | undefined>;
  /** The addresses of these people, a hundred at most, by uid; who is gone is left out. */
  emails(uids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** The verified addresses of these people, a hundred at most, by uid; who has none is left out. */
  verifiedEmails(uids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Lets a person sign in, or not. Who is gone from the provider cannot sign in anyway. */
  setDisabled(uid: string, disabled: boolean): Promise<void>;
  /**
   * Creates an account without a password for an address; whoever reads its mail can set one. Gives
   * undefined where the address has an account.
   */
  invite(email: string, displayName: string): Promise<Account | undefined>;
  /** Deletes a person's account; nothing happens where it is gone. */
  remove(uid: string): Promise<void>;
  /** Ends every session of a person; gives the seconds since 1970 from which new ones count. */
  endSessions(uid: string): Promise<number>;
}

/** Codes of our own failures, as opposed to those of a bad token. */
const OUR_TROUBLE = ['auth/internal-error', 'auth/insufficient-permission', 'auth/quota-exceeded'];

const isBadToken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  typeof error.code === 'string' &&
  error.code.startsWith('auth/') &&
  !OUR_TROUBLE.includes(error.code);

/** Runs a check of a token; what Firebase refuses is `unauthenticated`. */
const checked = async <Value>(check: () => Promise<Value>): Promise<Value> => {
  try {
    return await check();
  } catch (error) {
    throw isBadToken(error) ? new AppError('unauthenticated') : error;
  }
};

/** People can give their account any address for a photo; only those of Google, which pages show, are taken. */
const photoOf = ({ photoURL = '' }: UserRecord): string =>
  photoURL.startsWith(`${PICTURE_ORIGINS.accountPhotos}/`) ? photoURL : '';

/** So with their name: one that no form of the shop would take counts as none. */
const nameOf = ({ displayName = '' }: UserRecord): string => {
  const name = readText('name', displayName);
  return !isLongerThan(name, MAX_LENGTH.name) && isReadable('name', name) ? name : '';
};

/** What the provider takes for no address, nobody has there. */
const NOBODY: unknown[] = ['auth/user-not-found', 'auth/invalid-email'];

const isNobody = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && NOBODY.includes(error.code);

/** Changes something about a person, if the provider still knows them. */
const unlessGone = async (change: () => Promise<unknown>): Promise<void> => {
  try {
    await change();
  } catch (error) {
    if (!isNobody(error)) throw error;
  }
};

const sessionsFrom = ({ tokensValidAfterTime }: UserRecord): number => {
  const at = Date.parse(tokensValidAfterTime ?? '');
  return Number.isNaN(at) ? 0 : Math.floor(at / 1000);
};

/** Names, in an account that the office opened, the address it was opened for: only an admin can write it. */
const INVITED_CLAIM = 'invitedEmail';

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/email-already-exists';

const toAccount = (user: UserRecord): Account => ({
  sessionsFrom: sessionsFrom(user),
  uid: user.uid,
  email: emailKey(user.email ?? ''),
  displayName: nameOf(user),
  emailVerified: user.emailVerified,
  isInvited:
    !user.emailVerified && user.customClaims?.[INVITED_CLAIM] === emailKey(user.email ?? ''),
  imageLink: photoOf(user),
});

const accountsOf = async (auth: Auth, uids: readonly string[]): Promise<Account[]> =>
  (await auth.getUsers(uids.map((uid) => ({ uid })))).users.map(toAccount);

const emailsOf = (accounts: readonly Account[]): ReadonlyMap<string, string> =>
  new Map(accounts.map(({ uid, email }) => [uid, email]));

/** Firebase Authentication; each check also asks whether the user was revoked, disabled or deleted. */
export const createIdentityProvider = (auth: Auth = getAuth()): IdentityProvider => ({
  verifyIdToken: async (token) => {
    const claims = await checked(() => auth.verifyIdToken(token, true));
    return { uid: claims.uid, email: emailKey(claims.email ?? '') };
  },
  readAccessToken: async (token) => {
    const claims = await checked(() => auth.verifySessionCookie(token));
    return { uid: claims.uid };
  },
  verifyAccessToken: async (token) => {
    const claims = await checked(() => auth.verifySessionCookie(token, true));
    return { uid: claims.uid };
  },
  createAccessToken: (idToken) =>
    checked(() => auth.createSessionCookie(idToken, { expiresIn: SESSION_TTL_MS })),
  invite: async (email, displayName) => {
    let uid: string;
    try {
      ({ uid } = await auth.createUser({ email, displayName }));
    } catch (error) {
      if (isTaken(error)) return undefined;
      throw error;
    }
    try {
      await auth.setCustomUserClaims(uid, { [INVITED_CLAIM]: email });
    } catch (error) {
      // Without the claim nobody would be written to: whoever asks again begins anew.
      await auth.deleteUser(uid);
      throw error;
    }
    return toAccount(await auth.getUser(uid));
  },
  setDisabled: (uid, disabled) => unlessGone(() => auth.updateUser(uid, { disabled })),
  remove: (uid) => unlessGone(() => auth.deleteUser(uid)),
  endSessions: async (uid) => {
    await auth.revokeRefreshTokens(uid);
    return sessionsFrom(await auth.getUser(uid));
  },
  account: async (uid) => toAccount(await checked(() => auth.getUser(uid))),
  uidOf: async (email) => {
    try {
      return (await auth.getUserByEmail(email)).uid;
    } catch (error) {
      if (isNobody(error)) return undefined;
      throw error;
    }
  },
  emails: async (uids) => emailsOf(await accountsOf(auth, uids)),
  verifiedEmails: async (uids) =>
    emailsOf((await accountsOf(auth, uids)).filter(({ emailVerified }) => emailVerified)),
});
