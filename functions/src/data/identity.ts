import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { AppError } from '../contract/app-error.ts';
import { SESSION_TTL_MS } from '../contract/constants.ts';
import { PICTURE_ADDRESS } from '../contract/images.ts';

/** Who Firebase says a token belongs to. */
export interface Identity {
  uid: string;
  email: string;
}

/** What the identity provider knows of a person. */
export interface Account extends Identity {
  displayName: string;
  imageLink: string;
}

export interface IdentityProvider {
  /** @throws AppError `unauthenticated` unless it is a valid ID token of a user in good standing. */
  verifyIdToken(token: string): Promise<Identity>;
  /** @throws AppError `unauthenticated` unless it is a valid access token of a user in good standing. */
  verifyAccessToken(token: string): Promise<{ uid: string }>;
  /** Exchanges a verified ID token for an access token. */
  createAccessToken(idToken: string): Promise<string>;
  account(uid: string): Promise<Account>;
}

/** Codes that tell of our own trouble rather than of a bad token. */
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

/** People can give their account any address for a photo; only one that a page can show is taken. */
const photoOf = ({ photoURL = '' }: UserRecord): string =>
  PICTURE_ADDRESS.test(photoURL) ? photoURL : '';

const toAccount = (user: UserRecord): Account => ({
  uid: user.uid,
  email: (user.email ?? '').toLowerCase(),
  displayName: user.displayName ?? '',
  imageLink: photoOf(user),
});

/** Firebase Authentication; each check also asks whether the user was revoked, disabled or deleted. */
export const createIdentityProvider = (auth: Auth = getAuth()): IdentityProvider => ({
  verifyIdToken: async (token) => {
    const claims = await checked(() => auth.verifyIdToken(token, true));
    return { uid: claims.uid, email: (claims.email ?? '').toLowerCase() };
  },
  verifyAccessToken: async (token) => {
    const claims = await checked(() => auth.verifySessionCookie(token, true));
    return { uid: claims.uid };
  },
  createAccessToken: (idToken) =>
    checked(() => auth.createSessionCookie(idToken, { expiresIn: SESSION_TTL_MS })),
  account: async (uid) => toAccount(await checked(() => auth.getUser(uid))),
});
