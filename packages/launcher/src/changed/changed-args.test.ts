import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readChanged } from './changed-args.ts';
import { changedFiles } from './changed-files.ts';

describe('readChanged', () => {
  it.each([
    [['--changed'], undefined, []],
    [['--changed', 'main'], 'main', []],
    [['--changed=HEAD~2', 'tests/api'], 'HEAD~2', ['tests/api']],
    [
      ['--project', 'unit', '--changed', '--bail', '1'],
      undefined,
      ['--project', 'unit', '--bail', '1'],
    ],
  ])('of %j', (args, since, rest) => {
    expect(readChanged(args)).toEqual({ since, rest });
  });

  it('finds nothing where nobody asks for it', () => {
    expect(readChanged(['-t', 'changed'])).toBeUndefined();
  });
});

const root = mkdtempSync(join(tmpdir(), 'changed-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@test.example', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
const write = (name: string, text: string): void => writeFileSync(join(root, name), text);

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  for (const name of ['kept.ts', 'edited.ts', 'removed.ts']) write(name, 'one');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
  git('checkout', '--quiet', '-b', 'work');
  write('committed.ts', 'one');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Go on');
  write('edited.ts', 'two');
  write('new.ts', 'one');
  rmSync(join(root, 'removed.ts'));
});
afterAll(() => rmSync(root, { recursive: true }));

describe('changedFiles', () => {
  it('are those that are not committed yet', () => {
    expect(changedFiles(root).sort()).toEqual(['edited.ts', 'new.ts', 'removed.ts']);
  });

  it('are also those of the commits since the branch began', () => {
    expect(changedFiles(root, 'main')).toContain('committed.ts');
    expect(changedFiles(root, 'main')).not.toContain('kept.ts');
  });

  it('says the way out where git does not know the commit', () => {
    expect(() => changedFiles(root, 'nowhere')).toThrow(
      /^Git does not say what changed.*: name a/s,
    );
  });
});
