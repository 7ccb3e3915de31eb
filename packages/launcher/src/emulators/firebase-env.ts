import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import type { FirebaseProgram } from './firestore.ts';
import type { Places } from '../shop/places.ts';
import { packageProgram } from '../processes/programs.mjs';

export const PROJECT_ID = 'demo-rollwell';

/** A time, in milliseconds, that never comes: firebase-tools then does not look for news. */
const FAR_AWAY = Number.MAX_SAFE_INTEGER;

/**
 * Gives firebase-tools settings of its own for this run: no questions about usage data, no search
 * for news or updates, and no account of the developer's, since nothing here may touch the cloud.
 */
function writeSettings(places: Places): string {
  const home = join(places.state, 'config');
  const folder = join(home, 'configstore');
  mkdirSync(folder, { recursive: true });
  const settings = { usage: false, gemini: false, motd: { fetched: FAR_AWAY } };
  writeFileSync(join(folder, 'firebase-tools.json'), JSON.stringify(settings));
  return home;
}

/**
 * How firebase-tools is started in this run.
 * @param scratch a short-named folder for sockets and uploaded files
 */
export function firebaseProgram(
  places: Places,
  env: NodeJS.ProcessEnv,
  scratch: string,
): FirebaseProgram {
  return {
    script: packageProgram(places.root, 'firebase'),
    cwd: places.state,
    env: {
      PATH: `${places.bin}${delimiter}${env.PATH ?? ''}`,
      TMPDIR: scratch,
      XDG_CONFIG_HOME: writeSettings(places),
      METADATA_SERVER_DETECTION: 'none',
      NO_UPDATE_NOTIFIER: '1',
      // Whenever it loads the functions it asks npm for the newest version of a library, and stands
      // still meanwhile: without a network for ten seconds.
      npm_config_offline: 'true',
      // Seconds that a new process of a function may take to start: one starts for each call of
      // many at once, and on a busy laptop the usual ten or thirty are not enough for all of them.
      FUNCTIONS_DISCOVERY_TIMEOUT: '60',
      // What functions there are is written into a file by a process that then ends. Asked for it by
      // HTTP, as firebase-tools does by itself, that process waits for its connections to fall idle,
      // and every start of the shop, and every change of its functions, three seconds for the process.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      GOOGLE_APPLICATION_CREDENTIALS: undefined,
      DEBUG: undefined,
    },
  };
}
