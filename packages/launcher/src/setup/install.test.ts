import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { install, missingPackages } from './install.mjs';
import { Run } from '../processes/run.mjs';

const lock = {
  packages: {
    '': { version: '0.1.0' },
    web: { version: '0.1.0' },
    'node_modules/@rollwell/web': { link: true },
    'node_modules/vite': { version: '8.0.0' },
    'web/node_modules/vite': { version: '7.0.0' },
    'node_modules/only-for-macs': { version: '1.0.0', optional: true },
  },
};

/** What npm notes about an install of exactly that lock file on Linux. */
const installed = {
  packages: {
    web: { version: '0.1.0' },
    'node_modules/@rollwell/web': { link: true },
    'node_modules/vite': { version: '8.0.0' },
    'web/node_modules/vite': { version: '7.0.0' },
  },
};

const there = () => true;

describe('missingPackages', () => {
  it('finds nothing missing after an install, optional packages of other systems aside', () => {
    expect(missingPackages(lock, installed, there)).toEqual([]);
  });

  it('misses everything on a fresh clone', () => {
    expect(missingPackages(lock, {}, there)).toEqual([
      'node_modules/@rollwell/web',
      'node_modules/vite',
      'web/node_modules/vite',
    ]);
  });

  it('sees another version, also of a nested package and of an optional one', () => {
    const packages = {
      ...installed.packages,
      'web/node_modules/vite': { version: '7.0.1' },
      'node_modules/only-for-macs': { version: '0.9.0' },
    };
    expect(missingPackages(lock, { packages }, there)).toEqual([
      'web/node_modules/vite',
      'node_modules/only-for-macs',
    ]);
  });

  it('does not believe the note when a folder is gone', () => {
    const exists = (path: string) => path !== 'node_modules/vite';
    expect(missingPackages(lock, installed, exists)).toEqual(['node_modules/vite']);
  });
});

describe('installing', () => {
  let root: string;
  let run: Run;
  const said: string[] = [];
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'install-'));
    run = new Run();
    writeFileSync(join(root, 'package-lock.json'), JSON.stringify(lock));
    said.length = 0;
    vi.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    await run.stop();
    rmSync(root, { recursive: true });
  });

  /** An npm to which the versions that it has read of before are of no use. */
  const failsWith = (code: string): void => {
    const program = join(root, 'npm.cjs');
    writeFileSync(
      program,
      `const args = process.argv.slice(2).join(' ');
      require('node:fs').appendFileSync('asked', args + '\\n');
      if (!args.includes('--prefer-offline')) process.exit(0);
      console.error('npm error code ${code}');
      process.exit(1);`,
    );
    vi.stubEnv('npm_execpath', program);
  };
  const asked = () => readFileSync(join(root, 'asked'), 'utf8').trim().split('\n');

  it('asks the registry anew where what npm read before is older than the lock file', async () => {
    failsWith('ETARGET');
    await install(run, root);
    const [first, second] = asked();
    expect(first).toBe(`${second} --prefer-offline`);
  });

  it('begins what leaves npm its time once, and only where something is to be installed', async () => {
    failsWith('ETARGET');
    const meanwhile = vi.fn();
    await install(run, root, meanwhile);
    writeFileSync(join(root, 'package-lock.json'), '{}');
    await install(run, root, meanwhile);
    expect(meanwhile).toHaveBeenCalledOnce();
  });

  it('fails at once, and says what npm said, where asking anew would not help', async () => {
    failsWith('ENOTFOUND');
    await expect(install(run, root)).rejects.toThrow('Installing the packages failed');
    expect(asked()).toHaveLength(1);
    expect(said).toContain('npm error code ENOTFOUND\n');
  });
});
