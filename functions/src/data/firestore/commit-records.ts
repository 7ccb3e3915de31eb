import type { WriteBatch } from 'firebase-admin/firestore';
import { addAudit, type AuditEntry } from './audit.ts';
import type { Firestore } from './firestore.ts';
import { addKey, keyReference, type KeyToRecord } from './key-repository.ts';
import { addOfficeChange, type OfficeChange } from '../orders/office-order-repository.ts';
import { addMail, type Mail } from '../people/mail.ts';

/** An entry of the log that can be written, and so its deed be done, only once. */
export interface LoggedOnce {
  audit: AuditEntry;
  auditId: string;
}

/** What is written in the same commit as a change, because of it. */
export interface CommitRecords {
  audit?: AuditEntry | undefined;
  /** With an id of its own the deed can be logged, and so be done, only once. */
  auditId?: string | undefined;
  /** Where a commit does the same to several orders: an entry for each. */
  audits?: readonly LoggedOnce[] | undefined;
  mail?: Mail | undefined;
  /** What the office notes about an order. */
  office?: OfficeChange | undefined;
  key?: KeyToRecord | undefined;
  /** An idempotency record that no longer stands for a success. */
  dropKeyId?: string | undefined;
}

export const addRecords = (
  db: Firestore,
  batch: WriteBatch,
  { audit, auditId, audits = [], mail, office, key, dropKeyId }: CommitRecords,
): void => {
  if (audit) addAudit(db, batch, audit, auditId);
  for (const one of audits) addAudit(db, batch, one.audit, one.auditId);
  if (mail) addMail(db, batch, mail);
  if (office) addOfficeChange(db, batch, office);
  if (key) addKey(db, batch, key);
  if (dropKeyId !== undefined) batch.delete(keyReference(db, dropKeyId));
};
