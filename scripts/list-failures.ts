/**
 * `npm run failures`: reads out of the API's code what each call throws, for its description in
 * OpenAPI. `-- cancelOrder` says of one call by which way each of its codes comes.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readThrown, THROWN_PATH, thrownText } from './failures/thrown-text.ts';

const [asked] = process.argv.slice(2);
if (asked === undefined)
  writeFileSync(join(import.meta.dirname, '..', THROWN_PATH), await thrownText());
else
  for (const [name, refusals] of readThrown())
    if (name === asked)
      for (const [code, way] of refusals) console.log([code, ...way].join('\n  '));
