import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

/** What firebase-tools keeps in its cache for the emulators; undefined where it keeps none. */
export interface CachedFiles {
  firestoreJar: string | undefined;
  storageJar: string | undefined;
  /** The folder of the Emulator UI. */
  ui: string | undefined;
}

/** The newest of the versions that a name stands for. */
function newest(folder: string, name: RegExp): string | undefined {
  const byVersion = new Intl.Collator('en', { numeric: true });
  const found = existsSync(folder) ? readdirSync(folder).filter((file) => name.test(file)) : [];
  const [last] = found.sort((one, other) => byVersion.compare(other, one));
  return last === undefined ? undefined : join(folder, last);
}

/** Looks into the cache of firebase-tools, which is where `FIREBASE_EMULATORS_PATH` says. */
export function cachedFiles(env: NodeJS.ProcessEnv): CachedFiles {
  const { FIREBASE_EMULATORS_PATH: named = '' } = env;
  const cache = named === '' ? join(homedir(), '.cache/firebase/emulators') : named;
  return {
    firestoreJar: newest(cache, /^cloud-firestore-emulator-v.*\.jar$/),
    storageJar: newest(cache, /^cloud-storage-rules-runtime-v.*\.jar$/),
    ui: newest(cache, /^ui-v[\d.]+$/),
  };
}

const COMPONENT_JAR = 'platform/cloud-firestore-emulator/cloud-firestore-emulator.jar';

/** Where the Cloud SDK's Firestore emulator may lie: beside `gcloud`, else in the usual places. */
export function cloudSdkJar(env: NodeJS.ProcessEnv): string | undefined {
  const besideGcloud = (env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'gcloud'))
    .filter((path) => existsSync(path))
    .map((path) => dirname(dirname(realpathSync(path))));
  const homes = [
    ...besideGcloud,
    ...(env.CLOUDSDK_ROOT_DIR ? [env.CLOUDSDK_ROOT_DIR] : []),
    '/usr/lib/google-cloud-sdk',
    '/usr/share/google-cloud-sdk',
    '/opt/google-cloud-sdk',
    '/opt/homebrew/share/google-cloud-sdk',
    '/usr/local/share/google-cloud-sdk',
    '/snap/google-cloud-cli/current',
    join(homedir(), 'google-cloud-sdk'),
  ];
  return homes.map((home) => join(home, COMPONENT_JAR)).find((jar) => existsSync(jar));
}
