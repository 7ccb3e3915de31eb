import { Timestamp } from '../firestore/firestore-library.ts';
import type { ConfirmedVatNumber } from '../../contract/schemas/vat-number.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import { toIso } from '../firestore/timestamps.ts';

interface StoredVatNumber extends Omit<ConfirmedVatNumber, 'vatNumber' | 'checkedAt'> {
  checkedAt: Timestamp;
  /** After it the register has to be asked anew, even if the record is still there. */
  expireAt: Timestamp;
}

/** The numbers that their registers confirmed lately, so that an order need not wait for one. */
export interface VatNumberRepository {
  /** Undefined for one that is not kept at `now`, in milliseconds since 1970. */
  find(vatNumber: string, now: number): Promise<ConfirmedVatNumber | undefined>;
  /** Keeps one for `keptMs` from when it was checked. */
  keep(confirmed: ConfirmedVatNumber, keptMs: number): Promise<void>;
}

export const createVatNumberRepository = (db: Firestore): VatNumberRepository => {
  const numbers = collection<StoredVatNumber>(db, 'vatNumbers');
  return {
    find: async (vatNumber, now) => {
      const stored = (await numbers.doc(vatNumber).get()).data();
      if (!stored || stored.expireAt.toMillis() <= now) return undefined;
      const { name, consultation, checkedAt } = stored;
      return { vatNumber, name, consultation, checkedAt: toIso(checkedAt) };
    },
    keep: async ({ vatNumber, checkedAt, ...said }, keptMs) => {
      const checked = Date.parse(checkedAt);
      await numbers.doc(vatNumber).set({
        ...said,
        checkedAt: Timestamp.fromMillis(checked),
        expireAt: Timestamp.fromMillis(checked + keptMs),
      });
    },
  };
};
