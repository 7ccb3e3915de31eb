import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore';
import { sharedOnce } from '../shared-once.ts';
import { emulatorPorts } from './emulator-ports.ts';
import { firebaseApp } from './firebase-app.ts';
import { firebaseAuth } from './firebase-auth.ts';
import { usesEmulators } from './firebase-config.ts';

async function setUp(): Promise<Firestore> {
  const app = await firebaseApp();
  // The rules ask who reads.
  await firebaseAuth();
  const created = getFirestore(app);
  if (usesEmulators()) {
    const { firestore: port } = emulatorPorts(document);
    connectFirestoreEmulator(created, globalThis.location.hostname, port);
  }
  return created;
}

/**
 * The full Firestore SDK with its live listeners. It is heavy: import this module with `import()`
 * from screens behind sign-in only.
 */
export const firebaseFirestore: () => Promise<Firestore> = sharedOnce(setUp);
