import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildHidane, findHidane, HIDANE_VERSION } from './hidane.ts';
import { userCache } from '../processes/programs.mjs';
import { Run } from '../processes/run.mjs';

let folder = '';
let run: Run;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hidane-'));
  run = new Run();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await run.stop();
  rmSync(folder, { recursive: true });
});

function program(name: string, script: string): void {
  mkdirSync(join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'bin', name), 0o755);
}

const env = () => ({
  PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
  XDG_CACHE_HOME: join(folder, 'cache'),
});
const built = () => join(folder, 'cache/rollwell', `hidane-${HIDANE_VERSION}`, 'bin/hidane');

/** A cargo that only understands the one call it should get. */
const CARGO = `[ "$1 $2 $3 $4 $5 $6" = "install hidane --version ${HIDANE_VERSION} --locked --root" ] || exit 9
mkdir -p "$7/bin" && : > "$7/bin/hidane"`;

describe('buildHidane', () => {
  it('builds into the cache, where it is found from then on', async () => {
    program('cargo', CARGO);
    expect(findHidane(env())).toBeUndefined();
    expect(await buildHidane(run, env())).toBe(built());
    expect(findHidane(env())).toBe(built());
  });

  it('gives nothing back when cargo fails', async () => {
    program('cargo', 'echo "error: no network" >&2; exit 101');
    expect(await buildHidane(run, env())).toBeUndefined();
    expect(existsSync(built())).toBe(false);
  });
});

describe('userCache', () => {
  it('takes an empty XDG_CACHE_HOME for none', () => {
    expect(userCache({ XDG_CACHE_HOME: '' })).toBe(userCache({}));
  });
});

describe('findHidane', () => {
  it('prefers the one on the PATH', () => {
    mkdirSync(join(built(), '..'), { recursive: true });
    writeFileSync(built(), '');
    program('hidane', 'exit 0');
    expect(findHidane(env())).toBe(join(folder, 'bin/hidane'));
  });
});
