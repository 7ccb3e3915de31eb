import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readCommit } from '../../scripts/deploy/commit.ts';
import { openFirestore, startFirebase } from '../src/data/firestore/firestore.ts';
import { runMigrations } from '../src/data/migrations/run-migrations.ts';
import { useEmulators } from './emulators.ts';
import { isEmulatedProject, projectNamed, readAliases } from './project.ts';

/**
 * Brings the stored documents of a shop up to date: `npm run migrate -- [project] [--dry-run]`. Runs
 * what did not run there yet and goes on with what broke off; a dry run counts and writes nothing.
 * Without a project it talks to the emulators; for a real one, by its id or alias, it needs its rights.
 */
const USAGE = 'Usage: npm run migrate -- [project] [--dry-run]';

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  if (positionals.length > 1) throw new Error('arguments');
  const project = projectNamed(positionals[0], readAliases(), process.env);
  return { project, isDryRun: values['dry-run'] };
};

try {
  const { project, isDryRun } = readArguments();
  if (isEmulatedProject(project)) await useEmulators(process.env);
  else process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;
  startFirebase(project, `${project}.appspot.com`);
  let count = 0;
  await runMigrations(openFirestore(), {
    isDryRun,
    commit: readCommit(join(import.meta.dirname, '../..')).name,
    now: Date.now,
    report: ({ id, read, changed }) => {
      count += 1;
      const how = isDryRun ? 'would change' : 'changed';
      console.log(`${id}: ${read} documents read, ${how} ${changed}`);
    },
  });
  console.log(`${project}: ${count} migrations ${isDryRun ? 'are to run' : 'ran'}`);
} catch (error) {
  const { message } = error as Error;
  console.error(message === 'arguments' || message.includes('option') ? USAGE : message);
  process.exitCode = 2;
}
