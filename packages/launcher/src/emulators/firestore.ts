import { join } from 'node:path';
import { chooseFirestore, type FirestoreChoice } from './choose-firestore.ts';
import { buildHidane, findHidane } from './hidane.ts';
import { cachedFiles, cloudSdkJar } from './jars.ts';
import { findJava } from './java.ts';
import type { StorageRulesChoice } from './java-wrapper.ts';
import { ended, type Run } from '../processes/run.mjs';
import { note, progress } from '../processes/say.mjs';

const PROBE_TIMEOUT_MS = 3000;

/** Where firebase-tools downloads the emulators from. */
const DOWNLOADS = 'https://storage.googleapis.com/';

/** Whether a download could work from here: closed networks answer no, or not at all. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    return true;
  } catch {
    return false;
  }
}

/**
 * Lets firebase-tools see that an emulator of its own version is in its cache, and download it where
 * it is not.
 * @returns whether it is there now
 */
async function setUp(
  run: Run,
  firebase: FirebaseProgram,
  { name, what }: { name: 'firestore' | 'ui'; what: string },
): Promise<boolean> {
  const child = run.spawn(process.execPath, [firebase.script, `setup:emulators:${name}`], {
    cwd: firebase.cwd,
    env: firebase.env,
    stdio: 'ignore',
  });
  return (await progress(what, () => ended(child))) === 0;
}

/** How firebase-tools is started. */
export interface FirebaseProgram {
  script: string;
  cwd: string;
  env: NodeJS.ProcessEnv;
}

/** Chooses the Firestore emulator and says which. */
export async function pickFirestore(
  run: Run,
  env: NodeJS.ProcessEnv,
  firebase: FirebaseProgram,
): Promise<FirestoreChoice> {
  const choice = await chooseFirestore(env.EMULATOR, {
    java: () => findJava(env),
    cachedJar: () => cachedFiles(env).firestoreJar,
    cloudSdkJar: () => cloudSdkJar(env),
    download: async () => {
      if (!(await isReachable(DOWNLOADS))) return undefined;
      const what = 'Downloading the Firestore emulator (once, 137 MB)';
      await setUp(run, firebase, { name: 'firestore', what });
      return cachedFiles(env).firestoreJar;
    },
    findHidane: () => findHidane(env),
    buildHidane: () => buildHidane(run, env),
  });
  note(`Firestore emulator: ${choice.says}`);
  return choice;
}

/** The official Storage rules runtime where it and a Java are there, else our own. */
export function pickStorageRules(root: string, env: NodeJS.ProcessEnv): StorageRulesChoice {
  const { storageJar } = cachedFiles(env);
  const java = storageJar === undefined ? undefined : findJava(env);
  if (java && storageJar !== undefined)
    return { kind: 'official', java: java.path, jar: storageJar };
  return { kind: 'own', root, program: join(root, 'packages/storage-rules/main.ts') };
}

/** Whether the Emulator UI can be had in the version that firebase-tools wants. */
export async function hasEmulatorUi(
  run: Run,
  env: NodeJS.ProcessEnv,
  firebase: FirebaseProgram,
): Promise<boolean> {
  const isCached = cachedFiles(env).ui !== undefined;
  if (!isCached && !(await isReachable(DOWNLOADS))) return false;
  const what = isCached
    ? 'Looking for the Emulator UI'
    : 'Downloading the Emulator UI (once, 4 MB)';
  return setUp(run, firebase, { name: 'ui', what });
}
