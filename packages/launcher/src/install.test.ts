import { describe, expect, it } from 'vitest';
import { missingPackages } from './install.mjs';

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
