import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preparingLock, withLock } from '../processes/lock.mjs';
import { npmCommand } from '../processes/npm-command.mjs';
import { ended } from '../processes/run.mjs';
import { note, Problem, progress } from '../processes/say.mjs';

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} Locked
 * @typedef {{ packages?: Record<string, Locked> }} LockFile
 */

/**
 * Which packages of the lock file are not installed in their locked version. npm itself notes in
 * `node_modules/.package-lock.json` what it put there, at the end of each successful install.
 * @param {LockFile} wanted
 * @param {LockFile} installed
 * @param {(path: string) => boolean} exists whether a package's folder is there after all
 * @returns {string[]} paths such as `node_modules/vite`
 */
export function missingPackages(wanted, installed, exists) {
  const there = installed.packages ?? {};
  return Object.entries(wanted.packages ?? {}).flatMap(([path, entry]) => {
    if (!path.includes('node_modules/')) return [];
    const found = there[path];
    if (!found) return entry.optional || entry.devOptional ? [] : [path];
    const same = found.version === entry.version && Boolean(found.link) === Boolean(entry.link);
    return same && exists(path) ? [] : [path];
  });
}

/**
 * @param {string} path
 * @returns {LockFile}
 */
function readLock(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

/**
 * @param {string} root
 * @returns {string[]}
 */
function missingIn(root) {
  return missingPackages(
    readLock(join(root, 'package-lock.json')),
    readLock(join(root, 'node_modules/.package-lock.json')),
    (path) => existsSync(join(root, path)),
  );
}

/**
 * Installs the packages when they are missing or not those of the lock file, and waits where
 * another run does already.
 * @param {import('../processes/run.mjs').Run} run
 * @param {string} root the repository
 * @param {() => void} [meanwhile] begins what leaves npm its time, where something is to be installed
 * @throws {Problem} when npm fails
 */
export async function install(run, root, meanwhile) {
  if (missingIn(root).length === 0) return;
  await withLock(preparingLock(root), async () => {
    const missing = missingIn(root);
    if (missing.length === 0) return;
    meanwhile?.();
    await runNpm(run, root, missing);
  });
}

const CI = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--ignore-scripts'];

/**
 * The lock file names versions and no addresses, so npm reads of each package what versions there are.
 * What it has read before will do, and spares a quarter of the time; it fails where that is older than
 * the version.
 */
const AS_READ_BEFORE = '--prefer-offline';
const TOO_OLD = 'ETARGET';

/**
 * @param {import('../processes/run.mjs').Run} run
 * @param {string} root
 * @param {string[]} args of npm
 */
async function npm(run, root, args) {
  const { command, args: before } = npmCommand();
  const child = run.spawn(command, [...before, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout?.on('data', (data) => (output += data));
  child.stderr?.on('data', (data) => (output += data));
  return { code: await ended(child), output };
}

/**
 * @param {import('../processes/run.mjs').Run} run
 * @param {string} root
 * @param {string[]} missing
 */
async function runNpm(run, root, missing) {
  const many = missing.length === 1 ? '1 package' : `${missing.length} packages`;
  const { code, output } = await progress(`Installing ${many}`, async () => {
    const first = await npm(run, root, [...CI, AS_READ_BEFORE]);
    return first.output.includes(TOO_OLD) && !run.isStopping ? npm(run, root, CI) : first;
  });
  if (run.isStopping) return;
  if (code !== 0) {
    note(output.trim().split('\n').slice(0, 15).join('\n'));
    throw new Problem(
      `Installing the packages failed (npm ended with code ${code}, its own words stand above): ` +
        'check the network or the registry that npm uses, then run the command again.',
    );
  }
}
