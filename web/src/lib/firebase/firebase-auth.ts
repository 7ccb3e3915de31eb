import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  type Auth,
} from 'firebase/auth';
import { sharedOnce } from '../shared-once.ts';
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
  return created;
}

/** The sign-in SDK, loaded and connected on first use. */
export const firebaseAuth: () => Promise<Auth> = sharedOnce(setUp);
