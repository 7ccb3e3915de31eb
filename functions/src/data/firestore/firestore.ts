import { getApps, initializeApp } from 'firebase-admin/app';
import {
  type CollectionReference,
  type DocumentData,
  type DocumentReference,
  type Firestore,
  getFirestore,
  type Transaction,
  WriteBatch,
} from './firestore-library.ts';
import { AppError } from '../../contract/api/app-error.ts';
import type { COLLECTIONS } from '../../contract/api/collections.ts';

export type { Firestore } from 'firebase-admin/firestore';

const DEFAULT_APP = '[DEFAULT]';

/** Starts firebase-admin once per process; everything else is handed what it needs. */
export const startFirebase = (projectId: string, storageBucket: string): void => {
  // Other apps of this process, such as a test's own, are none of ours.
  if (!getApps().some(({ name }) => name === DEFAULT_APP))
    initializeApp({ projectId, storageBucket });
};

/** The shop's database. */
export const openFirestore = (): Firestore => getFirestore();

/** A collection whose documents have the given shape; the API is their only writer. */
export const collection = <Stored extends object>(
  db: Firestore,
  name: keyof typeof COLLECTIONS,
): CollectionReference<Stored> => db.collection(name) as CollectionReference<Stored>;

/** Ids that Firestore would take for a path or refuse are ids of nothing. */
export const isDocumentId = (id: string): boolean => /^(?!__.*__$)[\w-]{1,128}$/.test(id);

/**
 * The document of an id that came from outside.
 * @throws AppError `not_found` for an id that no document can have.
 */
export const documentOf = <Stored extends object>(
  documents: CollectionReference<Stored>,
  id: string,
): DocumentReference<Stored> => {
  if (!isDocumentId(id)) throw new AppError('not_found');
  return documents.doc(id);
};

/** Adds a new document to a commit, which fails if there is one already. */
export const createDocument = (
  commit: WriteBatch | Transaction,
  reference: DocumentReference,
  stored: DocumentData,
): void => {
  // Both have the method, but not one signature that TypeScript could call.
  if (commit instanceof WriteBatch) commit.create(reference, stored);
  else commit.create(reference, stored);
};
