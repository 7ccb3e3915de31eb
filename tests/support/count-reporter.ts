import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { countTests } from './count-tests.ts';
import { testResults } from './test-results.ts';

/** Where `npm test` waits for the figures; without it nobody wants them. */
const countsFile = process.env.ROLLWELL_TEST_COUNTS;
/** Where a run of all tests leaves what ran; a run of some of them leaves nothing. */
const resultsFile = process.env.ROLLWELL_TEST_RESULTS;

/**
 * Names the tests that passed at the second try only, with what they first failed with: they count as
 * passed and are defects, of the test or of the shop. `.ci/run` says the lines again at its end.
 */
function nameSecondTries(modules: readonly TestModule[], root: string): void {
  for (const { moduleId, children } of modules) {
    for (const test of children.allTests()) {
      if (!test.diagnostic()?.flaky) continue;
      const [error = ''] = test.result().errors?.[0]?.message.split('\n') ?? [];
      const name = `${relative(root, moduleId)} › ${test.fullName}`;
      process.stdout.write(`passed at the second try only: ${name}: ${error}\n`);
    }
  }
}

/** Hands the figures of a run to `npm test`, which prints them as its last line. */
export const countReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const root = process.cwd();
    nameSecondTries(modules, root);
    if (countsFile) writeFileSync(countsFile, JSON.stringify(countTests(modules, errors.length)));
    if (resultsFile) {
      writeFileSync(resultsFile, JSON.stringify(testResults(modules, root)));
    }
  },
};
