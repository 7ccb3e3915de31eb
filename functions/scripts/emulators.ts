/** The variables that say where the emulators are. */
type Environment = Record<string, string | undefined>;

/**
 * Points a script at the emulators. They have to be told of, and to run: the client library would
 * wait for minutes.
 * @throws {Error} with the way out when none answers
 */
export const useEmulators = async (env: Environment): Promise<void> => {
  env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';
  env.FIREBASE_AUTH_EMULATOR_HOST ??= '127.0.0.1:9099';
  env.METADATA_SERVER_DETECTION ??= 'none';
  env.FUNCTIONS_EMULATOR = 'true';
  const host = env.FIRESTORE_EMULATOR_HOST;
  const answer = await fetch(`http://${host}/`).catch(() => undefined);
  if (!answer)
    throw new Error(`No Firestore emulator answers at ${host}: start the shop with npm start.`);
};
