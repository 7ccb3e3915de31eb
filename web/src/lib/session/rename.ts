import { sessionPort } from '../api/session-port.ts';
import { shownName } from './access-token.ts';
import { getSession, publishUser } from './session-store.ts';

/** Gives the signed-in user a new display name: at the identity provider and in the header. */
export async function renameSessionUser(name: string): Promise<void> {
  const { user } = getSession();
  if (!user) return;
  const [{ updateProfile }, { firebaseAuth }] = await Promise.all([
    import('firebase/auth'),
    import('../firebase/firebase-auth.ts'),
  ]);
  const auth = await firebaseAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  if (currentUser?.uid !== user.uid) return;
  await updateProfile(currentUser, { displayName: name });
  publishUser({ ...user, name: shownName(name, user.email) });
  // Pages know by the token who is signed in.
  await sessionPort()?.renew();
}
