import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  apiEnv,
  chooseAddresses,
  clientEnv,
  placeholderEnv,
  STAND_INS_VARIABLE,
} from '@rollwell/launcher';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** What the commands read, beside firebase.json. */
const NEEDED = [
  '.firebaserc',
  'firestore.indexes.json',
  'firestore.rules',
  'functions',
  'node_modules',
  'package.json',
  'packages',
  'storage.rules',
  'web',
];

/** Milliseconds until the shop answers, on a machine that does other things as well. */
const READY_MS = 240_000;
const END_MS = 30_000;

/** A shop as somebody starts it who knows the Firebase CLI and nothing of our launcher. */
export interface PlainEmulators {
  /** Where it and its emulators are, for programs that talk to them. */
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/** A folder that looks like a clone, but for the ports. */
function makeClone(home: string, config: object): string {
  const clone = join(home, 'clone');
  mkdirSync(clone);
  for (const name of NEEDED) symlinkSync(join(ROOT, name), join(clone, name));
  // firebase-tools imports from a folder only, not from a link to one.
  cpSync(join(ROOT, 'emulator-data'), join(clone, 'emulator-data'), { recursive: true });
  writeFileSync(join(clone, 'firebase.json'), JSON.stringify(config));
  return clone;
}

async function waitUntilReady(url: string, log: string, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + READY_MS;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (hasEnded() || Date.now() > deadline)
      throw new Error(readFileSync(log, 'utf8').slice(-3000));
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

/** Ends the process group of a command as Ctrl-C in a terminal does. */
async function interrupt(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return;
  const gone = once(child, 'exit');
  process.kill(-child.pid, 'SIGINT');
  const timer = setTimeout(() => process.kill(-(child.pid ?? 0), 'SIGKILL'), END_MS);
  await gone;
  clearTimeout(timer);
}

/**
 * Runs the commands of the README beside one another: `npx firebase emulators:start --import
 * emulator-data` and `npm run payments`, with free ports in the place of the usual ones.
 * @throws {Error} with the end of the log when the shop does not answer
 */
export async function startPlainEmulators(): Promise<PlainEmulators> {
  const home = mkdtempSync(join(tmpdir(), 'plain-'));
  const addresses = await chooseAddresses(ROOT, {}, true);
  const clone = makeClone(home, addresses.config);
  const log = join(home, 'output.log');
  const output = openSync(log, 'w');
  const env = clientEnv(addresses);
  const { [STAND_INS_VARIABLE]: standIns = '' } = process.env;
  const run = (command: string, args: readonly string[], more: NodeJS.ProcessEnv): ChildProcess =>
    spawn(command, args, {
      cwd: clone,
      detached: true,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...apiEnv(addresses), ...more },
    });
  const firebase = run('npx', ['firebase', 'emulators:start', '--import', 'emulator-data'], {
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    ...placeholderEnv(standIns),
    PATH: [standIns, process.env.PATH].join(delimiter),
    FUNCTIONS_DISCOVERY_TIMEOUT: '60',
  });
  const payments = run('npm', ['run', 'payments'], {
    ...env,
    PORT: String(addresses.simulator?.http),
    SMTP_PORT: String(addresses.simulator?.smtp),
  });
  const stop = async (): Promise<void> => {
    await Promise.all([interrupt(firebase), interrupt(payments)]);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const url = `${env.SHOP_URL ?? ''}/product?limit=1`;
    await waitUntilReady(url, log, () => firebase.exitCode !== null);
    return { env, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
