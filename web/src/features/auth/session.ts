import { signOut, type Auth, type User } from 'firebase/auth';
import { ApiError } from '../../lib/api/api-error.ts';
import { firebaseAuth, forgetUser } from '../../lib/firebase/firebase-auth.ts';
import { shownName, tokenUser } from '../../entities/session/token-user.ts';
import { dropAccessToken, readAccessToken, storeAccessToken } from '../../lib/api/session-port.ts';
import {
  getSession,
  publishNobody,
  publishUser,
  type SessionUser,
  type SignedOutReason,
} from '../../entities/session/session-store.ts';
import { pendingSignOut } from '../../lib/firebase/auth-status.ts';
import { openSession } from './api/session.ts';

let signingIn: Promise<void> | undefined;
let renewing: Promise<string | null> | undefined;

function sessionUserOf({ uid, email, displayName, emailVerified }: User): SessionUser {
  const address = email ?? '';
  return { uid, email: address, name: shownName(displayName, address), emailVerified };
}

const isSameUser = (one: SessionUser, other: SessionUser): boolean =>
  one.uid === other.uid &&
  one.email === other.email &&
  one.name === other.name &&
  one.emailVerified === other.emailVerified;

/** False once somebody else is signed in here, or this person is leaving. */
const isStillHere = async ({ uid }: User): Promise<boolean> =>
  !pendingSignOut.isSet() && (await firebaseAuth()).currentUser?.uid === uid;

/**
 * Exchanges an ID token for an access token, and stores it unless the person left meanwhile: it
 * would bring them back.
 *
 * @param isNew the provider has just given its token, so that another would say the same
 */
async function exchange(user: User, isNew = false): Promise<string> {
  const idToken = await user.getIdToken(!isNew);
  const accessToken = await openSession(user.email ?? '', idToken);
  if (await isStillHere(user)) storeAccessToken(accessToken);
  return accessToken;
}

/**
 * Signs somebody in by `action` and opens the API's session for them. Both or neither: a user
 * whose session cannot be opened is signed out again.
 *
 * @throws {FirebaseError} the provider's refusal
 * @throws {ApiError} when the API refuses the session
 */
export async function signInBy(action: (auth: Auth) => Promise<User>): Promise<void> {
  const auth = await firebaseAuth();
  signingIn = action(auth).then(async (user) => {
    pendingSignOut.clear();
    try {
      await exchange(user, true);
    } catch (error) {
      await signOut(auth);
      throw error;
    }
    publishUser(sessionUserOf(user));
  });
  try {
    await signingIn;
  } finally {
    signingIn = undefined;
  }
}

/**
 * Why Firebase has nobody. Whoever signs out drops the token; where it is still there, the provider
 * ended the session, of a closed account for example. A sign-out of this tab is known already.
 */
function reasonForNobody(): SignedOutReason {
  if (readAccessToken()) return 'expired';
  return getSession().status === 'signed-in' ? 'elsewhere' : 'visitor';
}

/**
 * Follows the sign-in state that Firebase reports: at the start of a page, and when another tab
 * signs in or out. A sign-in of this tab publishes itself when it is complete.
 */
export async function followFirebaseUser(user: User | null): Promise<void> {
  if (signingIn) return;
  if (!user) {
    publishNobody(reasonForNobody());
    dropAccessToken();
    return;
  }
  if (!(await isStillHere(user))) return;
  const now = sessionUserOf(user);
  const said = tokenUser(readAccessToken() ?? '');
  if (said?.uid !== user.uid) dropAccessToken();
  if (said === null || !isSameUser(said, now)) {
    // Without a token the next protected call renews it, and one with an old name is good: a
    // failure here needs no answer.
    await exchange(user).catch(() => undefined);
    if (!(await isStillHere(user))) return;
  }
  publishUser(now);
}

/** True where asking again later may help, so that the session is not to be given up. */
function isPassing(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 0 || error.status >= 429;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'auth/network-request-failed' || code === 'auth/too-many-requests';
}

async function renew(): Promise<string | null> {
  const auth = await firebaseAuth();
  await auth.authStateReady();
  if (!auth.currentUser) return null;
  try {
    return await exchange(auth.currentUser);
  } catch (error) {
    if (isPassing(error)) throw error;
    return null;
  }
}

/**
 * A new access token of the signed-in user, or null when nobody is signed in any more. Calls that
 * are refused at the same moment share one renewal.
 *
 * @throws when the renewal failed for a passing reason, such as no connection
 */
export function renewAccessToken(): Promise<string | null> {
  renewing ??= renew().finally(() => {
    renewing = undefined;
  });
  return renewing;
}

/** Has the provider's SDK forget who was signed in here, in every tab. */
export async function leaveProvider(): Promise<void> {
  await forgetUser(await firebaseAuth());
}
