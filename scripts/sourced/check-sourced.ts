import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stateFolder, testResultsFile } from '@rollwell/launcher';
import { contentHash, type TestResults } from '../../tests/support/test-results.ts';
import { readRows } from '../spec/check-document.ts';
import { faultCount, faultsOf } from '../spec/judge.ts';
import { dutyOf, withoutSource } from './duties.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Lists the rows of a document, each with its source and the tests that show it. Ends with code 1
 * where there is no row, where one names no source, or where a named test does not exist, did not
 * run or did not pass in the last full `npm test`.
 *
 * @param document its path, such as `docs/law-check.md`
 * @param what its rows are, in the plural
 */
export const checkSourced = (document: string, what: string): void => {
  const resultsPath = testResultsFile(stateFolder(ROOT, process.env));
  if (!existsSync(resultsPath)) {
    console.error('There are no results of a full run yet: run "npm test" first.');
    process.exit(1);
  }

  const rows = readRows(readFileSync(join(ROOT, document), 'utf8'));
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
  console.log(`${rows.length} ${what}, each shown by a test that passed.`);
};
