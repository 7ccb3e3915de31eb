import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';

process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
process.env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';

const app = initializeApp({ projectId: process.env.GCLOUD_PROJECT ?? 'demo-rollwell' }, 'tests');

/** The emulators seen past the rules: for preparing what no call can and for looking behind the API. */
export const db = getFirestore(app);
export const auth = getAuth(app);
