import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseFirestore, type FirestoreChoice } from './choose-firestore.ts';
import { buildHidane, findHidane } from './hidane.ts';
import { cloudSdkJar, type OfficialFiles } from './jars.ts';
import { findJava } from './java.ts';
import type { StorageRulesChoice } from './java-wrapper.ts';
import { ended, type Run } from './run.mjs';
import { note, progress } from './say.mjs';

const PROBE_TIMEOUT_MS = 3000;

/** Whether a download could work from here: closed networks answer no, or not at all. */
export async function isReachable(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: 'HEAD',
      signal: AbortSignal.timeout(PROBE_TIMEOUT_MS),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

/**
 * Lets firebase-tools download an emulator into its cache.
 * @returns whether it is there now
 */
async function download(
  run: Run,
  firebase: FirebaseProgram,
  part: { name: 'firestore' | 'storage' | 'ui'; what: string; url: string; file: string },
): Promise<boolean> {
  if (existsSync(part.file)) return true;
  if (!(await isReachable(part.url))) return false;
  const child = run.spawn(process.execPath, [firebase.script, `setup:emulators:${part.name}`], {
    cwd: firebase.cwd,
    env: firebase.env,
    stdio: 'ignore',
  });
  await progress(`Downloading ${part.what}`, () => ended(child));
  return existsSync(part.file);
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
  files: OfficialFiles,
  firebase: FirebaseProgram,
): Promise<FirestoreChoice> {
  const choice = await chooseFirestore(env.EMULATOR, {
    java: () => findJava(env),
    cachedJar: () => (existsSync(files.firestoreJar) ? files.firestoreJar : undefined),
    cloudSdkJar: () => cloudSdkJar(env),
    download: async () => {
      const part = {
        name: 'firestore',
        what: 'the Firestore emulator (once, 137 MB)',
        url: files.firestoreUrl,
        file: files.firestoreJar,
      } as const;
      return (await download(run, firebase, part)) ? files.firestoreJar : undefined;
    },
    findHidane: () => findHidane(env),
    buildHidane: () => buildHidane(run, env),
  });
  note(`Firestore emulator: ${choice.says}`);
  return choice;
}

/** The official Storage rules runtime where it and a Java are there, else our own. */
export function pickStorageRules(
  root: string,
  env: NodeJS.ProcessEnv,
  files: OfficialFiles,
): StorageRulesChoice {
  const java = existsSync(files.storageJar) ? findJava(env) : undefined;
  if (java) return { kind: 'official', java: java.path, jar: files.storageJar };
  return { kind: 'own', root, program: join(root, 'packages/storage-rules/main.ts') };
}

/** Whether the Emulator UI can be had: kept from before, or downloaded now. */
export function hasEmulatorUi(
  run: Run,
  files: OfficialFiles,
  firebase: FirebaseProgram,
): Promise<boolean> {
  return download(run, firebase, {
    name: 'ui',
    what: 'the Emulator UI (once, 4 MB)',
    url: files.uiUrl,
    file: files.uiServer,
  });
}
