import { FieldValue, type WriteBatch } from '../firestore/firestore-library.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';

/** What of a product neither visitors nor the API's answers are told: a document beside it. */
export interface PrivateProduct {
  /** All pieces ever received: `available` plus the quantities of all existing orders that were not returned. */
  received: number;
}

/** Refused to everybody by the rules, unlike the products themselves. */
export const privateProductCollection = (db: Firestore) =>
  collection<PrivateProduct>(db, 'privateProducts');

/** Counts pieces that came, or went with a minus, in the commit that changes the product. */
export const receivedMore = (
  db: Firestore,
  batch: WriteBatch,
  productId: string,
  pieces: number,
): void => {
  const received = FieldValue.increment(pieces);
  batch.set(privateProductCollection(db).doc(productId), { received }, { merge: true });
};
