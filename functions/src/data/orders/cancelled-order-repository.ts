import { MAX_PURCHASE_LINES } from '../../contract/constants.ts';
import type { CancelledQuery } from '../../contract/schemas/list-query.ts';
import type { CancelledOrder } from '../../contract/schemas/order.ts';
import { isDocumentId, type Firestore } from '../firestore/firestore.ts';
import type { Query, QueryDocumentSnapshot } from '../firestore/firestore-library.ts';
import { readPage, type Page, type PageRequest, latestFirst } from '../firestore/page.ts';
import { orderForms } from '../search/order-keywords.ts';
import { isWordless, NOTHING_FOUND } from '../search/words.ts';
import { inOrder } from './order-lists.ts';
import { ofOwner, searchByWords, type OrderOwner } from './order-search.ts';
import { resolveOrderNumbers } from './resolve-order-numbers.ts';
import {
  CANCELLED_FIELDS,
  cancelledOrderCollection,
  toCancelledOrder,
  type StoredCancelledOrder,
} from './stored-cancelled-order.ts';

/** The records of orders that were cancelled or released; their histories name the office's people. */
export interface CancelledOrderRepository {
  /** The last to end first; a search for an address finds the orders of the account (a uid) that has it as well. */
  list(query: CancelledQuery, account?: string): Promise<Page<CancelledOrder>>;
  listOf(owner: OrderOwner, page: PageRequest): Promise<Page<CancelledOrder>>;
  /** The lines of what an id is of, an order or a purchase, as far as they have ended, by their numbers. */
  findLines(id: string): Promise<CancelledOrder[]>;
}

const LAST_FIRST = latestFirst<StoredCancelledOrder>('cancelledOrders', 'cancelledAt');

const fromDocument = (document: QueryDocumentSnapshot<StoredCancelledOrder>): CancelledOrder =>
  toCancelledOrder(document.id, document.data());

export const createCancelledOrderRepository = (db: Firestore): CancelledOrderRepository => {
  const orders = cancelledOrderCollection(db);
  const shown = (query: Query<StoredCancelledOrder>) =>
    query.select(...CANCELLED_FIELDS) as Query<StoredCancelledOrder>;

  const linesOf = async (purchaseId: string): Promise<CancelledOrder[]> => {
    const { docs } = await shown(orders.where('purchase.id', '==', purchaseId))
      .limit(MAX_PURCHASE_LINES)
      .get();
    const lineOf = ({ purchase }: CancelledOrder): number => purchase?.line ?? 0;
    return docs.map(fromDocument).sort((one, other) => lineOf(one) - lineOf(other));
  };

  return {
    list: async ({ q = '', sort, ...request }, account) => {
      const order = inOrder(LAST_FIRST, sort);
      const words = orderForms(q, await resolveOrderNumbers(db, q, 'cancelledOrders'));
      if (words.length > 0)
        return searchByWords(
          { orders, fields: CANCELLED_FIELDS, order, toItem: fromDocument },
          { words, account },
          request,
        );
      if (isWordless(q)) return NOTHING_FOUND;
      return readPage(shown(orders), order, request, fromDocument);
    },
    listOf: (owner, request) =>
      readPage(shown(ofOwner(orders, owner)), LAST_FIRST, request, fromDocument),
    findLines: async (id) => {
      if (!isDocumentId(id)) return [];
      const document = await orders.doc(id).get();
      const stored = document.data();
      if (!stored) return linesOf(id);
      return stored.purchase
        ? linesOf(stored.purchase.id)
        : [fromDocument(document as QueryDocumentSnapshot<StoredCancelledOrder>)];
    },
  };
};
