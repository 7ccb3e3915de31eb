// Plain JavaScript with no packages: it runs before they are installed.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isAlive } from './alive.mjs';
import { note } from './say.mjs';

const POLL_MS = 300;

/** A holder writes its number right after it made the file; an empty one that old, in milliseconds, has no holder. */
const UNNAMED_MS = 5000;

/**
 * @param {string} path
 * @returns {boolean} whether the lock is ours now
 */
function take(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Whether a lock was left behind by a process that is gone.
 * @param {string} path
 * @returns {boolean}
 */
function isStale(path) {
  try {
    const holder = Number(readFileSync(path, 'utf8'));
    if (holder > 0) return !isAlive(holder);
    return Date.now() - statSync(path).mtimeMs > UNNAMED_MS;
  } catch {
    return false;
  }
}

/**
 * Does something that only one process of a tree may do at a time; the others wait and say so. A
 * lock whose holder died is taken over.
 * @template T
 * @param {string} path the file that stands for it
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(path, work) {
  mkdirSync(dirname(path), { recursive: true });
  for (let told = false; !take(path);) {
    if (isStale(path)) {
      rmSync(path, { force: true });
      continue;
    }
    if (!told) note(`Waiting for another run that installs or builds here (it holds ${path}) …`);
    told = true;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  try {
    return await work();
  } finally {
    rmSync(path, { force: true });
  }
}

/**
 * What stands for installing and building in a tree; both change it for every run.
 * @param {string} root the repository
 * @returns {string}
 */
export const preparingLock = (root) => join(root, '.rollwell/preparing.lock');
