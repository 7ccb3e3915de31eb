import { expiresAt } from '../../contract/api/retention.ts';
import type { ErasureState } from '../../contract/schemas/own-data.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import { FieldValue, Timestamp, type Transaction } from '../firestore/firestore-library.ts';
import { readPage, type Page, type PageRequest, oldestFirst } from '../firestore/page.ts';

/** An erasure that is under way, with what it has to know of the person; times in milliseconds since 1970. */
export interface Erasure {
  uid: string;
  /** The address of the account, until the erasure is done. */
  email: string;
  /** Whether the address is known to be the person's, so that what goes by it alone goes as well. */
  byAddress: boolean;
  requestedAt: number;
}

interface StoredErasure extends Pick<Erasure, 'byAddress'> {
  state: ErasureState;
  /** Gone once it is done. */
  email?: string;
  requestedAt: Timestamp;
  /** Gone once it is done: by it a job finds what was left half done. */
  runningSince?: Timestamp;
  /** How many records of each kind were erased so far. */
  erased: Record<string, number>;
  finishedAt?: Timestamp;
  /** When a TTL policy deletes it. */
  expireAt?: Timestamp;
}

export interface ErasureRepository {
  /** Erasures that are not done, those that wait longest first. */
  listRunning(now: number, page: PageRequest): Promise<Page<Erasure>>;
  /** Notes that so many records of a kind are gone. */
  count(uid: string, kind: string, records: number): Promise<void>;
  /** Deletes the profile and basket and ends the erasure, which forgets the address. */
  finish(uid: string, now: number): Promise<void>;
}

const OLDEST = oldestFirst<StoredErasure>('erasures', 'runningSince');

const erasuresOf = (db: Firestore) => collection<StoredErasure>(db, 'erasures');

/** Whether one of this account is under way, read in a transaction before it writes. */
export const isErasing = async (
  db: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<boolean> => (await transaction.get(erasuresOf(db).doc(uid))).exists;

/** Adds the beginning of an erasure to the commit that closes the account. */
export const addErasure = (
  db: Firestore,
  transaction: Transaction,
  { uid, email, byAddress, requestedAt }: Erasure,
): void => {
  const at = Timestamp.fromMillis(requestedAt);
  transaction.create(erasuresOf(db).doc(uid), {
    ...{ state: 'running', email, byAddress, requestedAt: at, runningSince: at, erased: {} },
  });
};

export const createErasureRepository = (db: Firestore): ErasureRepository => {
  const erasures = erasuresOf(db);
  return {
    listRunning: (now, page) =>
      readPage(
        erasures.where('runningSince', '<=', Timestamp.fromMillis(now)),
        OLDEST,
        page,
        (document) => {
          const { email = '', byAddress, requestedAt } = document.data();
          return { uid: document.id, email, byAddress, requestedAt: requestedAt.toMillis() };
        },
      ),
    count: async (uid, kind, records) => {
      await erasures.doc(uid).update({ [`erased.${kind}`]: FieldValue.increment(records) });
    },
    finish: async (uid, now) => {
      const at = Timestamp.fromMillis(now);
      await db
        .batch()
        .delete(collection(db, 'users').doc(uid))
        .delete(collection(db, 'baskets').doc(uid))
        .update(erasures.doc(uid), {
          ...{ state: 'done', finishedAt: at },
          ...{ email: FieldValue.delete(), runningSince: FieldValue.delete() },
          expireAt: Timestamp.fromMillis(expiresAt('erasures', now)),
        })
        .commit();
    },
  };
};
