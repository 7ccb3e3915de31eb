import { initializeApp, type FirebaseApp } from 'firebase/app';
import { sharedOnce } from '../shared-once.ts';
import { loadFirebaseConfig } from './firebase-config.ts';

/** The one Firebase app of the page, set up on first use. */
export const firebaseApp: () => Promise<FirebaseApp> = sharedOnce(async () =>
  initializeApp(await loadFirebaseConfig()),
);
