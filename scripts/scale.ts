/** `npm run scale`: writes docs/scale.md from what was counted and measured, and what it is sold at. */
import { writeFileSync } from 'node:fs';
import { SCALE_FILE, writtenScale } from './scale/written.ts';

writeFileSync(SCALE_FILE, await writtenScale());
console.log('Wrote docs/scale.md');
