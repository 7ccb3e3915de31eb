// Outlives the launcher by a moment. Its standard input is a pipe that only the launcher holds:
// when that closes, whether the launcher finished, crashed or was killed, the guard ends every
// process of the run and then itself.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { findRun, signalQuietly, sweep } from './sweep.mjs';

const [mark = '', scratch = ''] = process.argv.slice(2);

/** How long, in milliseconds, the emulators may take to save their data after a crash. */
const GRACE_MS = 6000;

/** @type {Set<number>} processes that are asked with SIGINT first, so that they can save */
const polite = new Set();
let launcherFinished = false;

// A signal sent to the whole session must not end the guard before its work is done.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => undefined);
}

async function end() {
  if (!launcherFinished && polite.size > 0) {
    for (const pid of polite) signalQuietly(pid, 'SIGINT');
    const deadline = Date.now() + GRACE_MS;
    while (Date.now() < deadline && findRun(mark).some((pid) => polite.has(pid))) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  const left = await sweep(mark);
  if (scratch !== '') rmSync(scratch, { recursive: true, force: true });
  process.exit(left.length === 0 ? 0 : 1);
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [word, pid] = line.split(' ');
    if (word === 'polite') polite.add(Number(pid));
    if (word === 'gone') polite.delete(Number(pid));
    if (word === 'finished') launcherFinished = true;
  })
  .on('close', () => void end());
