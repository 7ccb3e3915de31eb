import { createRequire } from 'node:module';
import type * as Library from 'firebase-admin/firestore';

/*
 * Firestore's library, by `require`: imported, it loads all of gRPC at once for the sake of one
 * table of codes, twice what it needs itself. So gRPC comes with the first read.
 */
const library = createRequire(import.meta.url)('firebase-admin/firestore') as typeof Library;

export const {
  AggregateField,
  FieldPath,
  FieldValue,
  Filter,
  Timestamp,
  WriteBatch,
  getFirestore,
} = library;
export type FieldValue = Library.FieldValue;
export type Filter = Library.Filter;
export type Timestamp = Library.Timestamp;
export type WriteBatch = Library.WriteBatch;
export type {
  CollectionReference,
  DocumentData,
  DocumentReference,
  DocumentSnapshot,
  Firestore,
  Query,
  QueryDocumentSnapshot,
  QuerySnapshot,
  Transaction,
} from 'firebase-admin/firestore';
