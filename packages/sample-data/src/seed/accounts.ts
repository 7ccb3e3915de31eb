import { COLLECTIONS } from '@rollwell/functions/contract';
import type { SamplePerson } from '../content/people.ts';
import type { AdminSdk } from './admin.ts';
import { call, uploadPicture } from './api.ts';
import { setBack } from './dates.ts';

const AUTH = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST ?? '127.0.0.1:9099'}`;

/** Access tokens of the sample people by email. */
export type Tokens = ReadonlyMap<string, string>;

/** Opens every account at the identity provider, signs in once and fills in the profile. */
export async function createPeople(
  sdk: AdminSdk,
  people: readonly SamplePerson[],
): Promise<Tokens> {
  const tokens = new Map<string, string>();
  await hideWhoHasAnAccount();
  for (const person of people) tokens.set(person.email, await createPerson(sdk, person));
  return tokens;
}

async function createPerson(sdk: AdminSdk, person: SamplePerson): Promise<string> {
  const { email, password, profile, portrait, admin, age } = person;
  const { uid } = await sdk.auth.createUser({
    email,
    password,
    displayName: profile.displayName,
    emailVerified: true,
  });
  const idToken = await signIn(email, password);
  const { accessToken } = await call('openSession', { email }, { token: idToken, body: { email } });
  if (portrait !== undefined) {
    const imageLink = await uploadPicture(`people/${portrait}.webp`);
    await call('updateUser', { email }, { token: accessToken, body: { ...profile, imageLink } });
  }
  const document = sdk.db.collection(COLLECTIONS.users).doc(uid);
  // The first admin can be made by nobody else.
  if (admin) await document.update({ role: 'admin' });
  await setBack(document, age);
  return accessToken;
}

/** As in a deployment: neither signing in nor a new password tells whether an email has an account. */
async function hideWhoHasAnAccount(): Promise<void> {
  const project = process.env.GCLOUD_PROJECT ?? 'demo-rollwell';
  const response = await fetch(`${AUTH}/emulator/v1/projects/${project}/config`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
  if (!response.ok) throw new Error(`Email enumeration protection: ${await response.text()}`);
}

async function signIn(email: string, password: string): Promise<string> {
  const response = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`Signing in as ${email}: ${await response.text()}`);
  return ((await response.json()) as { idToken: string }).idToken;
}
