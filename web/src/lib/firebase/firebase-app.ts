import { initializeApp, type FirebaseApp } from 'firebase/app';
import { sharedOnce } from '../shared-once.ts';
import { loadFirebaseConfig, usesEmulators } from './firebase-config.ts';

async function setUp(): Promise<FirebaseApp> {
  const app = initializeApp(await loadFirebaseConfig());
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (siteKey && !usesEmulators()) (await import('./app-check.ts')).useAppCheck(app, siteKey);
  return app;
}

/** The one Firebase app of the page, set up on first use. */
export const firebaseApp: () => Promise<FirebaseApp> = sharedOnce(setUp);
