import type { App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';

/** Of projects since October 2024, and of those before. */
const NAMES = ['firebasestorage.app', 'appspot.com'];

/** The bucket of a project. @throws Error where it has none */
export async function findBucket(app: App, project: string) {
  for (const name of NAMES) {
    const bucket = getStorage(app).bucket(`${project}.${name}`);
    const [exists] = await bucket.exists();
    if (exists) return bucket;
  }
  throw new Error(`${project} has no bucket: switch Storage on.`);
}
