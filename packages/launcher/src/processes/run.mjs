import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unwritable } from './say.mjs';
import { MARK_VARIABLE, signalQuietly } from './sweep.mjs';

/**
 * @typedef {object} SpawnOptions
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} [env] added to this process's own
 * @property {import('node:child_process').StdioOptions} [stdio]
 * @property {boolean} [polite] ask with SIGINT and wait, because it saves something when it ends
 *
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 */

/**
 * Resolves when a child has ended, with its exit code (128 and more: ended by a signal; 127: it
 * could not be started).
 * @param {ChildProcess} child
 * @returns {Promise<number>}
 */
export function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null) resolve(child.exitCode);
    else if (child.signalCode !== null) resolve(128);
    child.once('error', () => resolve(127));
    child.once('exit', (code) => resolve(code ?? 128));
  });
}

/** @returns {string} a folder that nobody else uses */
function ownFolder() {
  try {
    return mkdtempSync(join(tmpdir(), 'rollwell-'));
  } catch (error) {
    throw unwritable(tmpdir(), error, 'TMPDIR');
  }
}

/**
 * One run of the launcher: every process it starts, directly or not, carries the run's mark, and
 * none of them outlives it.
 */
export class Run {
  mark = `${process.pid}-${randomBytes(6).toString('hex')}`;
  /** A short-named folder of its own, because socket paths in it are limited to 104 bytes. */
  scratch = ownFolder();
  /** @type {Map<ChildProcess, boolean>} */
  #children = new Map();
  /** @type {ChildProcess} */
  #guard;
  /** @type {Promise<void> | undefined} */
  #stopping;

  /** @throws {Problem} where it can keep nothing */
  constructor() {
    const guardFile = fileURLToPath(new URL('guard.mjs', import.meta.url));
    this.#guard = spawn(process.execPath, [guardFile, this.mark, this.scratch], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.#guard.stdin?.on('error', () => undefined);
  }

  /** @returns {boolean} whether the run is being ended */
  get isStopping() {
    return this.#stopping !== undefined;
  }

  /**
   * Starts a process of this run in a process group of its own, so that Ctrl-C in the terminal
   * reaches the launcher alone, which then ends the others in order.
   * @param {string} command
   * @param {readonly string[]} args
   * @param {SpawnOptions} [options]
   * @returns {ChildProcess}
   */
  spawn(command, args, options = {}) {
    if (this.isStopping) throw new Error('The run is being ended.');
    const child = spawn(command, args, {
      ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
      env: { ...process.env, ...options.env, [MARK_VARIABLE]: this.mark },
      stdio: options.stdio ?? 'ignore',
      detached: true,
    });
    const polite = options.polite ?? false;
    this.#children.set(child, polite);
    if (polite && child.pid !== undefined) this.#guard.stdin?.write(`polite ${child.pid}\n`);
    void ended(child).then(() => {
      this.#children.delete(child);
      if (polite) this.#guard.stdin?.write(`gone ${child.pid}\n`);
    });
    return child;
  }

  /**
   * Ends every process of the run: those that save something are asked and waited for, then
   * whatever is left is killed. Safe to call more than once; a later call with a shorter grace
   * does not wait any longer.
   * @param {number} [graceMs]
   * @returns {Promise<void>}
   */
  stop(graceMs = 30_000) {
    if (graceMs === 0) this.#cutShort();
    this.#stopping ??= this.#end(graceMs);
    return this.#stopping;
  }

  #cutShort = () => undefined;

  /** @param {number} graceMs */
  async #end(graceMs) {
    const waits = [...this.#children].map(([child, polite]) => {
      if (child.pid !== undefined) signalQuietly(child.pid, polite ? 'SIGINT' : 'SIGTERM');
      return polite ? ended(child) : undefined;
    });
    /** @type {NodeJS.Timeout | undefined} */
    let timer;
    const enough = new Promise((resolve) => {
      timer = setTimeout(resolve, graceMs);
      this.#cutShort = () => void resolve(undefined);
    });
    await Promise.race([Promise.all(waits), enough]);
    clearTimeout(timer);
    this.#guard.stdin?.end('finished\n');
    await ended(this.#guard);
  }
}
