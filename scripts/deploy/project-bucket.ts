import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Of projects since October 2024, and of those before. */
const NAMES = ['firebasestorage.app', 'appspot.com'];

/**
 * Works on the bucket of a project, with the credentials of `gcloud auth application-default login`.
 * @throws Error where there are none, or the project has no bucket
 */
export async function withBucket<Result>(
  project: string,
  work: (bucket: Bucket) => Promise<Result>,
): Promise<Result> {
  // Somebody's own credentials have no project of their own to ask in.
  process.env.GOOGLE_CLOUD_QUOTA_PROJECT ??= project;
  const app = initializeApp({ projectId: project, credential: applicationDefault() }, 'bucket');
  try {
    for (const name of NAMES) {
      const bucket = getStorage(app).bucket(`${project}.${name}`);
      const [exists] = await bucket.exists();
      if (exists) return await work(bucket);
    }
    throw new Error(`${project} has no bucket: switch Storage on.`);
  } finally {
    await deleteApp(app);
  }
}
