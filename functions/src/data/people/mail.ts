import * as logger from 'firebase-functions/logger';
import type { Timestamp, Transaction, WriteBatch } from 'firebase-admin/firestore';
import { LOG_EVENTS, type LogEvent } from '../../contract/api/log-events.ts';
import { expiresAt } from '../../contract/api/retention.ts';
import { Timestamp as Time } from '../firestore/firestore-library.ts';
import { collection, createDocument, type Firestore } from '../firestore/firestore.ts';

/** Why a mail is written down and not sent. */
type WithheldReason = 'unverified' | 'too_many';

/** One mail as it is written in the commit of its event. */
export interface Mail {
  /** Made of what it is about and the event, so that an event can be written about only once. */
  id: string;
  to: string | string[];
  message: { subject: string; text: string; html: string };
  /** Why it is not sent: it is written to `withheldMail`, with this reason. */
  withheld?: WithheldReason | undefined;
  /** Whose account it is about, where it is withheld until they have verified their address. */
  uid?: string | undefined;
}

/**
 * Where a mail stands: `pending` nobody has tried it, `sending` a process is at it, `retrying` it was
 * refused for now, `sent` the mail server took it, `failed` nobody tries any more.
 */
type MailState = 'pending' | 'sending' | 'retrying' | 'sent' | 'failed';

export interface StoredMail extends Pick<Mail, 'to' | 'message'> {
  state: MailState;
  /** How often it was tried, the try that is under way included. */
  attempts: number;
  /** From when on anybody may try it (again); gone once it is sent or given up. */
  nextAttemptAt?: Timestamp;
  /** Who of `to` has not got it yet, after a try in which others did. */
  left?: string[];
  messageId?: string;
  /** The mail server's yes, in which most providers name the mail by an id of theirs. */
  response?: string;
  lastError?: string;
  sentAt?: Timestamp;
  failedAt?: Timestamp;
  /** When it is deleted, by a TTL policy. */
  expireAt?: Timestamp;
}

/** A mail in `withheldMail`. */
export interface StoredWithheldMail extends Pick<Mail, 'to' | 'message'> {
  withheld: WithheldReason;
  uid: string;
  /** When a TTL policy deletes it. */
  expireAt: Timestamp;
}

/** Nobody has tried it, so anybody may, at once. */
export const UNTRIED = {
  state: 'pending',
  attempts: 0,
  nextAttemptAt: Time.fromMillis(0),
} as const satisfies Partial<StoredMail>;

/** Adds a mail to the commit of its event; the function `sendMail` does the rest. */
export const addMail = (
  db: Firestore,
  commit: WriteBatch | Transaction,
  { id, to, message, withheld, uid = '' }: Mail,
): void => {
  if (withheld === undefined) {
    createDocument(commit, collection(db, 'mail').doc(id), { to, message, ...UNTRIED });
    return;
  }
  const expireAt = Time.fromMillis(expiresAt('withheldMail', Date.now()));
  const stored: StoredWithheldMail = { to, message, withheld, uid, expireAt };
  createDocument(commit, collection(db, 'withheldMail').doc(id), stored);
  const event: LogEvent = 'mail_withheld';
  logger.warn(LOG_EVENTS[event], { event, mailId: id, withheld });
};
