import { createHash } from 'node:crypto';
import { FieldValue, Timestamp } from './firestore-library.ts';
import { collection, type Firestore } from './firestore.ts';

export interface RateCount {
  /** Calls in the present window, this one included. */
  calls: number;
  /** When the window ends, in milliseconds since 1970. */
  resetAt: number;
}

/** Counts calls where all processes of the API see them. */
export interface RateCounter {
  count(key: string, windowMs: number, now: number): Promise<RateCount>;
  forget(key: string, windowMs: number, now: number): Promise<void>;
}

interface StoredCount {
  calls: number | FieldValue;
  /** Firestore deletes the document some time after this. */
  expireAt: Timestamp;
}

/** Addresses of people are kept as fingerprints only, and those for a window. */
export const createRateCounter = (db: Firestore): RateCounter => {
  const counts = collection<StoredCount>(db, 'rateLimits');
  const window = (key: string, windowMs: number, now: number) => {
    const start = now - (now % windowMs);
    const id = createHash('sha256').update(`${key} ${start}`).digest('hex');
    return { document: counts.doc(id), resetAt: start + windowMs };
  };

  return {
    count: async (key, windowMs, now) => {
      const { document, resetAt } = window(key, windowMs, now);
      await document.set(
        { calls: FieldValue.increment(1), expireAt: Timestamp.fromMillis(resetAt) },
        { merge: true },
      );
      // Reading after adding may count a neighbour's call too, never one too few.
      return { calls: Number((await document.get()).get('calls')), resetAt };
    },
    forget: async (key, windowMs, now) => {
      await window(key, windowMs, now).document.delete();
    },
  };
};
