/**
 * Runs every regular expression of the API and the site against 100 KB of its worst input and says
 * how long it took and how its time grows. Ends with 1 when one takes too long.
 */
import { findPatterns } from './patterns/find-patterns.ts';
import { LIMIT_MS, slowest } from './patterns/time-pattern.ts';
import { analyse, worstInputs } from './patterns/worst-inputs.ts';

const patterns = findPatterns();
let slow = 0;
console.log(`${'ms'.padStart(8)}  ${'grows'.padEnd(22)}  pattern`);
for (const { place, regex } of patterns) {
  const { growth, attack } = analyse(regex);
  const ms = slowest(regex, worstInputs(regex, attack));
  if (ms >= LIMIT_MS) slow += 1;
  console.log(`${ms.toFixed(2).padStart(8)}  ${growth.padEnd(22)}  ${place}  ${String(regex)}`);
}
console.log(`${patterns.length} patterns, ${slow} of them over ${LIMIT_MS} ms`);
process.exitCode = slow > 0 || patterns.length === 0 ? 1 : 0;
