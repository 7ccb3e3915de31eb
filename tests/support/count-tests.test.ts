import { describe, expect, it } from 'vitest';
import { summaryLine } from '@rollwell/launcher';
import { countTests, type CountedModule } from './count-tests.ts';

/** A test file with tests in these states. */
function file(states: string[], errors = 0, ok = !states.includes('failed') && errors === 0) {
  return {
    ok: () => ok,
    errors: () => Array.from({ length: errors }, () => ({ message: 'broken' })),
    children: { allTests: () => states.map((state) => ({ result: () => ({ state }) })) },
  } as unknown as CountedModule;
}

describe('countTests', () => {
  it('adds up tests over all files', () => {
    const files = [file(['passed', 'failed', 'skipped']), file(['passed', 'passed'])];
    expect(countTests(files, 0)).toEqual({ passed: 3, failed: 1, skipped: 1 });
  });

  it('counts a file that could not be loaded as one failure', () => {
    expect(countTests([file([], 1), file(['passed'])], 0)).toEqual({
      passed: 1,
      failed: 1,
      skipped: 0,
    });
  });

  it('counts a suite whose set-up failed although every test was only skipped', () => {
    expect(countTests([file(['skipped', 'skipped'], 0, false)], 0)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 2,
    });
  });

  it('counts a test that never finished as failed', () => {
    expect(countTests([file(['pending'], 0, true)], 0).failed).toBe(1);
  });

  it('counts errors outside the tests', () => {
    expect(countTests([file(['passed'])], 2)).toEqual({ passed: 1, failed: 2, skipped: 0 });
  });
});

describe('summaryLine', () => {
  it('is the line that is promised', () => {
    expect(summaryLine({ passed: 12, failed: 0, skipped: 3 })).toBe(
      '12 passed, 0 failed, 3 skipped',
    );
  });
});
