import { sessionPort } from '../../lib/api/session-port.ts';
import { shownName } from '../../entities/session/token-user.ts';
import { getSession, publishUser } from '../../entities/session/session-store.ts';

/** Gives the signed-in user a new display name: at the identity provider and in the header. */
export async function renameSessionUser(name: string): Promise<void> {
  const { user } = getSession();
  if (!user) return;
  const [{ updateProfile }, { firebaseAuth }] = await Promise.all([
    import('firebase/auth'),
    import('../../lib/firebase/firebase-auth.ts'),
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
