import { type FirebaseApp, type FirebaseOptions, initializeApp } from 'firebase/app';
import { emulators } from '../../../../firebase.json';
import { memoizeAsync } from '../load-code.ts';

async function setUp(): Promise<FirebaseApp> {
  const app = initializeApp(await loadFirebaseConfig());
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (siteKey && !usesEmulators()) await startAppCheck(app, siteKey);
  return app;
}

/**
 * From here on each call to Firebase carries a token that tells it from a script's. It loads
 * reCAPTCHA, a script of Google's.
 *
 * @param siteKey key of reCAPTCHA Enterprise for the hosts of this shop
 */
async function startAppCheck(app: FirebaseApp, siteKey: string): Promise<void> {
  const { initializeAppCheck, ReCaptchaEnterpriseProvider } = await import('firebase/app-check');
  initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
}

/** The one Firebase app of the page, set up on first use. */
export const firebaseApp: () => Promise<FirebaseApp> = memoizeAsync(setUp);

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

interface EmulatorPorts {
  auth: number;
  firestore: number;
}

/**
 * Where the emulators that the site talks to by itself listen: at the ports that the page names, or
 * under `npm run dev` the environment, else at those of `firebase.json`. The launcher names them for a
 * shop with ports of its own.
 */
export function emulatorPorts(page: ParentNode): EmulatorPorts {
  const meta = page.querySelector('meta[name="emulator-ports"]');
  const named = meta?.getAttribute('content') ?? import.meta.env.VITE_EMULATOR_PORTS ?? '';
  const port = (name: keyof EmulatorPorts): number =>
    Number(new RegExp(`\\b${name}=(\\d+)`).exec(named)?.[1] ?? emulators[name].port);
  return { auth: port('auth'), firestore: port('firestore') };
}
