// Plain JavaScript with no packages: it runs before they are installed.
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isAlive } from './processes/alive.mjs';
import { install } from './setup/install.mjs';
import { Run } from './processes/run.mjs';
import { note, Problem } from './processes/say.mjs';
import { provideStripeMock } from './setup/stripe-mock.mjs';
import { COULD_NOT_RUN } from './suite/summary.mjs';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../../..');

/** A terminal's Ctrl-C arrives twice, once more through npm; a person's second one comes later. */
const SAME_SIGNAL_MS = 1000;

const SIGNAL_EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 };

/** @typedef {import('./commands/command.ts').Session} Session */

/**
 * @param {Run} run
 * @param {Session} session
 * @param {number} code
 * @param {number} [graceMs]
 */
async function finish(run, session, code, graceMs) {
  await run.stop(graceMs);
  if (session.lastWords !== '') note(session.lastWords);
  process.exit(code);
}

/**
 * @param {Run} run
 * @param {Session} session
 */
function endOnSignals(run, session) {
  let first = 0;
  for (const [signal, code] of Object.entries(SIGNAL_EXIT_CODES)) {
    process.on(signal, () => {
      if (first === 0) {
        first = Date.now();
        note('\nStopping everything (once more to stop at once, without saving the data) …');
        void finish(run, session, session.exitCodeWhenStopped ?? code);
      } else if (Date.now() - first > SAME_SIGNAL_MS) {
        void run.stop(0);
      }
    });
  }
}

/**
 * When npm itself is killed nobody tells its child, which would keep the ports.
 * @param {Run} run
 * @param {Session} session
 */
function endWithNpm(run, session) {
  if (!process.env['npm_lifecycle_event']) return;
  const parent = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(process.ppid)], {
    encoding: 'utf8',
  });
  // npm runs its scripts through a shell, which some systems keep and others replace.
  const [, grandparent, name] = /^\s*(\d+)\s+(.*)$/m.exec(parent.stdout ?? '') ?? [];
  const npm = name?.trim().endsWith('sh') ? Number(grandparent) : process.ppid;
  setInterval(() => {
    if (isAlive(npm)) return;
    void finish(run, session, 1);
  }, 1000).unref();
}

/** @param {unknown} error */
function tell(error) {
  console.error(error instanceof Problem ? error.message : error);
}

/**
 * @param {Session} session
 * @returns {Run}
 */
function newRun(session) {
  try {
    return new Run();
  } catch (error) {
    tell(error);
    if (session.lastWords !== '') note(session.lastWords);
    return process.exit(1);
  }
}

/**
 * Installs what is missing and hands over to the TypeScript part.
 * @param {string[]} args the command and its own arguments
 */
export async function begin(args) {
  /** @type {Session} */
  const session = {
    exitCodeWhenStopped: undefined,
    lastWords: args[0] === 'test' ? COULD_NOT_RUN : '',
  };
  const run = newRun(session);
  endOnSignals(run, session);
  endWithNpm(run, session);
  let code = 1;
  try {
    await install(run, ROOT, () => {
      if (args.join() === 'test') void provideStripeMock(run, process.env).catch(() => undefined);
    });
    const { register } = await import('tsx/esm/api');
    register();
    const { main } = await import('./main.ts');
    code = await main({ run, root: ROOT, args, session });
  } catch (error) {
    if (run.isStopping) return void (await run.stop());
    tell(error);
  }
  await finish(run, session, code);
}
