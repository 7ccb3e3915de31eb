import { spawnSync } from 'node:child_process';
import { Problem } from '../processes/say.mjs';

/** @throws {Problem} when git refuses, with its own words */
function git(root: string, ...args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  if (status === 0) return stdout.split('\n').filter(Boolean);
  throw new Problem(
    `Git does not say what changed (${stderr.trim() || 'is it installed?'}): ` +
      'name a commit that is here, such as --changed=main, or leave --changed out.',
  );
}

/**
 * The files that differ from a commit: what is not committed yet, and what was committed since the
 * branch left `since`.
 * @returns paths below the root; those of deleted files too
 * @throws {Problem} when there is no git, or it does not know `since`
 */
export function changedFiles(root: string, since?: string): string[] {
  return [
    ...new Set([
      ...(since === undefined ? [] : git(root, 'diff', '--name-only', `${since}...HEAD`)),
      ...git(root, 'diff', '--name-only', 'HEAD'),
      ...git(root, 'ls-files', '--others', '--exclude-standard'),
    ]),
  ];
}
