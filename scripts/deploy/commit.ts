import { spawnSync } from 'node:child_process';

const git = (root: string, ...args: string[]): string => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trimEnd() : '';
};

/** What a deployment is made of. */
export interface Commit {
  /** As `git describe` names it, e.g. `1a2b3c4`, with `-dirty` behind it where it is not all. */
  name: string;
  /** What the folder has that no commit has, as `git status` writes it. */
  uncommitted: string[];
}

export const readCommit = (root: string): Commit => ({
  name: git(root, 'describe', '--always', '--dirty') || 'no commit',
  uncommitted: git(root, 'status', '--porcelain').split('\n').filter(Boolean),
});
