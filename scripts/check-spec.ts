/**
 * Fails unless every line of the specification (`docs/specification-lines.txt`) has its row in
 * `docs/specification-check.md`, and every test that a row names ran and passed in the last full
 * `npm test` with the content that its file has now.
 */
import { readIds, readRows } from './spec/check-document.ts';
import { faultsOf } from './spec/judge.ts';
import { endOnFaults, lastRun, read } from './spec/last-run.ts';

const run = lastRun();
const ids = readIds(read('docs/specification-lines.txt'));
const rows = readRows(read('docs/specification-check.md'));
endOnFaults(faultsOf({ ids, rows, ...run }));
const tests = new Set(rows.flatMap(({ proofs }) => proofs.map((p) => `${p.file} › ${p.name}`)));
console.log(`${ids.length} lines of the specification, proved by ${tests.size} tests.`);
