/** `npm run diagram`: draws the life of an order in ARCHITECTURE.md anew, from the transition table. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withOrderStates } from './diagram/order-states.ts';

const path = join(import.meta.dirname, '../ARCHITECTURE.md');
writeFileSync(path, withOrderStates(readFileSync(path, 'utf8')));
console.log('Drew the life of an order in ARCHITECTURE.md');
