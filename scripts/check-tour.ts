/** `npm run check:tour`: fails when a stop of docs/tour.md is gone, its file or the name that it exports. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { faultsOfTour, readStops } from './tour/stops.ts';

const FOLDER = join(import.meta.dirname, '../docs');
const tour = readFileSync(join(FOLDER, 'tour.md'), 'utf8');

const faults = faultsOfTour(tour, (file) => {
  const path = join(FOLDER, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
});

for (const fault of faults) console.error(`docs/tour.md: ${fault}`);
if (faults.length > 0) process.exit(1);
console.log(`All ${readStops(tour).length} stops of the tour are where it says.`);
