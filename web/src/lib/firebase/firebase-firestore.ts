import { connectFirestoreEmulator, type Firestore, getFirestore } from 'firebase/firestore';
import { memoizeAsync } from '../load-code.ts';
import { emulatorPorts, firebaseApp, usesEmulators } from './firebase-app.ts';
import { firebaseAuth } from './firebase-auth.ts';

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
export const firebaseFirestore: () => Promise<Firestore> = memoizeAsync(setUp);
