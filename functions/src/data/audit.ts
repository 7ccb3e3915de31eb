import { Timestamp, type WriteBatch } from 'firebase-admin/firestore';
import { collection, type Firestore } from './firestore.ts';

/** What an admin, or the shop itself, did; written in the same commit as the deed. */
export interface AuditEntry {
  type: `${'user' | 'product' | 'review' | 'blog' | 'order' | 'payment'}.${string}`;
  /** Milliseconds since 1970. */
  at: number;
  /** A user's email, `shop` or `gateway`. */
  by: string;
  /** What it was done to: ids and the state before or after. */
  details: Record<string, unknown>;
}

/** Adds an entry of the audit log to a commit. */
export const addAudit = (
  db: Firestore,
  batch: WriteBatch,
  { type, at, by, details }: AuditEntry,
): void => {
  batch.create(collection(db, 'auditLog').doc(), {
    type,
    at: Timestamp.fromMillis(at),
    by,
    ...details,
  });
};
