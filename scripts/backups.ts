/**
 * `npm run backups -- --to <alias or id>`: protects a project's data: Firestore against being deleted, its
 * former minutes for seven days, a backup a day for thirty, and versions of the files in Storage as long.
 * May be run again. Needs `npx firebase login` and the credentials of `gcloud`.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readAliases } from '../functions/scripts/project.ts';
import { optionsOf, refuse } from '../tests/support/options.ts';
import {
  backupFaults,
  BUCKET_PROTECTION,
  protectDatabase,
  type DatabaseState,
  type ScheduleState,
} from './deploy/backups.ts';
import { askFirebase } from './deploy/firebase-cli.ts';
import { projectToDeploy, Refusal } from './deploy/project.ts';
import { withProject } from './deploy/project-app.ts';
import { findBucket } from './deploy/project-bucket.ts';

const root = join(import.meta.dirname, '..');
const { to } = optionsOf({ to: '' });

async function protect(): Promise<string[]> {
  const project = projectToDeploy(readAliases(), to);
  const ask = (...args: string[]) => askFirebase(root, project, args);
  const schedules = () => ask('firestore:backups:schedules:list') as ScheduleState[];
  for (const args of protectDatabase(schedules())) {
    const { status } = spawnSync('npx', ['firebase', ...args, '--project', project], {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
    if (status !== 0) throw new Refusal(`"firebase ${args.join(' ')}" failed.`);
  }
  const bucket = await withProject(project, async (app) => {
    const files = await findBucket(app, project);
    await files.setMetadata(BUCKET_PROTECTION);
    const [metadata] = await files.getMetadata();
    return metadata;
  });
  const database = ask('firestore:databases:get', '(default)') as DatabaseState;
  return backupFaults(database, schedules(), bucket);
}

const faults = await protect().catch((error: unknown) => refuse((error as Error).message));
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
else console.log('Firestore and Storage are backed up.');
