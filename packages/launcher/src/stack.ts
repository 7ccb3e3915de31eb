import { openSync } from 'node:fs';
import { join } from 'node:path';
import { buildChanged, requireBuilt } from './builds.ts';
import {
  emulatorHost,
  emulatorPorts,
  readFirebaseConfig,
  writeRunConfig,
} from './firebase-config.ts';
import { firebaseProgram, PROJECT_ID } from './firebase-env.ts';
import { hasEmulatorUi, pickFirestore, pickStorageRules } from './firestore.ts';
import { officialFiles } from './jars.ts';
import { writeJavaWrapper } from './java-wrapper.ts';
import { writeNpmStandIn } from './npm-stand-in.ts';
import {
  PAYMENTS_PORT,
  PAYMENTS_URL,
  startPayments,
  usesRealStripe,
  waitForPayments,
} from './payments.ts';
import { type Places, removeLeftovers } from './places.ts';
import { type PortUse, requireFreePorts } from './ports.ts';
import { lastLines, readLog, waitUntilReady } from './ready.ts';
import type { ChildProcess, Run } from './run.mjs';
import { note, Problem, progress } from './say.mjs';

export interface StackOptions {
  run: Run;
  places: Places;
  env: NodeJS.ProcessEnv;
  /** A folder that holds an export; nothing: begin empty. */
  importFrom: string | undefined;
  /** Where the data goes at the end; nothing: they are dropped. */
  exportTo: string | undefined;
  withUi: boolean;
  build: boolean;
  morePorts?: PortUse[];
}

/** What is running and where. */
export interface Stack {
  shopUrl: string;
  uiUrl: string | undefined;
  /** Undefined where Stripe itself is paid through. */
  paymentsUrl: string | undefined;
  functionsUrl: string;
  firebase: ChildProcess;
  firebaseLog: string;
  /** For programs that talk to the emulators themselves. */
  env: Record<string, string>;
}

const START_TIMEOUT_MS = 300_000;

/** The Auth emulator compiles its whole description at the start; this saves a quarter of that time. */
const ROOM_FOR_YOUNG_OBJECTS = '--max-semi-space-size=64';

/** Words of firebase-tools after which waiting for the shop is of no use. */
const HOPELESS = /Failed to load function definition|Unexpected rules runtime error/;

function clientEnv(config: ReturnType<typeof readFirebaseConfig>): Record<string, string> {
  return {
    GCLOUD_PROJECT: PROJECT_ID,
    METADATA_SERVER_DETECTION: 'none',
    SHOP_URL: `http://${emulatorHost(config, 'hosting')}`,
    FIRESTORE_EMULATOR_HOST: emulatorHost(config, 'firestore'),
    FIREBASE_AUTH_EMULATOR_HOST: emulatorHost(config, 'auth'),
    FIREBASE_STORAGE_EMULATOR_HOST: emulatorHost(config, 'storage'),
  };
}

async function waitForShop(
  run: Run,
  firebase: ChildProcess,
  log: string,
  shopUrl: string,
): Promise<void> {
  const hasEnded = (): boolean => firebase.exitCode !== null || firebase.signalCode !== null;
  const silent = await waitUntilReady(
    [`${shopUrl}/`, `${shopUrl}/product?limit=1`],
    START_TIMEOUT_MS,
    () => hasEnded() || HOPELESS.test(readLog(log)),
  );
  if (silent === undefined || run.isStopping) return;
  note(lastLines(readLog(log), 25));
  throw new Problem(
    hasEnded()
      ? `The emulators stopped while starting (their last words stand above): see ${log}, ` +
          'and begin from the sample data with "npm start -- --fresh" if the kept data are at fault.'
      : `The shop does not answer at ${silent} (the reason should stand above): see ${log}, ` +
          'correct that and run the command again.',
  );
}

/**
 * Brings up the emulators and the payment simulator and waits until the shop answers.
 * @throws {Problem} with the way out when a port is taken, a build fails or something does not start
 */
export async function bringUp(options: StackOptions): Promise<Stack> {
  const { run, places, env } = options;
  const config = readFirebaseConfig(places.root);
  const payments = usesRealStripe(env)
    ? []
    : [{ port: PAYMENTS_PORT, name: 'the payment simulator' }];
  const wanted = [...emulatorPorts(config, false), ...payments, ...(options.morePorts ?? [])];
  await requireFreePorts(wanted);
  removeLeftovers(places);

  const files = officialFiles(places.root, env);
  const program = firebaseProgram(places, env, run.scratch);
  const ui = options.withUi ? hasEmulatorUi(run, files, program) : Promise.resolve(false);
  const firestore = await pickFirestore(run, env, files, program);
  writeNpmStandIn(places.bin);
  const jarEnv = writeJavaWrapper(places.bin, firestore, pickStorageRules(places.root, env, files));
  if (options.build) await buildChanged(run, places.root);
  else requireBuilt(places.root);
  const withUi = await ui;
  const configFile = writeRunConfig(places, config, withUi);
  // Building takes a while, in which somebody else may have taken a port.
  await requireFreePorts([...wanted, ...emulatorPorts(config, withUi).slice(wanted.length)]);

  const shopUrl = `http://${emulatorHost(config, 'hosting')}`;
  const simulator = payments.length > 0 ? startPayments(run, places, clientEnv(config)) : undefined;
  const firebaseLog = join(places.logs, 'emulators.log');
  const log = openSync(firebaseLog, 'w');
  const args = [ROOM_FOR_YOUNG_OBJECTS, program.script, 'emulators:start', '--non-interactive'];
  args.push('--project', PROJECT_ID, '--config', configFile);
  if (options.importFrom) args.push('--import', options.importFrom);
  if (options.exportTo) args.push('--export-on-exit', options.exportTo);
  const firebase = await progress('Starting the emulators', async () => {
    const child = run.spawn(process.execPath, args, {
      cwd: program.cwd,
      env: { ...program.env, ...jarEnv },
      stdio: ['ignore', log, log],
      polite: true,
    });
    await waitForShop(run, child, firebaseLog, shopUrl);
    if (simulator && !run.isStopping) await waitForPayments(run, simulator, places);
    return child;
  });
  return {
    shopUrl,
    uiUrl: withUi ? `http://${emulatorHost(config, 'ui')}` : undefined,
    paymentsUrl: simulator && PAYMENTS_URL,
    functionsUrl: `http://${emulatorHost(config, 'functions')}`,
    firebase,
    firebaseLog,
    env: clientEnv(config),
  };
}
