import { openFirestore, startFirebase } from '../src/data/firestore.ts';
import { reindex } from '../src/data/search/reindex.ts';
import { defaultProject } from './default-project.ts';
import { useEmulators } from './emulators.ts';

/**
 * Writes what every product and order of a shop is found by anew, and how many there are by facet:
 * `npm run reindex -- [project id]`, after a change of how they are found. Whoever runs it needs the
 * rights of the project; for a demo project it talks to the emulators.
 */
const args = process.argv.slice(2);
const [project = process.env.GCLOUD_PROJECT ?? defaultProject()] = args;
if (project.startsWith('-') || args.length > 1) {
  console.error('Usage: npm run reindex -- [project id]');
  process.exit(2);
}

try {
  if (project.startsWith('demo-')) await useEmulators(process.env);
  startFirebase(project, `${project}.appspot.com`);
  for (const [what, { done, skipped }] of Object.entries(await reindex(openFirestore()))) {
    console.log(`${project}: ${done} ${what} are written anew, ${skipped} changed meanwhile.`);
    if (skipped > 0) process.exitCode = 1;
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
