/**
 * Lists the duties of the law that the shop keeps (`docs/law-check.md`), each with its source and the
 * tests that show it. Ends with code 1 where there is none, where one names no source, or where a named
 * test does not exist, did not run or did not pass in the last full `npm test`.
 */
import { dutyOf, withoutSource } from './law/duties.ts';
import { readRows } from './spec/check-document.ts';
import { faultsOf } from './spec/judge.ts';
import { endOnFaults, lastRun, read } from './spec/last-run.ts';

const run = lastRun();
const rows = readRows(read('docs/law-check.md'));
const ids = [...new Set(rows.map(({ id }) => id))];
for (const row of rows) {
  const { duty, source } = dutyOf(row);
  console.log(`${row.id}: ${duty} (${source})`);
  for (const { file, name } of row.proofs) console.log(`  ${file} › ${name}`);
}
endOnFaults([...withoutSource(rows), ...faultsOf({ ids, rows, ...run })]);
console.log(`${rows.length} duties of the law, each shown by a test that passed.`);
