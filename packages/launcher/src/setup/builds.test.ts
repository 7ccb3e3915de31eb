import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, isUpToDate, noteBuilt } from './builds.ts';

const root = mkdtempSync(join(tmpdir(), 'builds-'));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const site = {
  workspace: 'web',
  script: 'build',
  what: 'the site',
  inputs: ['web'],
  output: 'web/dist/index.html',
};

beforeEach(() => {
  rmSync(root, { recursive: true });
  write('web/src/main.ts', 'one');
  write('web/dist/index.html', '<html>');
  noteBuilt(root, site, fingerprint(root, site.inputs));
});

describe('isUpToDate', () => {
  it('holds right after a build', () => {
    expect(isUpToDate(root, site)).toBe(true);
  });

  it.each([
    ['a source changed', 'web/src/main.ts'],
    ['a source was added', 'web/src/second.ts'],
    ['a source is called as a result is', 'web/src/lib/second.ts'],
    ['a setting changed', 'web/vite.config.ts'],
  ])('ends when %s', (_why, path) => {
    write(path, 'two');
    expect(isUpToDate(root, site)).toBe(false);
  });

  it.each(['web/src/main.test.ts', 'web/node_modules/x/index.js', 'web/dist/extra.js', 'web/.env'])(
    'does not mind %s',
    (path) => {
      write(path, 'two');
      expect(isUpToDate(root, site)).toBe(true);
    },
  );

  it('ends when the result or its note is gone', () => {
    rmSync(join(root, 'web/dist/index.html'));
    expect(isUpToDate(root, site)).toBe(false);
    write('web/dist/index.html', '<html>');
    expect(isUpToDate(root, site)).toBe(true);
    rmSync(join(root, 'web/dist'), { recursive: true });
    write('web/dist/index.html', '<html>');
    expect(isUpToDate(root, site)).toBe(false);
  });
});

describe('fingerprint', () => {
  it('tells a renamed file and a moved line from the same bytes', () => {
    const before = fingerprint(root, ['web']);
    rmSync(join(root, 'web/src/main.ts'));
    write('web/src/other.ts', 'one');
    expect(fingerprint(root, ['web'])).not.toBe(before);
  });

  it('passes over an input that is not there', () => {
    expect(fingerprint(root, ['web', 'missing'])).toBe(fingerprint(root, ['web']));
  });
});
