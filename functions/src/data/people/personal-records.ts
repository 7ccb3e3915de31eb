import { createHash } from 'node:crypto';
import { LIST_LIMIT } from '../../contract/constants.ts';
import type { COLLECTIONS } from '../../contract/api/collections.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import type { DocumentData, Query, QueryDocumentSnapshot } from '../firestore/firestore-library.ts';

/** Whose records: those of an account, and of the address where that is known to be theirs. */
export interface RecordOwner {
  uid: string;
  email: string | undefined;
}

/** A record with an id and when it was written; times in its fields are Firestore's. */
export interface PersonalRecord {
  id: string;
  writtenAt: Date;
  fields: DocumentData;
}

const of =
  (name: keyof typeof COLLECTIONS, field: string, by: keyof RecordOwner) =>
  (db: Firestore, owner: RecordOwner): Query[] =>
    owner[by] === undefined ? [] : [collection(db, name).where(field, '==', owner[by])];

/** What is kept of a person besides profile, basket and orders, by where it is kept. */
const KINDS = {
  cancelledOrders: [of('cancelledOrders', 'uid', 'uid')],
  reviews: [of('reviews', 'uid', 'uid')],
  productReviews: [of('productReviews', 'uid', 'uid')],
  uploads: [of('uploads', 'uid', 'uid')],
  stockAlerts: [of('stockAlerts', 'uid', 'uid')],
  contactMessages: [of('contactMessages', 'email', 'email')],
  withdrawals: [of('withdrawals', 'email', 'email')],
  withheldMail: [of('withheldMail', 'uid', 'uid'), of('withheldMail', 'to', 'email')],
  mail: [of('mail', 'to', 'email')],
  auditLog: [
    of('auditLog', 'uid', 'uid'),
    of('auditLog', 'order.uid', 'uid'),
    of('auditLog', 'by', 'email'),
  ],
} as const satisfies Partial<Record<keyof typeof COLLECTIONS, unknown>>;

export type RecordKind = keyof typeof KINDS;
export const PERSONAL_RECORDS = Object.keys(KINDS) as RecordKind[];

/** Those that are deleted as they are: nothing else has to change with them. */
export type DeletedKind =
  'cancelledOrders' | 'stockAlerts' | 'contactMessages' | 'withheldMail' | 'mail';

export interface PersonalRecords {
  /** So many records of a kind at most, in no order. */
  list(kind: RecordKind, owner: RecordOwner, most: number): Promise<PersonalRecord[]>;
  /** Deletes a batch of them; gives how many, 0 once none is left. */
  deleteSome(kind: DeletedKind, owner: RecordOwner): Promise<number>;
  /** Puts the person's pseudonym into a batch of entries of the audit log; gives how many, 0 once none is left. */
  hideInLog(owner: RecordOwner & { formerEmail: string }): Promise<number>;
  /** The same in what is kept of others' orders that the person cancelled for the office. */
  hideInCancelled(owner: RecordOwner): Promise<number>;
}

/** Orders of others that the person cancelled for the office. */
const cancelledByThem = of('cancelledOrders', 'cancelledBy', 'email');

/** What stands for a person whose account is erased. */
export const pseudonymOf = (uid: string): string =>
  `erased-${createHash('sha256').update(uid).digest('hex').slice(0, 16)}`;

/** What an entry of the log keeps of an order that was never paid. */
const LOGGED_OF_ORDER = [
  ...['_id', 'number', 'productId', 'productName', 'quantity', 'totalPrice', 'createdAt'],
] as const;

/** An entry of the log without the person; it is found by none of the queries of them any more. */
const withoutPerson = (
  entry: DocumentData,
  { uid, email, formerEmail }: RecordOwner & { formerEmail: string },
): DocumentData => {
  const pseudonym = pseudonymOf(uid);
  const order = entry.order as DocumentData | undefined;
  return {
    ...([email, formerEmail].includes(entry.by as string) && { by: pseudonym }),
    ...(entry.uid === uid && { uid: pseudonym, ...('email' in entry && { email: pseudonym }) }),
    ...(order?.uid === uid && {
      order: Object.fromEntries(
        LOGGED_OF_ORDER.flatMap((field) => (field in order ? [[field, order[field]]] : [])),
      ),
    }),
  };
};

export const createPersonalRecords = (db: Firestore): PersonalRecords => {
  const some = async (
    kind: RecordKind,
    owner: RecordOwner,
    most: number,
  ): Promise<QueryDocumentSnapshot[]> => {
    const queries = KINDS[kind].flatMap((queriesOf) => queriesOf(db, owner));
    const answers = await Promise.all(queries.map((query) => query.limit(most).get()));
    const found = new Map(answers.flatMap(({ docs }) => docs.map((each) => [each.id, each])));
    return [...found.values()].slice(0, most);
  };
  return {
    list: async (kind, owner, most) =>
      (await some(kind, owner, most)).map((document) => ({
        id: document.id,
        writtenAt: document.createTime.toDate(),
        fields: document.data(),
      })),
    deleteSome: async (kind, owner) => {
      const found = await some(kind, owner, LIST_LIMIT.max);
      const batch = db.batch();
      for (const { ref } of found) batch.delete(ref);
      await batch.commit();
      return found.length;
    },
    hideInLog: async (owner) => {
      const found = await some('auditLog', owner, LIST_LIMIT.max);
      const batch = db.batch();
      for (const entry of found) batch.update(entry.ref, withoutPerson(entry.data(), owner));
      await batch.commit();
      return found.length;
    },
    hideInCancelled: async (owner) => {
      const [query] = cancelledByThem(db, owner);
      if (!query) return 0;
      const { docs } = await query.limit(LIST_LIMIT.max).get();
      if (docs.length === 0) return 0;
      const by = pseudonymOf(owner.uid);
      const batch = db.batch();
      for (const document of docs) {
        const events = document.get('events') as { by: string }[];
        batch.update(document.ref, {
          cancelledBy: by,
          events: events.map((event) => (event.by === owner.email ? { ...event, by } : event)),
        });
      }
      await batch.commit();
      return docs.length;
    },
  };
};
