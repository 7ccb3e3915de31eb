import { openFirestore, startFirebase } from '../src/data/firestore.ts';
import { reindex } from '../src/data/search/reindex.ts';
import { defaultProject } from './default-project.ts';

/**
 * Writes what every product and order of a shop is found by anew, and how many there are by facet:
 * `npm run reindex -- [project id]`, after a change of how they are found. Whoever runs it needs the
 * rights of the project; for a demo project it talks to the emulators.
 */
const [project = process.env.GCLOUD_PROJECT ?? defaultProject()] = process.argv.slice(2);
if (project.startsWith('demo-')) process.env.FIRESTORE_EMULATOR_HOST ??= '127.0.0.1:8080';

startFirebase(project, `${project}.appspot.com`);
for (const [what, { done, skipped }] of Object.entries(await reindex(openFirestore()))) {
  console.log(`${project}: ${done} ${what} are written anew, ${skipped} changed meanwhile.`);
  if (skipped > 0) process.exitCode = 1;
}
