import {
  Timestamp,
  type DocumentReference,
  type Transaction,
  type WriteBatch,
} from './firestore-library.ts';
import { collection, createDocument, type Firestore } from './firestore.ts';

/** What an admin, or the shop itself, did; written in the same commit as the deed. */
export interface AuditEntry {
  type: `${'user' | 'product' | 'review' | 'blog' | 'order' | 'payment' | 'settings'}.${string}`;
  /** Milliseconds since 1970. */
  at: number;
  /** A user's email, `shop` or `gateway`. */
  by: string;
  /** What it was done to: ids and the state before or after. */
  details: Record<string, unknown>;
}

/** The document of an entry; a new one without an id. */
export const auditReference = (db: Firestore, id?: string): DocumentReference => {
  const log = collection(db, 'auditLog');
  return id === undefined ? log.doc() : log.doc(id);
};

/** Adds an entry of the audit log to a commit; with an id of its own the deed can be logged only once. */
export const addAudit = (
  db: Firestore,
  commit: WriteBatch | Transaction,
  { type, at, by, details }: AuditEntry,
  id?: string,
): void => {
  const stored = { type, at: Timestamp.fromMillis(at), by, ...details };
  createDocument(commit, auditReference(db, id), stored);
};
