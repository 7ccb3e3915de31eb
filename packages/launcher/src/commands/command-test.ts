import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { provideChromium } from '../browser/provide-chromium.ts';
import { argsForChanged, readChanged } from '../changed/changed-args.ts';
import { closingLines } from '../suite/closing-lines.ts';
import type { Command, Context } from './command.ts';
import { requireTests } from '../suite/found-tests.ts';
import { testResultsFile } from '../shop/places.ts';
import { packageProgram } from '../processes/programs.mjs';
import { ended } from '../processes/run.mjs';
import { laneCount, lanesEnv } from '../suite/shop-lanes.ts';
import { passingStacks } from '../shop/stacks.ts';
import { type Counts, summaryLine } from '../suite/summary.mjs';
import { chosenKinds, needShop, readTestArgs, testFilters } from '../suite/test-scope.ts';

/** A run of all tests says which ones ran; what the one before said holds no longer. */
function resultsOfAll({ args, places }: Context): Record<string, string> {
  if (args.length > 0) return {};
  const file = testResultsFile(places.state);
  rmSync(file, { force: true });
  return { ROLLWELL_TEST_RESULTS: file };
}

/** A shop for each lane of the tests; gives what tells the tests of them. */
async function bringUpShops(
  context: Context,
  files: readonly string[] | undefined,
  build: boolean,
): Promise<Record<string, string>> {
  const ofShop = files?.filter((file) => file.startsWith('tests/'));
  const stacks = await passingStacks(context, build, laneCount(ofShop?.length));
  return lanesEnv(
    stacks.map(({ env }) => env),
    context.run.scratch,
  );
}

/** An empty name tells the tests that there is none, so that they do not look for themselves. */
const browserFor = async ({ run, env }: Context): Promise<string> =>
  (await provideChromium(run, env)) ?? '';

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** Runs vitest with these arguments, which choose these files, against what they need. */
async function runVitest(
  context: Context,
  vitestArgs: string[],
  { build, watch, files }: { build: boolean; watch: boolean; files: string[] | undefined },
): Promise<number> {
  const { run, places, session } = context;
  const kinds = chosenKinds(vitestArgs);
  const [browser, shopEnv] = await Promise.all([
    kinds.includes('browser') ? browserFor(context) : undefined,
    needShop(kinds) ? bringUpShops(context, files, build) : {},
  ]);
  const counts = join(run.scratch, 'counts.json');
  const results = resultsOfAll(context);
  const vitest = run.spawn(
    process.execPath,
    [packageProgram(places.root, 'vitest'), watch ? 'watch' : 'run', ...vitestArgs],
    {
      cwd: places.root,
      env: { ...shopEnv, ...results, CHROMIUM_PATH: browser, ROLLWELL_TEST_COUNTS: counts },
      stdio: 'inherit',
    },
  );
  const code = await ended(vitest);
  if (!existsSync(counts)) return code === 0 ? 1 : code;
  const figures = JSON.parse(readFileSync(counts, 'utf8')) as Counts;
  session.lastWords = closingLines(figures, browser === '');
  return code === 0 && figures.failed === 0 && figures.passed > 0 ? 0 : 1;
}

/**
 * `npm test [-- [--no-build] [--watch] [--changed [commit]] <vitest arguments>]`: runs the tests, against
 * a shop of their own where they need one and in a browser that it brings if need be, and leaves the
 * figures as the last line. With `--watch` the shop stays, and tests run again when they change.
 */
export const runTests: Command = async (context) => {
  const { build, watch, vitestArgs } = readTestArgs(context.args);
  const changed = readChanged(vitestArgs);
  const files = requireTests(context.places.root, changed?.rest ?? vitestArgs);
  if (!changed) return runVitest(context, vitestArgs, { build, watch, files });
  const args = await argsForChanged(context.places.root, changed);
  if (args) return runVitest(context, args, { build, watch, files: testFilters(args) });
  context.session.lastWords = summaryLine(NOTHING);
  return 0;
};
