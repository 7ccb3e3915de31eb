import { applicationDefault, deleteApp, initializeApp, type App } from 'firebase-admin/app';

/**
 * Works on a deployed project with the credentials of `gcloud auth application-default login` or of
 * `GOOGLE_APPLICATION_CREDENTIALS`.
 * @throws Error where there are none
 */
export async function withProject<Result>(
  project: string,
  work: (app: App) => Promise<Result>,
): Promise<Result> {
  // Somebody's own credentials have no project of their own to ask in.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;
  const app = initializeApp({ projectId: project, credential: applicationDefault() }, project);
  try {
    return await work(app);
  } finally {
    await deleteApp(app);
  }
}
