import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isNodeSupported } from './bootstrap.mjs';
import { COULD_NOT_RUN } from './src/suite/summary.mjs';

describe('isNodeSupported', () => {
  it.each(['20.19.0', '20.20.2', '22.12.0', '24.0.0', '26.1.0'])('takes %s', (version) => {
    expect(isNodeSupported(version)).toBe(true);
  });

  it.each(['12.22.0', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])('refuses %s', (version) => {
    expect(isNodeSupported(version)).toBe(false);
  });
});

describe('a command where nothing temporary can be written', () => {
  const TMPDIR = join(import.meta.dirname, 'not-there');

  it.each([
    ['start', ''],
    ['test', `${COULD_NOT_RUN}\n`],
  ])('%s names the variable and the way out', (command, lastLine) => {
    const script = join(import.meta.dirname, 'bootstrap.mjs');
    const { status, stderr, stdout } = spawnSync(process.execPath, [script, command], {
      encoding: 'utf8',
      env: { ...process.env, TMPDIR },
    });
    expect({ status, stderr, stdout }).toEqual({
      status: 1,
      stderr: `Nothing can be written to ${TMPDIR} (ENOENT): let it be yours, or name another folder in TMPDIR.\n`,
      stdout: lastLine,
    });
  });
});
