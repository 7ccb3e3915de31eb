import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder, testResultsFile } from '@rollwell/launcher';
import { contentHash, type TestResults } from '../../tests/support/test-results.ts';
import { faultCount, type Facts } from './judge.ts';

const ROOT = join(import.meta.dirname, '../..');

/** A file of the repository. */
export const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** What the last full run of the tests left behind; without one the program ends with 1. */
export function lastRun(): Pick<Facts, 'results' | 'hashOf'> {
  const path = testResultsFile(stateFolder(ROOT, process.env));
  if (!existsSync(path)) {
    console.error('There are no results of a full run yet: run "npm test" first.');
    process.exit(1);
  }
  return {
    results: JSON.parse(readFileSync(path, 'utf8')) as TestResults,
    hashOf: (file) => {
      const there = join(ROOT, file);
      return existsSync(there) ? contentHash(there) : undefined;
    },
  };
}

/** Says what is wrong; then the program ends with 1. */
export function endOnFaults(faults: readonly string[]): void {
  for (const fault of faults) console.error(fault);
  if (faults.length === 0) return;
  console.error(faultCount(faults));
  process.exit(1);
}
