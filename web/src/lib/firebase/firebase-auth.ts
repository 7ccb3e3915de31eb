import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  signOut,
  type Auth,
} from 'firebase/auth';
import { signOutOwed } from '../session/sign-out-owed.ts';
import { sharedOnce } from '../shared-once.ts';
import { markAuthStarted } from './auth-started.ts';
import { emulatorPorts } from './emulator-ports.ts';
import { firebaseApp } from './firebase-app.ts';
import { usesEmulators } from './firebase-config.ts';

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
  if (signOutOwed.isOpen()) await forgetUser(created);
  markAuthStarted();
  return created;
}

/** Has the SDK forget whoever it keeps. */
export async function forgetUser(auth: Auth): Promise<void> {
  await signOut(auth);
  signOutOwed.settle();
}

/** The sign-in SDK, loaded and connected on first use. */
export const firebaseAuth: () => Promise<Auth> = sharedOnce(setUp);
