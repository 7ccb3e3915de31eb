import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { readMigrations } from '../../functions/src/data/migrations/run-migrations.ts';
import { withProject } from './project-app.ts';

/** A sentence for each thing about the migrations of a project that somebody has to see to. */
export async function migrationFaults(db: Firestore, project: string): Promise<string[]> {
  const { pending, unknown } = await readMigrations(db);
  return [
    ...(pending.length > 0
      ? [`Migrations are pending: ${pending.join(', ')}. Run "npm run migrate -- ${project}".`]
      : []),
    ...(unknown.length > 0
      ? [`Newer code has run ${unknown.join(', ')}: what this commit deploys may not read it.`]
      : []),
  ];
}

/**
 * The same after a deployment, with the credentials of `gcloud`; where they are missing it says so.
 */
export async function migrationsToSeeTo(project: string): Promise<string[]> {
  try {
    return await withProject(project, (app) => migrationFaults(getFirestore(app), project));
  } catch (error) {
    return [
      `Whether migrations are pending could not be read (${(error as Error).message}): run "npm run migrate -- ${project} --dry-run".`,
    ];
  }
}
