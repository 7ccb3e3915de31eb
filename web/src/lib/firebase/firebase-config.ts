import type { FirebaseOptions } from 'firebase/app';

const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * True when the page comes from this machine: then the emulators answer. A build for a shared
 * test host says so with `VITE_USE_EMULATORS=true`.
 */
export const usesEmulators = (): boolean =>
  LOCAL_HOSTS.has(globalThis.location.hostname) || import.meta.env.VITE_USE_EMULATORS === 'true';

const demoConfig: FirebaseOptions = {
  apiKey: 'demo-api-key',
  projectId: 'demo-rollwell',
  authDomain: 'demo-rollwell.firebaseapp.com',
  storageBucket: 'demo-rollwell.firebasestorage.app',
  appId: '1:1:web:1',
};

/**
 * Where the site's Firebase configuration comes from:
 * 1. on this machine, fixed values of the demo project, which never leaves it;
 * 2. `VITE_FIREBASE_CONFIG` (the JSON object of the Firebase console) if given at build time;
 * 3. else `/__/firebase/init.json`, which Firebase Hosting serves for the project it belongs to,
 *    so that one build can be deployed to any project.
 *
 * @throws when Hosting does not serve the configuration
 */
export async function loadFirebaseConfig(): Promise<FirebaseOptions> {
  if (usesEmulators()) return demoConfig;
  const built = import.meta.env.VITE_FIREBASE_CONFIG;
  if (built) return JSON.parse(built) as FirebaseOptions;
  const response = await fetch('/__/firebase/init.json');
  if (!response.ok) {
    throw new Error(`No Firebase configuration: /__/firebase/init.json gave ${response.status}.`);
  }
  return (await response.json()) as FirebaseOptions;
}
