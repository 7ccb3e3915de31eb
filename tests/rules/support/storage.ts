import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { deleteDoc, doc, type Firestore, setDoc } from 'firebase/firestore';
import { deleteObject, type FirebaseStorage, ref, uploadBytes } from 'firebase/storage';
import { afterAll, beforeAll } from 'vitest';
import { FIRESTORE, STORAGE } from './emulators.ts';
import { PEOPLE, VISITOR } from './people.ts';

/** Storage rules look people up in the project that the emulators run for, so it has to be that one. */
const PROJECT_ID = 'demo-rollwell';
/** A bucket of our own, where nobody else's files are. */
const BUCKET = 'gs://demo-rollwell-rules-tests';
/** Long enough for 5 MB on a busy machine; a refusal is never retried. */
const RETRY_MS = 20_000;

export type StorageBench = {
  /** The bucket as that person's browser sees it, by uid; the visitor is signed out. */
  readonly as: (person: string) => FirebaseStorage;
  /**
   * Puts a file there past the rules, as the API keeps one that `uploader` sent, if any; it is removed
   * after the tests, if it is still there.
   */
  readonly put: (path: string, uploader?: string) => Promise<void>;
  /** Has the file removed after the tests and gives its path back. */
  readonly leaving: (path: string) => string;
};

/** Sets up the people around the tests of one file and removes people and files afterwards. */
export const useStorage = (prefix: string): StorageBench => {
  let environment: RulesTestEnvironment;
  const files = new Set<string>();
  const uids = new Set<string>();

  const bucketOf = (context: RulesTestContext): FirebaseStorage => {
    const storage = context.storage(BUCKET);
    storage.setMaxUploadRetryTime(RETRY_MS);
    storage.setMaxOperationRetryTime(RETRY_MS);
    return storage;
  };

  const setUser = (uid: string, user: object) => {
    uids.add(uid);
    return environment.withSecurityRulesDisabled((context) =>
      setDoc(doc(context.firestore() as unknown as Firestore, `users/${uid}`), user),
    );
  };

  const leaving = (path: string): string => {
    files.add(path);
    return path;
  };

  beforeAll(async () => {
    environment = await initializeTestEnvironment({
      projectId: PROJECT_ID,
      firestore: FIRESTORE,
      storage: STORAGE,
    });
    for (const [uid, user] of Object.entries(PEOPLE)) if (user) await setUser(prefix + uid, user);
  });

  afterAll(async () => {
    await environment.withSecurityRulesDisabled(async (context) => {
      const bucket = bucketOf(context);
      const db = context.firestore() as unknown as Firestore;
      await Promise.allSettled([...files].map((path) => deleteObject(ref(bucket, path))));
      await Promise.all([...uids].map((uid) => deleteDoc(doc(db, `users/${uid}`))));
    });
    await environment.cleanup();
  });

  return {
    leaving,
    as: (person) =>
      bucketOf(
        person === VISITOR
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext(prefix + person),
      ),
    put: (path, uploader) =>
      environment.withSecurityRulesDisabled(async (context) => {
        const file = ref(bucketOf(context), leaving(path));
        await uploadBytes(file, new Uint8Array([1]), {
          contentType: 'image/png',
          ...(uploader !== undefined && { customMetadata: { uid: prefix + uploader } }),
        });
      }),
  };
};
