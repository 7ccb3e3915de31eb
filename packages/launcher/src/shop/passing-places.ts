import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isAlive } from '../processes/alive.mjs';
import { type Places, placesIn } from './places.ts';

/**
 * Folders of its own for a run that keeps no data, so that several get along in one tree. They bear
 * the number of its process and stay, for their logs, until the next such run begins.
 */
export function passingPlaces({ root, state }: Places, pid = process.pid): Places {
  const runs = join(state, 'runs');
  for (const name of existsSync(runs) ? readdirSync(runs) : []) {
    if (!isAlive(Number(name))) rmSync(join(runs, name), { recursive: true, force: true });
  }
  return placesIn(root, join(runs, String(pid)));
}
