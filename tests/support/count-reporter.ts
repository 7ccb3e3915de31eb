import { writeFileSync } from 'node:fs';
import type { Reporter, TestModule } from 'vitest/node';
import { countTests } from './count-tests.ts';

/** Where `npm test` waits for the figures; without it nobody wants them. */
const target = process.env.ROLLWELL_TEST_COUNTS;

/** Hands the figures of a run to `npm test`, which prints them as its last line. */
export const countReporter: Reporter = {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    if (target) writeFileSync(target, JSON.stringify(countTests(modules, errors.length)));
  },
};
