import { randomUUID } from 'node:crypto';
import { auth, db } from './api-admin.ts';
import { call } from './api-client.ts';

const AUTH_EMULATOR = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'}`;
/** The password of every test user. */
export const PASSWORD = 'Test-Pass1';

export interface TestUser {
  uid: string;
  email: string;
  idToken: string;
  refreshToken: string;
  /** The access token of PUT /user/{email}. */
  token: string;
}

/** A name that no other test uses. */
export const unique = (prefix: string): string => `${prefix}-${randomUUID().slice(0, 8)}`;

interface SignedIn {
  localId: string;
  idToken: string;
  refreshToken: string;
}

const identityCall = async (method: string, body: object): Promise<SignedIn> => {
  const response = await fetch(
    `${AUTH_EMULATOR}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`${method}: ${await response.text()}`);
  return (await response.json()) as SignedIn;
};

/**
 * The Auth emulator dates a sign-up before it says since when the account's tokens hold. Where a new
 * second begins between the two, the token is refused as revoked.
 */
const isOlderThanItsAccount = (idToken: string): boolean => {
  const payload = Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString();
  const { auth_time: authTime, iat } = JSON.parse(payload) as { auth_time: number; iat: number };
  return authTime < iat;
};

/** A new account at the identity provider that has not been to the shop yet. */
export const signUp = async (
  email = `${unique('user')}@test.example`,
  displayName = 'Test Person',
): Promise<Omit<TestUser, 'token'>> => {
  const first = await identityCall('signUp', { email, password: PASSWORD, displayName });
  const { localId, idToken, refreshToken } = isOlderThanItsAccount(first.idToken)
    ? await passwordSignIn(email)
    : first;
  return { uid: localId, email, idToken, refreshToken };
};

/** The codes of the mails of a kind that the provider has sent to this address. */
const mailsTo = async (address: string, kind: 'PASSWORD_RESET' | 'VERIFY_EMAIL') => {
  const project = process.env.GCLOUD_PROJECT ?? 'demo-rollwell';
  const answer = await fetch(`${AUTH_EMULATOR}/emulator/v1/projects/${project}/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string; oobCode: string }[];
  };
  return oobCodes
    .filter(({ email, requestType }) => email === address && requestType === kind)
    .map(({ oobCode }) => oobCode);
};

/** How many mails with a link that verifies this address the provider has sent. */
export const verificationMailsTo = async (address: string): Promise<number> =>
  (await mailsTo(address, 'VERIFY_EMAIL')).length;

/** How many mails with a link to another password the provider has sent. */
export const resetMailsTo = async (address: string): Promise<number> =>
  (await mailsTo(address, 'PASSWORD_RESET')).length;

/** Sets a password as the page does that the last of these mails leads to. */
export const setPasswordByMail = async (address: string, newPassword: string): Promise<void> => {
  const oobCode = (await mailsTo(address, 'PASSWORD_RESET')).at(-1);
  await identityCall('resetPassword', { oobCode, newPassword });
};

const passwordSignIn = (email: string): Promise<SignedIn> =>
  identityCall('signInWithPassword', { email, password: PASSWORD });

/** Signs an existing test user in again. */
export const signIn = async (email: string): Promise<string> =>
  (await passwordSignIn(email)).idToken;

/** Chooses a password by the mail that resets one, and opens a session with it. */
export const signInByResetMail = async (email: string): Promise<TestUser> => {
  await identityCall('sendOobCode', { requestType: 'PASSWORD_RESET', email });
  await setPasswordByMail(email, PASSWORD);
  const { localId: uid, idToken, refreshToken } = await passwordSignIn(email);
  return { uid, email, idToken, refreshToken, token: await openSession(email, idToken) };
};

/** Signs in with a Google account of this address, as the provider's window does. */
export const googleSignIn = (email: string): Promise<SignedIn> => {
  const claims = JSON.stringify({ sub: unique('google'), email, email_verified: true });
  const postBody = `providerId=google.com&id_token=${encodeURIComponent(claims)}`;
  return identityCall('signInWithIdp', { postBody, requestUri: 'http://localhost' });
};

/** Exchanges an ID token for an access token through the API. */
export const openSession = async (email: string, idToken: string): Promise<string> => {
  const answer = await call('openSession', { email }, { token: idToken, body: { email } });
  if (answer.status !== 200) throw new Error(`openSession: ${answer.error.message}`);
  return answer.body.accessToken;
};

/** A customer with an open session. */
export const newCustomer = async (email?: string, displayName?: string): Promise<TestUser> => {
  const account = await signUp(email, displayName);
  return { ...account, token: await openSession(account.email, account.idToken) };
};

/** A customer with an open session who has followed the link of the sign-up, and so gets mail. */
export const newVerifiedCustomer = async (): Promise<TestUser> => {
  const customer = await newCustomer();
  const { uid, email } = customer;
  await auth.updateUser(uid, { emailVerified: true });
  // What a token says of the address is from before.
  const idToken = await signIn(email);
  return { ...customer, idToken, token: await openSession(email, idToken) };
};

/** An admin with an open session. */
export const newAdmin = async (): Promise<TestUser> => {
  const user = await newCustomer(`${unique('admin')}@test.example`, 'Test Admin');
  await db.doc(`users/${user.uid}`).update({ role: 'admin' });
  return user;
};

export const disable = (uid: string) => auth.updateUser(uid, { disabled: true });

/** Revokes every token; one is older than that only from the next second on, so this waits for it. */
export const revoke = async (uid: string): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 1100));
  await auth.revokeRefreshTokens(uid);
};
