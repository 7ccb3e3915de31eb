/**
 * `npm run bench:reads`: prints what each view and each action reads and writes in Firestore, and
 * ends with 1 where that is not what is recorded. `-- --record` records it.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { optionsOf } from '../support/options.ts';
import { measureReads, type Reads } from './measure.ts';

const RECORDED = new URL('recorded.json', import.meta.url);
const { record } = optionsOf({ record: false });

const recorded = JSON.parse(readFileSync(RECORDED, 'utf8')) as Reads;
const measured = await measureReads();

const of = ({ reads, writes } = { reads: NaN, writes: NaN }): string => `${reads}/${writes}`;
const differing = [...new Set([...Object.keys(recorded), ...Object.keys(measured)])].filter(
  (name) => of(measured[name]) !== of(recorded[name]),
);

console.log(`${'reads'.padStart(5)} ${'writes'.padStart(6)}`);
for (const [name, { reads, writes }] of Object.entries(measured)) {
  const before = differing.includes(name) ? `  (recorded: ${of(recorded[name])})` : '';
  console.log(`${String(reads).padStart(5)} ${String(writes).padStart(6)}  ${name}${before}`);
}
if (record) {
  writeFileSync(RECORDED, `${JSON.stringify(measured, undefined, 2)}\n`);
  console.log('Recorded.');
} else if (differing.length > 0) {
  console.log(`Not as recorded: ${differing.join(', ')}. If that is meant, --record it.`);
}
process.exit(differing.length > 0 && !record ? 1 : 0);
