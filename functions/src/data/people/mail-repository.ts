import {
  FieldPath,
  FieldValue,
  Timestamp,
  type DocumentData,
} from '../firestore/firestore-library.ts';
import { RETENTION } from '../../contract/api/retention.ts';
import type { FailedMail } from '../../contract/schemas/mail.ts';
import { collection, createDocument, documentOf, type Firestore } from '../firestore/firestore.ts';
import { readPage, type Page, type PageRequest, latestFirst } from '../firestore/page.ts';
import { toIso } from '../firestore/timestamps.ts';
import { UNTRIED, type StoredMail, type StoredWithheldMail } from './mail.ts';

/** A mail that this process is to send, and nobody else meanwhile. */
export interface ClaimedMail extends Pick<StoredMail, 'message'> {
  id: string;
  /** Everybody it is addressed to. */
  to: string[];
  /** Who of them is still to get it. */
  left: string[];
  /** This try's number, from 1. */
  attempt: number;
}

/** What became of a try; times in milliseconds since 1970. */
export type MailSettlement =
  | { state: 'sent'; at: number; messageId: string; response: string }
  | { state: 'retrying'; nextAttemptAt: number; left: string[]; lastError: string }
  | { state: 'failed'; at: number; left: string[]; lastError: string };

/** A withheld mail and whose account it is about. */
interface WithheldMail {
  id: string;
  uid: string;
}

export interface MailRepository {
  /**
   * Takes a mail, for as long as `leaseUntil` (milliseconds), after which a process that has said
   * nothing counts as gone. Undefined where it is sent, given up, not due yet or in other hands.
   */
  claim(id: string, now: number, leaseUntil: number): Promise<ClaimedMail | undefined>;
  /** Writes down what became of a try, unless another has begun since. */
  settle(claimed: ClaimedMail, settlement: MailSettlement): Promise<void>;
  /** Ids of mails that may be tried at `now`, those that wait longest first. */
  listDue(now: number, most: number): Promise<string[]>;
  /** Mails that nobody tries any more, those given up last first. */
  listFailed(page: PageRequest): Promise<Page<FailedMail>>;
  /** Has a mail that failed tried again from the beginning; false where it did not fail. */
  retry(id: string): Promise<boolean>;
  /** Ids of mails that failed, so many at most. */
  listUndelivered(most: number): Promise<string[]>;
  /** How many mails are next tried later than `ms`, counted up to so many. */
  countWaiting(ms: number, most: number): Promise<number>;
  /** Ids of mails about an account that wait for its verified address, so many at most. */
  listWithheldOf(uid: string, most: number): Promise<string[]>;
  /** All that wait for a verified address, sorted by id. */
  listWithheld(page: { after: string | undefined; limit: number }): Promise<WithheldMail[]>;
  /** Has a withheld mail sent to an address; nothing happens where it was already. */
  release(id: string, to: string): Promise<void>;
}

const LAST_FAILED = latestFirst<StoredMail>('failedMails', 'failedAt');

const addressesOf = ({ to }: Pick<StoredMail, 'to'>): string[] => [to].flat();

const toFailedMail = (
  id: string,
  { left, attempts, lastError = '', failedAt, ...mail }: StoredMail,
): FailedMail => ({
  _id: id,
  to: left ?? addressesOf(mail),
  subject: mail.message.subject,
  attempts,
  lastError,
  failedAt: toIso(failedAt ?? Timestamp.fromMillis(0)),
});

/** The fields of a settlement; `nextAttemptAt` stays only where there is a next attempt. */
const settledFields = (settlement: MailSettlement): DocumentData => {
  const { state } = settlement;
  if (state === 'retrying') {
    const { left, lastError, nextAttemptAt } = settlement;
    return { state, left, lastError, nextAttemptAt: Timestamp.fromMillis(nextAttemptAt) };
  }
  const at = Timestamp.fromMillis(settlement.at);
  const ended = {
    state,
    nextAttemptAt: FieldValue.delete(),
    expireAt: Timestamp.fromMillis(settlement.at + RETENTION.mail.keptMs),
  };
  if (state === 'failed')
    return { ...ended, failedAt: at, left: settlement.left, lastError: settlement.lastError };
  const { messageId, response } = settlement;
  return { ...ended, sentAt: at, messageId, response, left: FieldValue.delete() };
};

