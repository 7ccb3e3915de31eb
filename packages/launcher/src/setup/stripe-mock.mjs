// Plain JavaScript with no packages: it runs before they are installed.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { withLock } from '../processes/lock.mjs';
import { findProgram, userCache } from '../processes/programs.mjs';
import { ended } from '../processes/run.mjs';

const VERSION = '0.203.0';
const PACKAGE = `github.com/stripe/stripe-mock@v${VERSION}`;
/** Nobody looks into it: without what a debugger reads it is built in a sixth less time. */
const INSTALL = ['install', '-ldflags=-s -w', '-gcflags=all=-dwarf=false', PACKAGE];

/** Where Go's own installer puts it, which is not always on the PATH. */
const GO = '/usr/local/go/bin/go';

/** @param {NodeJS.ProcessEnv} env */
const home = (env) => join(userCache(env), `stripe-mock-${VERSION}`);

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
function find(env) {
  const cached = join(home(env), 'stripe-mock');
  return findProgram('stripe-mock', env) ?? (existsSync(cached) ? cached : undefined);
}

/**
 * @param {import('../processes/run.mjs').Run} run
 * @param {string} go
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<string | undefined>} why it could not be built
 */
async function build(run, go, env) {
  // Nobody may find it before it is whole.
  const work = `${home(env)}.new`;
  const child = run.spawn(go, INSTALL, {
    env: { ...env, CGO_ENABLED: '0', GOBIN: work },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Whatever else goes on is waited for by somebody.
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let said = '';
  child.stderr?.on('data', (data) => (said = `${said}${data}`.slice(-1000)));
  const code = await ended(child);
  if (code === 0) renameSync(work, home(env));
  else rmSync(work, { recursive: true, force: true });
  return code === 0 ? undefined : said.trim().split('\n').at(-1);
}

/**
 * Stripe's own stand-in for its API: on the PATH, in the user's cache, or built there once with Go, a
 * quarter of a minute of two cores. Who finds it being built waits for that.
 * @param {import('../processes/run.mjs').Run} run
 * @param {NodeJS.ProcessEnv} env
 * @returns {Promise<{ program: string } | { missing: string }>} `missing` says why there is none
 */
export async function provideStripeMock(run, env) {
  const found = find(env);
  if (found !== undefined) return { program: found };
  const go = findProgram('go', env) ?? (existsSync(GO) ? GO : undefined);
  if (go === undefined) return { missing: 'Neither stripe-mock nor Go to build it is installed.' };
  return withLock(`${home(env)}.lock`, async () => {
    const why = find(env) === undefined ? await build(run, go, env) : undefined;
    const program = find(env);
    return program === undefined
      ? { missing: `stripe-mock could not be built (is there a network?): ${why ?? ''}` }
      : { program };
  });
}
