import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { countTests } from './count-tests.ts';
import { testResults } from './test-results.ts';
import { failures, secondTries } from './troubled-tests.ts';

/** Where `npm test` waits for the figures; without it nobody wants them. */
const countsFile = process.env.ROLLWELL_TEST_COUNTS;
/** Where a run of all tests leaves what ran; a run of some of them leaves nothing. */
const resultsFile = process.env.ROLLWELL_TEST_RESULTS;

/**
 * Hands the figures of a run to `npm test`, which prints them as its last line, and names the tests
 * that failed, and those that had to be tried again.
 */
export const countReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const root = process.cwd();
    const lines = [...secondTries(modules, root), ...failures(modules, root)];
    for (const line of lines) process.stdout.write(`${line}\n`);
    if (countsFile) writeFileSync(countsFile, JSON.stringify(countTests(modules, errors.length)));
    if (resultsFile) {
      writeFileSync(resultsFile, JSON.stringify(testResults(modules, root)));
    }
  },
};
