import { getSession, publishUser } from './session-store.ts';

/** Gives the signed-in user a new display name: at the identity provider and in the header. */
export async function renameSessionUser(name: string): Promise<void> {
  const { user } = getSession();
  if (!user) return;
  const [{ updateProfile }, { firebaseAuth }] = await Promise.all([
    import('firebase/auth'),
    import('../firebase/firebase-auth.ts'),
  ]);
  const { currentUser } = await firebaseAuth();
  if (currentUser?.uid !== user.uid) return;
  await updateProfile(currentUser, { displayName: name });
  publishUser({ ...user, name: name.trim() || user.email });
}
