import { openFirestore, startFirebase } from '../src/data/firestore.ts';
import { reindexProducts } from '../src/data/search/reindex-products.ts';
import { defaultProject } from './default-project.ts';

/**
 * Writes what every product of a shop is found by anew: `npm run reindex -- [project id]`, after a
 * change of how products are found. Whoever runs it needs the rights of the project; for a demo
 * project it talks to the emulators.
 */
const [project = process.env.GCLOUD_PROJECT ?? defaultProject()] = process.argv.slice(2);
if (project.startsWith('demo-')) process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';

startFirebase(project, `${project}.appspot.com`);
const { done, skipped } = await reindexProducts(openFirestore());
console.log(`${project}: ${done} products are found by new words, ${skipped} changed meanwhile.`);
if (skipped > 0) process.exitCode = 1;
