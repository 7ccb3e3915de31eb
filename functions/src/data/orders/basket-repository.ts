import { BASKET_TTL_MS } from '../../contract/constants.ts';
import type { Basket } from '../../contract/schemas/basket.ts';
import type { Line } from '../../contract/schemas/new-order.ts';
import { NEVER_SAVED } from '../../contract/shop-settings.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import { unlessOvertaken } from '../firestore/firestore-errors.ts';
import { Timestamp, type Transaction, type WriteBatch } from '../firestore/firestore-library.ts';
import { fromExactIso, toExactIso } from '../firestore/timestamps.ts';

interface StoredBasket {
  lines: Line[];
  /** A basket that nobody has touched for so long is deleted by a TTL policy. */
  expireAt: Timestamp;
}

export interface BasketRepository {
  /** A person's basket; an empty one as long as nothing was put in. */
  get(uid: string): Promise<Basket>;
  /** Replaces the lines; undefined when something has changed them since the version that is told. */
  replace(uid: string, change: Basket, now: number): Promise<Basket | undefined>;
}

const basketsOf = (db: Firestore) => collection<StoredBasket>(db, 'baskets');

/** A basket goes with the account of its person, in the same commit. */
export const dropBasket = (db: Firestore, transaction: Transaction, uid: string): void => {
  transaction.delete(basketsOf(db).doc(uid));
};

export const createBasketRepository = (db: Firestore): BasketRepository => {
  const baskets = basketsOf(db);

  const batchFor = (
    uid: string,
    stored: StoredBasket,
    updatedAt: string,
  ): WriteBatch | undefined => {
    if (updatedAt === NEVER_SAVED) return db.batch().create(baskets.doc(uid), stored);
    const lastUpdateTime = fromExactIso(updatedAt);
    return lastUpdateTime && db.batch().update(baskets.doc(uid), { ...stored }, { lastUpdateTime });
  };

  return {
    get: async (uid) => {
      const document = await baskets.doc(uid).get();
      const { updateTime } = document;
      return {
        lines: document.data()?.lines ?? [],
        updatedAt: updateTime ? toExactIso(updateTime) : NEVER_SAVED,
      };
    },
    replace: async (uid, { lines, updatedAt }, now) => {
      const stored = { lines, expireAt: Timestamp.fromMillis(now + BASKET_TTL_MS) };
      const commit = batchFor(uid, stored, updatedAt)?.commit();
      const [written] = (await unlessOvertaken(commit)) ?? [];
      return written && { lines, updatedAt: toExactIso(written.writeTime) };
    },
  };
};
