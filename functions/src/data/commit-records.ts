import type { WriteBatch } from 'firebase-admin/firestore';
import { addAudit, type AuditEntry } from './audit.ts';
import type { Firestore } from './firestore.ts';
import { addKey, keyReference, type KeyToRecord } from './key-repository.ts';
import { addMail, type Mail } from './mail.ts';

/** What is written in the same commit as a change, because of it. */
export interface CommitRecords {
  audit?: AuditEntry | undefined;
  /** With an id of its own the deed can be logged, and so be done, only once. */
  auditId?: string | undefined;
  mail?: Mail | undefined;
  key?: KeyToRecord | undefined;
  /** An idempotency record that no longer stands for a success. */
  dropKeyId?: string | undefined;
}

export const addRecords = (
  db: Firestore,
  batch: WriteBatch,
  { audit, auditId, mail, key, dropKeyId }: CommitRecords,
): void => {
  if (audit) addAudit(db, batch, audit, auditId);
  if (mail) addMail(db, batch, mail);
  if (key) addKey(db, batch, key);
  if (dropKeyId !== undefined) batch.delete(keyReference(db, dropKeyId));
};
