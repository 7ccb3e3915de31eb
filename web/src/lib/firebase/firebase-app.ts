import { initializeApp, type FirebaseApp } from 'firebase/app';
import { loadFirebaseConfig } from './firebase-config.ts';

let app: Promise<FirebaseApp> | undefined;

/** The one Firebase app of the page, set up on first use. */
export function firebaseApp(): Promise<FirebaseApp> {
  app ??= loadFirebaseConfig().then((config) => initializeApp(config));
  return app;
}
