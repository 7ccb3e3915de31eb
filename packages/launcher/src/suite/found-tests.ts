import { spawnSync } from 'node:child_process';
import { basename, relative } from 'node:path';
import { packageProgram } from '../processes/programs.mjs';
import { Problem } from '../processes/say.mjs';
import { testFilters } from './test-scope.ts';

/** How many names are offered in the place of one that is not there. */
const MOST_OFFERED = 5;

const stem = (path: string): string => basename(path).replace(/(?:\.test)?\.tsx?$/, '');

/** All three letters that stand beside each other in a name. */
const pieces = (name: string): string[] => [
  ...new Set(
    Array.from({ length: Math.max(0, name.length - 2) }, (_, at) => name.slice(at, at + 3)),
  ),
];

/** The paths whose names have at least half of what two names can share, the nearest first. */
export function nearestPaths(wanted: string, paths: readonly string[]): string[] {
  const looked = pieces(stem(wanted));
  const likeness = (path: string): number => {
    const there = pieces(stem(path));
    const shared = there.filter((piece) => looked.includes(piece)).length;
    return (2 * shared) / (looked.length + there.length);
  };
  return paths
    .map((path) => ({ path, near: likeness(path) }))
    .filter(({ near }) => near >= 0.5)
    .sort((one, other) => other.near - one.near)
    .slice(0, MOST_OFFERED)
    .map(({ path }) => path);
}

/**
 * The test files that vitest would run.
 * @returns paths below the root
 * @throws {Problem} for an option or a project that it does not know
 */
function listFiles(root: string, args: readonly string[]): string[] {
  const vitest = packageProgram(root, 'vitest');
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'list', '--json', '--filesOnly', ...args],
    { cwd: root, encoding: 'utf8' },
  );
  if (status === 0)
    return (JSON.parse(stdout) as { file: string }[]).map(({ file }) => relative(root, file));
  const sentence = /^\w*Error: (.*)$/m.exec(stderr)?.[1];
  throw new Problem(sentence ? `The tests cannot be run: ${sentence}` : stderr.trim());
}

/**
 * Sees, before anything is brought up for them, that vitest's arguments choose tests.
 * @returns the files below the root; undefined where every test is asked for
 * @throws {Problem} where no path holds what they name, with the paths that are near
 */
export function requireTests(root: string, args: readonly string[]): string[] | undefined {
  if (args.length === 0) return undefined;
  const files = listFiles(root, args);
  if (files.length > 0 || args.includes('--passWithNoTests')) return files;
  const all = listFiles(root, []);
  const near = [...new Set(testFilters(args).flatMap((filter) => nearestPaths(filter, all)))];
  throw new Problem(
    `There is no test file for "${args.join(' ')}": name a part of its path` +
      (near.length > 0 ? `, such as ${near.join(', ')}.` : '.'),
  );
}
