import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { passingPlaces } from './passing-places.ts';
import { placesIn } from './places.ts';

const root = mkdtempSync(join(tmpdir(), 'passing-'));
afterAll(() => rmSync(root, { recursive: true }));

describe('passingPlaces', () => {
  it('keeps runs that are on apart, and clears away those that are gone', () => {
    const places = placesIn(root, join(root, '.rollwell'));
    const gone = passingPlaces(places, spawnSync(process.execPath, ['-e', '']).pid);
    expect(existsSync(gone.logs)).toBe(true);
    const mine = passingPlaces(places);
    const parents = passingPlaces(places, process.ppid);
    expect(existsSync(gone.state)).toBe(false);
    expect([existsSync(mine.logs), existsSync(parents.logs)]).toEqual([true, true]);
    expect(mine.state).not.toBe(parents.state);
    expect(existsSync(places.logs)).toBe(true);
  });
});
