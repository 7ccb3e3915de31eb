import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';

export interface AdminSdk {
  readonly db: Firestore;
  readonly auth: Auth;
  close(): Promise<void>;
}

/** The emulators past the rules. Throws where a variable is missing, so no real project is meant. */
export function adminSdk(): AdminSdk {
  const needed = ['FIRESTORE_EMULATOR_HOST', 'FIREBASE_AUTH_EMULATOR_HOST'];
  const missing = needed.filter((name) => !process.env[name]);
  if (missing.length > 0) {
    throw new Error(`Sample data goes into emulators only; ${missing.join(' and ')} not set.`);
  }
  const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-rollwell' }, 'seed');
  return { db: getFirestore(app), auth: getAuth(app), close: () => deleteApp(app) };
}