/** The office's part: mails that were given up. */
const failedMails = (
  db: Firestore,
): Pick<MailRepository, 'listFailed' | 'retry' | 'listUndelivered' | 'countWaiting'> => {
  const mails = collection<StoredMail>(db, 'mail');
  return {
    listFailed: (page) =>
      readPage(mails, LAST_FAILED, page, (document) => toFailedMail(document.id, document.data())),
    retry: (id) =>
      db.runTransaction(async (transaction) => {
        const reference = documentOf(mails, id);
        const mail = await transaction.get(reference);
        if (mail.data()?.state !== 'failed') return false;
        const begun = { ...UNTRIED, failedAt: FieldValue.delete(), expireAt: FieldValue.delete() };
        transaction.update(reference, begun);
        return true;
      }),
    listUndelivered: async (most) => {
      const { docs } = await mails.where('state', '==', 'failed').limit(most).select().get();
      return docs.map(({ id }) => id);
    },
    countWaiting: async (ms, most) => {
      const later = mails.where('nextAttemptAt', '>', Timestamp.fromMillis(ms)).limit(most);
      return (await later.count().get()).data().count;
    },
  };
};

/** The part of those whose address nobody had verified. */
const withheldMails = (
  db: Firestore,
): Pick<MailRepository, 'listWithheldOf' | 'listWithheld' | 'release'> => {
  const withheld = collection<StoredWithheldMail>(db, 'withheldMail');
  const unverified = withheld.where('withheld', '==', 'unverified');
  return {
    listWithheldOf: async (uid, most) => {
      const { docs } = await unverified.where('uid', '==', uid).limit(most).select().get();
      return docs.map(({ id }) => id);
    },
    listWithheld: async ({ after, limit }) => {
      const sorted = unverified.orderBy(FieldPath.documentId()).select('uid');
      const from = after === undefined ? sorted : sorted.startAfter(after);
      const { docs } = await from.limit(limit).get();
      return docs.map((document) => ({ id: document.id, uid: document.get('uid') as string }));
    },
    release: (id, to) =>
      db.runTransaction(async (transaction) => {
        const kept = (await transaction.get(withheld.doc(id))).data();
        if (!kept) return;
        const sent = { to, message: kept.message, ...UNTRIED };
        createDocument(transaction, collection(db, 'mail').doc(id), sent);
        transaction.delete(withheld.doc(id));
      }),
  };
};

export const createMailRepository = (db: Firestore): MailRepository => {
  const mails = collection<StoredMail>(db, 'mail');
  return {
    claim: (id, now, leaseUntil) =>
      db.runTransaction(async (transaction) => {
        const reference = mails.doc(id);
        const mail = (await transaction.get(reference)).data();
        if (!mail?.nextAttemptAt || mail.nextAttemptAt.toMillis() > now) return undefined;
        const attempt = mail.attempts + 1;
        const nextAttemptAt = Timestamp.fromMillis(leaseUntil);
        transaction.update(reference, { state: 'sending', attempts: attempt, nextAttemptAt });
        const to = addressesOf(mail);
        return { id, message: mail.message, to, left: mail.left ?? to, attempt };
      }),
    settle: ({ id, attempt }, settlement) =>
      db.runTransaction(async (transaction) => {
        const reference = mails.doc(id);
        const mail = (await transaction.get(reference)).data();
        if (mail?.state !== 'sending' || mail.attempts !== attempt) return;
        transaction.update(reference, settledFields(settlement));
      }),
    listDue: async (now, most) => {
      const due = mails.where('nextAttemptAt', '<=', Timestamp.fromMillis(now));
      const { docs } = await due.orderBy('nextAttemptAt').limit(most).select().get();
      return docs.map(({ id }) => id);
    },
    ...failedMails(db),
    ...withheldMails(db),
  };
};
