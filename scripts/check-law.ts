/**
 * Lists the duties of the law that the shop keeps (`docs/law-check.md`), each with its source and the
 * tests that show it. Ends with code 1 where there is none, where one names no source, or where a named
 * test does not exist, did not run or did not pass in the last full `npm test`.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder, testResultsFile } from '@rollwell/launcher';
import { contentHash, type TestResults } from '../tests/support/test-results.ts';
import { dutyOf, withoutSource } from './law/duties.ts';
import { readRows } from './spec/check-document.ts';
import { faultCount, faultsOf } from './spec/judge.ts';

const ROOT = join(import.meta.dirname, '..');

const resultsPath = testResultsFile(stateFolder(ROOT, process.env));
if (!existsSync(resultsPath)) {
  console.error('There are no results of a full run yet: run "npm test" first.');
  process.exit(1);
}

const rows = readRows(readFileSync(join(ROOT, 'docs/law-check.md'), 'utf8'));
const faults = [
  ...withoutSource(rows),
  ...faultsOf({
    ids: [...new Set(rows.map(({ id }) => id))],
    rows,
    results: JSON.parse(readFileSync(resultsPath, 'utf8')) as TestResults,
    hashOf: (file) => {
      const path = join(ROOT, file);
      return existsSync(path) ? contentHash(path) : undefined;
    },
  }),
];

for (const row of rows) {
  const { duty, source } = dutyOf(row);
  console.log(`${row.id}: ${duty} (${source})`);
  for (const { file, name } of row.proofs) console.log(`  ${file} › ${name}`);
}
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(faultCount(faults));
  process.exit(1);
}
console.log(`${rows.length} duties of the law, each shown by a test that passed.`);
