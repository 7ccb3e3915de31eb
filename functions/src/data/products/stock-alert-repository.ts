import { AppError } from '../../contract/api/app-error.ts';
import { MAX_STOCK_ALERTS } from '../../contract/products/stock.ts';
import { addMail, type Mail } from '../people/mail.ts';
import { collection, type Firestore, isDocumentId } from '../firestore/firestore.ts';
import { isAlreadyThere, unlessOvertaken } from '../firestore/firestore-errors.ts';
import {
  Timestamp,
  type QueryDocumentSnapshot,
  type QuerySnapshot,
  type Transaction,
} from '../firestore/firestore-library.ts';
import { toExactIso, toIso, unchangedSince } from '../firestore/timestamps.ts';
import { idOf } from './product-review-repository.ts';

/** One person who waits for one product. */
export interface WaitingPerson {
  id: string;
  uid: string;
  email: string;
  productId: string;
  productName: string;
  /** The same in all reminders of one person, and known to nobody else: with it they end them. */
  key: string;
  /** ISO 8601. */
  createdAt: string;
  version: string;
}

interface StoredAlert extends Omit<WaitingPerson, 'id' | 'createdAt' | 'version'> {
  createdAt: Timestamp;
  /** When a TTL policy deletes a reminder that was never sent. */
  expireAt: Timestamp;
}

export interface StockAlertRepository {
  /** What somebody waits for, the newest first. */
  of(uid: string): Promise<WaitingPerson[]>;
  /** False when the person waits for the product already. Times are milliseconds since 1970. */
  create(
    person: Omit<WaitingPerson, 'id' | 'createdAt' | 'version'>,
    times: { createdAt: number; expireAt: number },
  ): Promise<boolean>;
  /** False when the person does not wait for the product. */
  remove(uid: string, productId: string): Promise<boolean>;
  /** Ends all that the person of this key waits for. */
  removeByKey(key: string): Promise<void>;
  /** An id as a product could have it, another one each time. */
  anyProductId(): string;
  /** The next product, by id, that somebody waits for. */
  nextWaitedFor(afterProductId: string): Promise<string | undefined>;
  /** So many of those who wait for a product, the longest first. */
  waitingFor(productId: string, most: number): Promise<WaitingPerson[]>;
  /** Ends a reminder, with its mail in the same commit; false when it ended or changed meanwhile. */
  end(person: WaitingPerson, mail?: Mail): Promise<boolean>;
}

const alertsOf = (db: Firestore) => collection<StoredAlert>(db, 'stockAlerts');

const toPerson = (document: QueryDocumentSnapshot<StoredAlert>): WaitingPerson => {
  const { uid, email, productId, productName, key, createdAt } = document.data();
  return {
    id: document.id,
    ...{ uid, email, productId, productName, key },
    createdAt: toIso(createdAt),
    version: toExactIso(document.updateTime),
  };
};

/** What a person waits for, read in a transaction before it writes. */
export const readStockAlerts = (
  db: Firestore,
  transaction: Transaction,
  uid: string,
): Promise<QuerySnapshot> =>
  transaction.get(
    alertsOf(db)
      .where('uid', '==', uid)
      .limit(2 * MAX_STOCK_ALERTS),
  );

export const createStockAlertRepository = (db: Firestore): StockAlertRepository => {
  const alerts = alertsOf(db);
  return {
    of: async (uid) => {
      const { docs } = await alerts
        .where('uid', '==', uid)
        .limit(2 * MAX_STOCK_ALERTS)
        .get();
      return docs.map(toPerson).sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    },
    create: async (person, { createdAt, expireAt }) => {
      const stored = {
        ...person,
        createdAt: Timestamp.fromMillis(createdAt),
        expireAt: Timestamp.fromMillis(expireAt),
      };
      try {
        await alerts.doc(idOf(person.uid, person.productId)).create(stored);
        return true;
      } catch (error) {
        if (isAlreadyThere(error)) return false;
        throw error;
      }
    },
    remove: async (uid, productId) => {
      if (!isDocumentId(productId)) throw new AppError('not_found');
      return (
        (await unlessOvertaken(alerts.doc(idOf(uid, productId)).delete({ exists: true }))) !==
        undefined
      );
    },
    removeByKey: async (key) => {
      const { docs } = await alerts
        .where('key', '==', key)
        .limit(2 * MAX_STOCK_ALERTS)
        .get();
      if (docs.length === 0) return;
      const batch = db.batch();
      for (const { ref } of docs) batch.delete(ref);
      await batch.commit();
    },
    // Products get their ids from here as well, so that each is as likely to be the next.
    anyProductId: () => alerts.doc().id,
    nextWaitedFor: async (afterProductId) => {
      const { docs } = await alerts
        .where('productId', '>', afterProductId)
        .orderBy('productId')
        .limit(1)
        .get();
      return docs[0]?.data().productId;
    },
    waitingFor: async (productId, most) => {
      const { docs } = await alerts
        .where('productId', '==', productId)
        .orderBy('createdAt')
        .limit(most)
        .get();
      return docs.map(toPerson);
    },
    end: async ({ id, version }, mail) => {
      const batch = db.batch().delete(alerts.doc(id), unchangedSince(version));
      if (mail) addMail(db, batch, mail);
      return (await unlessOvertaken(batch.commit())) !== undefined;
    },
  };
};
