import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** The environment variable that every process of one run carries, and its descendants inherit. */
export const MARK_VARIABLE = 'ROLLWELL_RUN';

/**
 * @typedef {{ pid: number, parent: number, marked: boolean, zombie: boolean }} ProcessEntry
 */

/**
 * @param {number} pid
 * @param {string} needle
 * @returns {ProcessEntry | undefined} nothing when the process has gone or is somebody else's
 */
function readProc(pid, needle) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name stands in brackets and may hold spaces and brackets itself.
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    let marked = false;
    try {
      marked = `\0${readFileSync(`/proc/${pid}/environ`, 'latin1')}`.includes(`\0${needle}\0`);
    } catch {
      // Another user's process: not ours.
    }
    return { pid, parent: Number(parent), marked, zombie: state === 'Z' };
  } catch {
    return undefined;
  }
}

/**
 * @param {string} needle
 * @returns {ProcessEntry[]}
 */
function readPs(needle) {
  const listing = spawnSync('ps', ['-A', '-E', '-ww', '-o', 'pid=,ppid=,stat=,command='], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return (listing.stdout ?? '').split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(\S+)\s+(.*)$/.exec(line);
    if (!match) return [];
    const [, pid, parent, state, command] = match;
    return [
      {
        pid: Number(pid),
        parent: Number(parent),
        marked: ` ${command} `.includes(` ${needle} `),
        zombie: String(state).startsWith('Z'),
      },
    ];
  });
}

/**
 * Everything of one run that is still alive: what carries its mark, and whatever descends from
 * that (a program may have rewritten its own environment).
 * @param {string} mark
 * @returns {number[]} process ids, never this process's own
 */
export function findRun(mark) {
  const needle = `${MARK_VARIABLE}=${mark}`;
  const all =
    process.platform === 'linux'
      ? readdirSync('/proc')
          .filter((name) => /^\d+$/.test(name))
          .map((name) => readProc(Number(name), needle))
          .filter((entry) => entry !== undefined)
      : readPs(needle);
  const found = new Set(all.filter((entry) => entry.marked).map((entry) => entry.pid));
  for (let grown = true; grown;) {
    grown = false;
    for (const { pid, parent } of all) {
      if (found.has(parent) && !found.has(pid)) {
        found.add(pid);
        grown = true;
      }
    }
  }
  const zombies = new Set(all.filter((entry) => entry.zombie).map((entry) => entry.pid));
  return [...found].filter((pid) => pid !== process.pid && !zombies.has(pid));
}

/**
 * Sends a signal and does not mind if the process has gone.
 * @param {number} pid
 * @param {NodeJS.Signals} signal
 */
export function signalQuietly(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already.
  }
}

/**
 * Ends everything of one run without asking, until nothing is left.
 * @param {string} mark
 * @param {number} [timeoutMs]
 * @returns {Promise<number[]>} process ids that could not be ended
 */
export async function sweep(mark, timeoutMs = 5000) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const left = findRun(mark);
    if (left.length === 0 || Date.now() > deadline) return left;
    for (const pid of left) signalQuietly(pid, 'SIGKILL');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
