import type { COLLECTIONS } from '../../contract/api/collections.ts';
import type { DocumentData, QueryDocumentSnapshot } from '../firestore/firestore-library.ts';
import type { StoredCancelledOrder } from '../orders/stored-cancelled-order.ts';
import { toOrder, type StoredOrder } from '../orders/stored-order.ts';
import { orderKeywords } from '../search/order-keywords.ts';

/**
 * The fields to write into a document; undefined where it is as it should be. May be asked again of one
 * that it was asked of before, so the answer rests on the document alone.
 */
export type DocumentChange = (document: QueryDocumentSnapshot) => DocumentData | undefined;

/** A change of stored documents that each shop needs once. */
export interface Migration {
  /** Its number and what it is about; never given to another one. */
  id: string;
  /** One after the other. */
  changes: readonly { collection: keyof typeof COLLECTIONS; change: DocumentChange }[];
}

/** Writes anew what an order is found by, where `orderKeywords` says something else today. */
const searchOrders: DocumentChange = (document) => {
  const stored = document.data() as StoredOrder | StoredCancelledOrder;
  const keywords = orderKeywords(toOrder(document.id, stored));
  return keywords.join('\n') === stored.keywords.join('\n') ? undefined : { keywords };
};

/** Every migration, in the order in which they run. A new one comes last; none is taken away or changed. */
export const MIGRATIONS: readonly Migration[] = [
  {
    id: '0001-order-keywords',
    changes: [
      { collection: 'orders', change: searchOrders },
      { collection: 'cancelledOrders', change: searchOrders },
    ],
  },
];
