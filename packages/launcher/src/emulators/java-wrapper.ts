import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FirestoreChoice } from './choose-firestore.ts';
import { MINIMUM_JAVA } from './java.ts';

/** What serves the Storage rules: the official jar, or our own runtime where that is not there. */
export type StorageRulesChoice =
  { kind: 'official'; java: string; jar: string } | { kind: 'own'; root: string; program: string };

/**
 * The Firestore emulator keeps everything in memory, and copies what is new whenever its young
 * generation is full: with a small one it stops often for 30 ms instead of now and then for 150 ms.
 * Memory is taken as it is needed, whatever is named here.
 */
const FIRESTORE_MEMORY = '-XX:+UseParallelGC -Xms1g -Xmn128m -XX:MetaspaceSize=128m';

/**
 * Runs are short: compiling once and quickly takes five seconds of processor time less at the start
 * than compiling again for the best code, which was no quicker after 2,400 orders either.
 */
const FIRESTORE_COMPILER = '-XX:TieredStopAtLevel=1';

/** A path or word as a shell reads it unchanged. */
export function shellQuote(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
}

function firestoreCommand(choice: FirestoreChoice): string {
  if (choice.kind === 'hidane') return `exec ${shellQuote(choice.program)} "$@"`;
  const run = choice.mainClass
    ? `-cp ${shellQuote(choice.jar)} ${choice.mainClass}`
    : `-jar ${shellQuote(choice.jar)}`;
  return `exec ${shellQuote(choice.java)} ${FIRESTORE_MEMORY} ${FIRESTORE_COMPILER} -Duser.language=en ${run} "$@"`;
}

function storageCommand(choice: StorageRulesChoice): string {
  if (choice.kind === 'official') {
    return `exec ${shellQuote(choice.java)} -Djava.security.manager=disallow -Duser.language=en -jar ${shellQuote(choice.jar)} "$@"`;
  }
  const node = shellQuote(process.execPath);
  return [
    `cd ${shellQuote(choice.root)} || exit 1`,
    `NODE_NO_WARNINGS=1 exec ${node} --import tsx ${shellQuote(choice.program)} "$@"`,
  ].join('\n      ');
}

/** Names the folder of the stand-ins to tests that start emulators themselves. */
export const STAND_INS_VARIABLE = 'ROLLWELL_STAND_INS';

const FIRESTORE_PLACEHOLDER = 'rollwell-firestore.jar';
const STORAGE_PLACEHOLDER = 'rollwell-storage-rules.jar';

/**
 * The text of the `java` that firebase-tools finds first. It answers the version question, and
 * starts what was chosen in the place of the two placeholder jars; `exec` keeps the process id, to
 * which firebase-tools sends its signals.
 */
function javaWrapper(firestore: FirestoreChoice, storage: StorageRulesChoice): string {
  return `#!/bin/sh
# Written by the launcher at every start; stands first on the PATH of the emulators only.
for word in "$@"; do
  if [ "$word" = -version ]; then
    echo 'openjdk version "${MINIMUM_JAVA}.0.0" (stand-in of the launcher)' >&2
    exit 0
  fi
done
while [ $# -gt 0 ] && [ "$1" != -jar ]; do shift; done
jar=\${2-}
[ $# -ge 2 ] && shift 2
case "$jar" in
  */${FIRESTORE_PLACEHOLDER})
      ${firestoreCommand(firestore)} ;;
  */${STORAGE_PLACEHOLDER})
      ${storageCommand(storage)} ;;
esac
echo "java stand-in: nothing is known to run in the place of $jar" >&2
exit 1
`;
}

/** The environment variables that make firebase-tools use what `writeJavaWrapper` wrote into a folder. */
export const placeholderEnv = (folder: string) => ({
  FIRESTORE_EMULATOR_BINARY_PATH: join(folder, FIRESTORE_PLACEHOLDER),
  STORAGE_EMULATOR_BINARY_PATH: join(folder, STORAGE_PLACEHOLDER),
});

/**
 * Writes the `java` and the placeholders that firebase-tools checks for (and makes executable,
 * which it could not do with a jar that belongs to the system).
 * @returns the environment variables that make firebase-tools use them
 */
export function writeJavaWrapper(
  folder: string,
  firestore: FirestoreChoice,
  storage: StorageRulesChoice,
): ReturnType<typeof placeholderEnv> {
  const wrapper = join(folder, 'java');
  writeFileSync(wrapper, javaWrapper(firestore, storage));
  chmodSync(wrapper, 0o755);
  const placeholders = placeholderEnv(folder);
  for (const path of Object.values(placeholders)) writeFileSync(path, '');
  return placeholders;
}
