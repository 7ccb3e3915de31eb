import { Problem } from '../processes/say.mjs';

/** A Firestore emulator that was found, and how the `java` stand-in runs it. */
export type FirestoreChoice =
  | { kind: 'official'; java: string; jar: string; mainClass?: string; says: string }
  | { kind: 'hidane'; program: string; says: string };

/** The Cloud SDK's jar names no main class in its manifest. */
export const CLOUD_SDK_MAIN_CLASS = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore';

/** The looks around that the choice needs; tests hand in their own. */
export interface Surroundings {
  java: () => { path: string; major: number } | undefined;
  cachedJar: () => string | undefined;
  cloudSdkJar: () => string | undefined;
  download: () => Promise<string | undefined>;
  findHidane: () => string | undefined;
  buildHidane: () => Promise<string | undefined>;
}

const WAY_OUT =
  'install Java 21 or newer with the Cloud SDK component (gcloud components install ' +
  'cloud-firestore-emulator), or Rust from https://rustup.rs, and run the command again';

async function chooseOfficial(around: Surroundings): Promise<FirestoreChoice | undefined> {
  const java = around.java();
  if (!java) return undefined;
  const base = { kind: 'official', java: java.path } as const;
  const withJava = `with Java ${java.major}`;
  const cached = around.cachedJar();
  if (cached)
    return { ...base, jar: cached, says: `the official one of firebase-tools ${withJava}` };
  const component = around.cloudSdkJar();
  if (component) {
    return {
      ...base,
      jar: component,
      mainClass: CLOUD_SDK_MAIN_CLASS,
      says: `the official one of the Cloud SDK ${withJava}`,
    };
  }
  const downloaded = await around.download();
  if (downloaded)
    return { ...base, jar: downloaded, says: `the official one, downloaded, ${withJava}` };
  return undefined;
}

async function chooseHidane(around: Surroundings): Promise<FirestoreChoice | undefined> {
  const program = around.findHidane() ?? (await around.buildHidane());
  return program ? { kind: 'hidane', program, says: `hidane (${program})` } : undefined;
}

/**
 * Takes the first Firestore emulator that works here.
 * @param forced `official` or `hidane` (the environment variable EMULATOR); otherwise the first of both
 * @throws {Problem} when there is none, or `forced` is something else
 */
export async function chooseFirestore(
  forced: string | undefined,
  around: Surroundings,
): Promise<FirestoreChoice> {
  if (forced === 'official') {
    const choice = await chooseOfficial(around);
    if (choice) return choice;
    const what = around.java()
      ? 'the official Firestore emulator'
      : 'a Java of version 21 or newer';
    throw new Problem(
      `EMULATOR=official was asked for, but ${what} was not found and could not be downloaded: ` +
        'leave EMULATOR out to take what is here, or install Java 21 and the Cloud SDK component ' +
        'cloud-firestore-emulator.',
    );
  }
  if (forced === 'hidane') {
    const choice = await chooseHidane(around);
    if (choice) return choice;
    throw new Problem(
      'EMULATOR=hidane was asked for, but hidane is neither on the PATH nor could cargo build it: ' +
        'install Rust 1.88 or newer from https://rustup.rs, or leave EMULATOR out.',
    );
  }
  if (forced) {
    throw new Problem(
      `EMULATOR=${forced} is not known: use EMULATOR=official or EMULATOR=hidane, or leave it out.`,
    );
  }
  const choice = (await chooseOfficial(around)) ?? (await chooseHidane(around));
  if (choice) return choice;
  throw new Problem(`No usable Firestore emulator was found: ${WAY_OUT}.`);
}
