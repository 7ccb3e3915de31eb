import { mkdtempSync, openSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Addresses,
  apiEnv,
  chooseAddresses,
  clientEnv,
  neededPorts,
  shopUrl,
} from './addresses.ts';
import { type Built, copyBuilt } from '../setup/built-copy.ts';
import { buildChanged, requireBuilt } from '../setup/builds.ts';
import { emulatorHost, writeRunConfig } from '../emulators/firebase-config.ts';
import { firebaseProgram, PROJECT_ID } from '../emulators/firebase-env.ts';
import { hasEmulatorUi, pickFirestore, pickStorageRules } from '../emulators/firestore.ts';
import { STAND_INS_VARIABLE, writeJavaWrapper } from '../emulators/java-wrapper.ts';
import { preparingLock, withLock } from '../processes/lock.mjs';
import { paymentsUrl, startPayments, waitForPayments } from './payments.ts';
import { type Places, removeLeftovers } from './places.ts';
import { type PortUse, requireFreePorts } from '../ports/ports.ts';
import { lastLines, readLog, waitUntilReady } from './ready.ts';
import type { ChildProcess, Run } from '../processes/run.mjs';
import { note, Problem, progress } from '../processes/say.mjs';

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
  /** Free ports instead of those of `firebase.json`. */
  ownPorts?: boolean;
  /** The API from `functions/` itself, to follow what is built there, and not from a copy. */
  liveFunctions?: boolean;
  morePorts?: PortUse[];
  /** Changes the data in the Firestore emulator at `host` before the API reads them. */
  prepareData?: (host: string, own: Addresses['own']) => Promise<void>;
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
  /** Where it has ports of its own: these, and which of `firebase.json` each of them replaces. */
  own: Addresses['own'];
  /** For programs that talk to the emulators themselves. */
  env: Record<string, string>;
}

const START_TIMEOUT_MS = 300_000;

/** Words of firebase-tools after which waiting for the shop is of no use. */
const HOPELESS = /Failed to load function definition|Unexpected rules runtime error/;

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

/** Checks ports that others may take; those of the run's own are held already. */
async function requirePorts(
  addresses: Addresses,
  withUi: boolean,
  more: readonly PortUse[] = [],
): Promise<void> {
  if (!addresses.own) await requireFreePorts([...neededPorts(addresses, withUi), ...more]);
}

interface Prepared {
  addresses: Addresses;
  program: ReturnType<typeof firebaseProgram>;
  jarEnv: Record<string, string>;
  configFile: string;
  withUi: boolean;
}

/** Builds what changed, and copies it before another run in this tree builds anew. */
function makeBuilt(options: StackOptions, { own }: Addresses): Promise<Built> {
  const { run, places } = options;
  return withLock(preparingLock(places.root), async () => {
    if (options.build) await buildChanged(run, places.root);
    else requireBuilt(places.root);
    const copy = copyBuilt(places, own);
    return options.liveFunctions ? { ...copy, functions: join(places.root, 'functions') } : copy;
  });
}

/** Chooses, builds and writes down everything that the emulators need. */
async function prepare(options: StackOptions): Promise<Prepared> {
  const { run, places, env, morePorts } = options;
  const addresses = await chooseAddresses(places.root, env, options.ownPorts ?? false);
  await requirePorts(addresses, false, morePorts);
  removeLeftovers(places);

  // Of its own for each stack: the Storage emulator empties its corner of it when it begins.
  const program = firebaseProgram(places, env, mkdtempSync(join(run.scratch, 's')));
  const ui = options.withUi ? hasEmulatorUi(run, env, program) : Promise.resolve(false);
  const firestore = await pickFirestore(run, env, program);
  const jarEnv = writeJavaWrapper(places.bin, firestore, pickStorageRules(places.root, env));
  const built = await makeBuilt(options, addresses);
  const withUi = await ui;
  const manyProjects = addresses.own !== undefined;
  const configFile = writeRunConfig(places, addresses.config, { built, withUi, manyProjects });
  // Building takes a while, in which somebody else may have taken a port.
  await requirePorts(addresses, withUi, morePorts);
  return { addresses, program, jarEnv, configFile, withUi };
}

/**
 * Brings up the emulators and the payment simulator and waits until the shop answers.
 * @throws {Problem} with the way out when a port is taken, a build fails or something does not start
 */
export async function bringUp(options: StackOptions): Promise<Stack> {
  const { run, places } = options;
  const { addresses, program, jarEnv, configFile, withUi } = await prepare(options);
  const { config, simulator: ports } = addresses;
  const env = { ...clientEnv(addresses), [STAND_INS_VARIABLE]: places.bin };
  const simulator = ports && startPayments(run, places, { ports, clientEnv: env });
  const firebaseLog = join(places.logs, 'emulators.log');
  const log = openSync(firebaseLog, 'w');
  const args = [program.script, 'emulators:start', '--non-interactive'];
  args.push('--project', PROJECT_ID, '--config', configFile);
  if (options.importFrom) args.push('--import', options.importFrom);
  if (options.exportTo) args.push('--export-on-exit', options.exportTo);
  const firebase = await progress('Starting the emulators', async () => {
    const child = run.spawn(process.execPath, args, {
      cwd: program.cwd,
      env: { ...program.env, ...jarEnv, ...apiEnv(addresses) },
      stdio: ['ignore', log, log],
      polite: true,
    });
    const hasEnded = (): boolean => child.exitCode !== null || child.signalCode !== null;
    const firestore = emulatorHost(config, 'firestore');
    const silent = await waitUntilReady([`http://${firestore}/`], START_TIMEOUT_MS, hasEnded);
    if (silent === undefined && !run.isStopping)
      await options.prepareData?.(firestore, addresses.own);
    await waitForShop(run, child, firebaseLog, shopUrl(addresses));
    if (simulator && !run.isStopping) {
      await waitForPayments(run, simulator, { port: ports.http, places });
    }
    return child;
  });
  return {
    shopUrl: shopUrl(addresses),
    uiUrl: withUi ? `http://${emulatorHost(config, 'ui')}` : undefined,
    paymentsUrl: ports && paymentsUrl(ports.http),
    functionsUrl: `http://${emulatorHost(config, 'functions')}`,
    firebase,
    firebaseLog,
    own: addresses.own,
    env,
  };
}
