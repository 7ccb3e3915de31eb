import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { TestModule } from 'vitest/node';

/** What one full run of the tests left behind, for checks that ask which tests ran. */
export interface TestResults {
  /** The test files by their path below the root, with the hash of the content that ran. */
  files: Record<string, string>;
  tests: TestOutcome[];
}

interface TestOutcome {
  /** The path of the test file below the root. */
  file: string;
  /** Groups and test, joined by ` > `. */
  name: string;
  state: string;
}

/** The part of vitest's test file that is recorded. */
export type RecordedModule = Pick<TestModule, 'moduleId'> & {
  children: {
    allTests: () => Iterable<{ fullName: string; result: () => { state: string } }>;
  };
};

/** Fingerprint of a file's content, a short hex string. */
export const contentHash = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16);

/** Every test of a run with its state, and what its file held. */
export function testResults(modules: readonly RecordedModule[], root: string): TestResults {
  const results: TestResults = { files: {}, tests: [] };
  for (const { moduleId, children } of modules) {
    const file = relative(root, moduleId);
    results.files[file] = contentHash(moduleId);
    for (const test of children.allTests()) {
      results.tests.push({ file, name: test.fullName, state: test.result().state });
    }
  }
  return results;
}
