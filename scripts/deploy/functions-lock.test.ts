import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lockOfWorkspace, type Lock } from './functions-lock.ts';

const rootLock = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
) as Lock;

const lockOf = (packages: Lock['packages']): Lock => ({ lockfileVersion: 3, packages });

describe('the lock file of a workspace', () => {
  it('keeps a version of its own at the top, and the shared one where it is asked for', () => {
    const lock = lockOf({
      shop: { dependencies: { web: '2', tool: '1' } },
      'shop/node_modules/web': { version: '2.0.0' },
      'node_modules/web': { version: '1.0.0', dependencies: { wire: '1' } },
      'node_modules/wire': { version: '1.1.0' },
      'node_modules/tool': { version: '1.0.0', dependencies: { web: '1' } },
      'node_modules/stranger': { version: '9.0.0' },
    });
    const { packages } = lockOfWorkspace(lock, 'shop');
    expect(
      Object.fromEntries(Object.entries(packages).map(([at, one]) => [at, one.version])),
    ).toEqual({
      '': undefined,
      'node_modules/web': '2.0.0',
      'node_modules/tool': '1.0.0',
      'node_modules/tool/node_modules/web': '1.0.0',
      'node_modules/wire': '1.1.0',
    });
  });

  it('marks what only development needs, and takes whatever version a peer has', () => {
    const lock = lockOf({
      shop: { dependencies: { app: '2', plug: '1' }, devDependencies: { test: '1' } },
      'shop/node_modules/app': { version: '2.0.0' },
      'node_modules/app': { version: '1.0.0' },
      'node_modules/plug': { version: '1.0.0', peerDependencies: { app: '>=1', absent: '1' } },
      'node_modules/test': { version: '1.0.0' },
    });
    const { packages } = lockOfWorkspace(lock, 'shop');
    expect(Object.keys(packages).sort()).toEqual([
      '',
      'node_modules/app',
      'node_modules/plug',
      'node_modules/test',
    ]);
    expect(packages['node_modules/test']?.dev).toBe(true);
    expect(packages['node_modules/plug']?.dev).toBeUndefined();
  });

  it('of the functions holds everything they name, and nothing that is not locked', () => {
    const { packages } = lockOfWorkspace(rootLock, 'functions');
    const tested = new Set(
      Object.entries(rootLock.packages).map(([at, { version }]) =>
        [at.split('node_modules/').at(-1), version].join('@'),
      ),
    );
    const { '': own, ...rest } = packages;
    expect(Object.keys(rest)).toEqual(
      expect.arrayContaining(
        Object.keys(own?.dependencies ?? {}).map((name) => `node_modules/${name}`),
      ),
    );
    for (const [at, { version }] of Object.entries(rest))
      expect(tested).toContain([at.split('node_modules/').at(-1), version].join('@'));
  });

  it('is refused for a workspace that is not there', () => {
    expect(() => lockOfWorkspace(lockOf({}), 'shop')).toThrow('has no workspace shop');
  });
});
