import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Command, Context } from './command.ts';
import { testResultsFile } from './places.ts';
import { ended } from './run.mjs';
import { passingStack } from './stacks.ts';
import { type Counts, summaryLine } from './summary.mjs';
import { needsShop, readTestArgs } from './test-scope.ts';

/** A run of all tests says which ones ran; what the one before said holds no longer. */
function resultsOfAll({ args, places }: Context): Record<string, string> {
  if (args.length > 0) return {};
  const file = testResultsFile(places.state);
  rmSync(file, { force: true });
  return { ROLLWELL_TEST_RESULTS: file };
}

/**
 * `npm test [-- [--no-build] <vitest arguments>]`: runs the tests, against a shop of their own where
 * they need one, and leaves the figures as the last line.
 */
export const runTests: Command = async (context) => {
  const { run, places, args, session } = context;
  const { build, vitestArgs } = readTestArgs(args);
  const env = needsShop(vitestArgs) ? (await passingStack(context, build)).env : {};
  const counts = join(run.scratch, 'counts.json');
  const results = resultsOfAll(context);
  const vitest = run.spawn(
    process.execPath,
    [join(places.root, 'node_modules/vitest/vitest.mjs'), 'run', ...vitestArgs],
    {
      cwd: places.root,
      env: { ...env, ...results, ROLLWELL_TEST_COUNTS: counts },
      stdio: 'inherit',
    },
  );
  const code = await ended(vitest);
  if (!existsSync(counts)) return code === 0 ? 1 : code;
  const figures = JSON.parse(readFileSync(counts, 'utf8')) as Counts;
  session.lastWords = summaryLine(figures);
  return code === 0 && figures.failed === 0 && figures.passed > 0 ? 0 : 1;
};
