/**
 * Fails unless every line of the specification (`docs/specification-lines.txt`) has its row in
 * `docs/specification-check.md`, and every test that a row names ran and passed in the last full
 * `npm test` with the content that its file has now.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder, testResultsFile } from '@rollwell/launcher';
import { contentHash, type TestResults } from '../tests/support/test-results.ts';
import { readIds, readRows } from './spec/check-document.ts';
import { faultCount, faultsOf } from './spec/judge.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const resultsPath = testResultsFile(stateFolder(ROOT, process.env));
if (!existsSync(resultsPath)) {
  console.error('There are no results of a full run yet: run "npm test" first.');
  process.exit(1);
}

const ids = readIds(read('docs/specification-lines.txt'));
const rows = readRows(read('docs/specification-check.md'));
const faults = faultsOf({
  ids,
  rows,
  results: JSON.parse(readFileSync(resultsPath, 'utf8')) as TestResults,
  hashOf: (file) => {
    const path = join(ROOT, file);
    return existsSync(path) ? contentHash(path) : undefined;
  },
});

for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(faultCount(faults));
  process.exit(1);
}
const tests = new Set(rows.flatMap(({ proofs }) => proofs.map((p) => `${p.file} › ${p.name}`)));
console.log(`${ids.length} lines of the specification, proved by ${tests.size} tests.`);
