import type { TestModule } from 'vitest/node';
import type { Counts } from '@rollwell/launcher';

/** The part of vitest's test file that counting needs. */
export type CountedModule = Pick<TestModule, 'ok' | 'errors'> & {
  children: { allTests: () => Iterable<{ result: () => { state: string } }> };
};

/**
 * Counts tests, and as one failure each: a file that could not be loaded or whose set-up or
 * clean-up failed, a test that never finished, and every error outside the tests.
 */
export function countTests(modules: readonly CountedModule[], errorsOutside: number): Counts {
  const counts = { passed: 0, failed: errorsOutside, skipped: 0 };
  for (const module of modules) {
    let failedHere = 0;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') counts.passed += 1;
      else if (state === 'skipped') counts.skipped += 1;
      else failedHere += 1;
    }
    const brokenFile = module.errors().length > 0 || (!module.ok() && failedHere === 0);
    counts.failed += failedHere + (brokenFile ? 1 : 0);
  }
  return counts;
}
