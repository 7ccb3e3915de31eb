import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signOut,
} from 'firebase/auth';
import { memoizeAsync } from '../load-code.ts';
import { markAuthStarted, pendingSignOut } from './auth-status.ts';
import { emulatorPorts, firebaseApp, usesEmulators } from './firebase-app.ts';

async function setUp(): Promise<Auth> {
  // No popup resolver here: it would load Google's script on every page. Sign-in passes it itself.
  const created = initializeAuth(await firebaseApp(), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (usesEmulators()) {
    const { auth: port } = emulatorPorts(document);
    const url = `http://${globalThis.location.hostname}:${port}`;
    connectAuthEmulator(created, url, { disableWarnings: true });
  }
  if (pendingSignOut.isSet()) await forgetUser(created);
  markAuthStarted();
  return created;
}

/** Has the SDK forget whoever it keeps. */
export async function forgetUser(auth: Auth): Promise<void> {
  await signOut(auth);
  pendingSignOut.clear();
}

/** The sign-in SDK, loaded and connected on first use. */
export const firebaseAuth: () => Promise<Auth> = memoizeAsync(setUp);
