import { CHANGE_LIMITS } from '../contract/constants.ts';
import { FieldValue, Timestamp, type WriteBatch } from './firestore-library.ts';
import { collection, type Firestore } from './firestore.ts';

/** Kinds of things of which any view may look different after a change. */
export const CHANGE_KINDS = ['products', 'productReviews', 'reviews', 'blogs', 'settings'] as const;

/**
 * What a commit changed of what public views show: the stock of some products, which is seen where
 * these are; or something of a kind.
 */
export type Change =
  { kind: 'stock'; productIds: readonly string[] } | { kind: (typeof CHANGE_KINDS)[number] };

export interface NotedChange {
  id: string;
  change: Change;
}

/** What was changed since some time. */
export interface Changes {
  noted: readonly NotedChange[];
  /** More was changed than is told. */
  isMore: boolean;
  /** When Firestore looked, in milliseconds since 1970 by its own clock. */
  lookedAt: number;
}

export interface ChangeFeed {
  /** @param ms milliseconds since 1970 */
  since(ms: number): Promise<Changes>;
}

interface StoredChange {
  kind: Change['kind'];
  productIds?: readonly string[];
  at: Timestamp;
  /** Firestore deletes the document some time after this. */
  expireAt: Timestamp;
}

/** Notes a change in the commit that makes it, so that neither is there without the other. */
export const noteChange = (db: Firestore, batch: WriteBatch, change: Change): void => {
  batch.create(collection(db, 'changes').doc(), {
    ...change,
    at: FieldValue.serverTimestamp(),
    expireAt: Timestamp.fromMillis(Date.now() + CHANGE_LIMITS.ttlMs),
  });
};

const toChange = ({ kind, productIds = [] }: StoredChange): Change =>
  kind === 'stock' ? { kind, productIds } : { kind };

export const createChangeFeed = (db: Firestore): ChangeFeed => ({
  since: async (ms) => {
    const { docs, readTime } = await collection<StoredChange>(db, 'changes')
      .where('at', '>', Timestamp.fromMillis(ms))
      .orderBy('at')
      .limit(CHANGE_LIMITS.read + 1)
      .get();
    return {
      noted: docs.map((document) => ({ id: document.id, change: toChange(document.data()) })),
      isMore: docs.length > CHANGE_LIMITS.read,
      lookedAt: readTime.toMillis(),
    };
  },
});
