import { readFileSync } from 'node:fs';
import { initializeTestEnvironment, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  doc,
  type DocumentData,
  type Firestore,
  setDoc,
  setLogLevel,
} from 'firebase/firestore';
import { afterAll, beforeAll } from 'vitest';
import { FIRESTORE } from './emulators.ts';
import { PEOPLE, VISITOR } from './people.ts';

// Every refused write would be logged as an error, and refusals are what is tested here.
setLogLevel('silent');

/** A project of our own, so that nobody else's lists ever hold these documents. */
const PROJECT_ID = 'demo-rollwell-rules';

export type FirestoreBench = {
  /** Firestore as that person's browser sees it, by uid; the visitor is signed out. */
  readonly as: (person: string) => Firestore;
  /** Firestore as the API sees it: no rule applies. */
  readonly asApi: <T>(work: (db: Firestore) => Promise<T>) => Promise<T>;
};

/**
 * Sets up the people and the given documents (by path) around the tests of one file, and removes
 * the documents afterwards together with those that the tests create.
 */
export const useFirestore = (
  documents: Record<string, DocumentData>,
  created: readonly string[] = [],
): FirestoreBench => {
  let environment: RulesTestEnvironment;
  /** One connection for each person; a new one for every request would make the tests slow. */
  const browsers = new Map<string, Firestore>();
  const seeded: Record<string, DocumentData> = { ...documents };
  for (const [uid, user] of Object.entries(PEOPLE)) if (user) seeded[`users/${uid}`] = user;

  const asApi: FirestoreBench['asApi'] = async (work) => {
    let result: { value: Awaited<ReturnType<typeof work>> } | undefined;
    await environment.withSecurityRulesDisabled(async (context) => {
      result = { value: await work(context.firestore() as unknown as Firestore) };
    });
    if (!result) throw new Error('The work was not done');
    return result.value;
  };

  beforeAll(async () => {
    const rules = readFileSync(new URL('../../../firestore.rules', import.meta.url), 'utf8');
    environment = await initializeTestEnvironment({
      projectId: PROJECT_ID,
      firestore: { ...FIRESTORE, rules },
    });
    await asApi((db) =>
      Promise.all(Object.entries(seeded).map(([path, data]) => setDoc(doc(db, path), data))),
    );
  });

  afterAll(async () => {
    // The people stay: another file may be using them, and they are the same in each.
    await asApi((db) =>
      Promise.all([...Object.keys(documents), ...created].map((path) => deleteDoc(doc(db, path)))),
    );
    await environment.cleanup();
  });

  return {
    asApi,
    as: (person) => {
      const known = browsers.get(person);
      if (known) return known;
      const context =
        person === VISITOR
          ? environment.unauthenticatedContext()
          : environment.authenticatedContext(person);
      const db = context.firestore() as unknown as Firestore;
      browsers.set(person, db);
      return db;
    },
  };
};
