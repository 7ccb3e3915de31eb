/**
 * `npm run failures`: reads out of the API's code what each call throws, for its description in
 * OpenAPI. `-- cancelOrder` says of one call by which way each of its codes comes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refuse } from '../tests/support/options.ts';
import { readThrown, THROWN_PATH, thrownText } from './failures/thrown-text.ts';

const [asked] = process.argv.slice(2);
if (asked === undefined) {
  writeFileSync(join(import.meta.dirname, '..', THROWN_PATH), await thrownText());
  console.log(`Wrote ${THROWN_PATH}`);
} else {
  const thrown = [...readThrown()];
  const call = thrown.find(([name]) => name === asked);
  if (!call) refuse(`No call is ${asked}. There are: ${thrown.map(([name]) => name).join(', ')}.`);
  for (const [code, way] of call[1]) console.log([code, ...way].join('\n  '));
}
