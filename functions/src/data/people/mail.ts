import * as logger from 'firebase-functions/logger';
import type { Transaction, WriteBatch } from 'firebase-admin/firestore';
import { LOG_EVENTS, type LogEvent } from '../../contract/api/log-events.ts';
import { collection, createDocument, type Firestore } from '../firestore/firestore.ts';

/** Why a mail is written down and not sent. */
type WithheldMail = 'unverified' | 'too_many';

/** One mail in the shape that the Trigger Email extension sends. */
export interface Mail {
  /** Made of what it is about and the event, so that an event can be written about only once. */
  id: string;
  to: string | string[];
  message: { subject: string; text: string; html: string };
  /** Why it is not sent: it is written to `withheldMail`, with this reason. */
  withheld?: WithheldMail | undefined;
}

/** Adds a mail to the commit of its event. */
export const addMail = (
  db: Firestore,
  commit: WriteBatch | Transaction,
  { id, to, message, withheld }: Mail,
): void => {
  if (withheld === undefined) {
    createDocument(commit, collection(db, 'mail').doc(id), { to, message });
    return;
  }
  createDocument(commit, collection(db, 'withheldMail').doc(id), { to, message, withheld });
  const event: LogEvent = 'mail_withheld';
  logger.warn(LOG_EVENTS[event], { event, mailId: id, withheld });
};

/** What the Trigger Email extension writes into a mail that it has tried to send. */
interface SentMail extends Pick<Mail, 'to' | 'message'> {
  delivery?: { state: 'PENDING' | 'PROCESSING' | 'RETRY' | 'SUCCESS' | 'ERROR' };
}

export interface MailRepository {
  /** Ids of mails that could not be delivered, so many at most. */
  listUndelivered(most: number): Promise<string[]>;
}

export const createMailRepository = (db: Firestore): MailRepository => ({
  listUndelivered: async (most) => {
    const mails = collection<SentMail>(db, 'mail');
    const { docs } = await mails.where('delivery.state', '==', 'ERROR').limit(most).select().get();
    return docs.map(({ id }) => id);
  },
});
