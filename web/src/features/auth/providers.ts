import { FirebaseError } from 'firebase/app';
import {
  browserPopupRedirectResolver,
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  updateProfile,
} from 'firebase/auth';
import type { LoginForm, SignupForm } from '@rollwell/functions/contract';
import { firebaseAuth } from '../../lib/firebase/firebase-auth.ts';
import { signInBy } from './session.ts';

/** Signs in with email and password. */
export const logIn = ({ email, password }: LoginForm): Promise<void> =>
  signInBy(async (auth) => (await signInWithEmailAndPassword(auth, email, password)).user);

/**
 * Creates an account with its name and signs in; the name is set before the session opens. The mail
 * that verifies the address is on its way meanwhile; where it fails, My Profile sends another.
 */
export const signUp = ({ fullName, email, password }: SignupForm): Promise<void> =>
  signInBy(async (auth) => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await updateProfile(user, { displayName: fullName });
    // The session's name is read from it.
    await user.getIdToken(true);
    sendEmailVerification(user).catch(() => undefined);
    return user;
  });

/** Signs in, or up, with a Google account in a popup. */
export const continueWithGoogle = (): Promise<void> =>
  signInBy(async (auth) => {
    const provider = new GoogleAuthProvider();
    return (await signInWithPopup(auth, provider, browserPopupRedirectResolver)).user;
  });

/** Sends the signed-in person a mail with the link that verifies the address. */
export async function sendVerificationMail(): Promise<void> {
  const auth = await firebaseAuth();
  await auth.authStateReady();
  const { currentUser } = auth;
  if (currentUser) await sendEmailVerification(currentUser);
}

/** Sends the mail with the link that sets a new password; nobody hears whether there is an account. */
export async function sendResetMail(email: string): Promise<void> {
  try {
    await sendPasswordResetEmail(await firebaseAuth(), email);
  } catch (error) {
    // A provider that protects no addresses says so.
    if (!(error instanceof FirebaseError) || error.code !== 'auth/user-not-found') throw error;
  }
}
