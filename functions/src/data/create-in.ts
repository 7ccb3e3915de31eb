import {
  WriteBatch,
  type DocumentData,
  type DocumentReference,
  type Transaction,
} from './firestore-library.ts';

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
