import { Timestamp, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { orderState } from '../contract/order-transitions.ts';
import type { OrderQuery } from '../contract/schemas/list-query.ts';
import type { Order } from '../contract/schemas/order.ts';
import { addRecords, type CommitRecords } from './commit-records.ts';
import { inOrder, NEWEST_FIRST, ORDER_LISTS } from './order-lists.ts';
import { documentOf, isDocumentId, type Firestore } from './firestore.ts';
import { readPage, type Page, type PageOrder, type PageRequest } from './page.ts';
import { orderForms } from './search/order-keywords.ts';
import {
  addOrderChange,
  orderCollection,
  toOrder,
  toOrderRecord,
  type OrderChange,
  type OrderRecord,
  type StoredOrder,
} from './stored-order.ts';

export { toStoredOrder } from './stored-order.ts';
export type { OrderChange, OrderRecord, RefundRequest } from './stored-order.ts';

/** Whose orders: a user's own go by uid, because an email can change hands. */
export type OrderOwner = { uid: string } | { email: string };

/** Times by which a job finds the orders that wait for it. */
type DueTime = 'holdUntil' | 'undoUntil' | 'refundAskedAt';

/** Oldest first, by a time that only some orders have. */
const oldest = (field: DueTime): PageOrder<StoredOrder> => ({
  list: field,
  field,
  direction: 'asc',
  kind: 'time',
});

export interface OrderRepository {
  /** A new random id, for an order or for the audit entry of its end. */
  newId(): string;
  find(id: string): Promise<OrderRecord | undefined>;
  list(query: OrderQuery): Promise<Page<Order>>;
  listOf(owner: OrderOwner, page: PageRequest): Promise<Page<Order>>;
  /** Fails with contention if the order changed since it was read. */
  change(order: OrderRecord, change: OrderChange, records: CommitRecords): Promise<void>;
  /** Ids of orders whose hold ended at `now` (milliseconds) or before, oldest hold first. */
  listRunOut(now: number, page: PageRequest): Promise<Page<string>>;
  /** Ids of shipped orders whose time for Undo ended at `now` (milliseconds) or before: their customers are to be told. */
  listUntold(now: number, page: PageRequest): Promise<Page<string>>;
  /** Ids of orders whose refund was asked for at `now` (milliseconds) or before and is not done. */
  listRefunding(now: number, page: PageRequest): Promise<Page<string>>;
}

export const createOrderRepository = (db: Firestore): OrderRepository => {
  const orders = orderCollection(db);
  const fromDocument = (document: QueryDocumentSnapshot<StoredOrder>) =>
    toOrder(document.id, document.data());
  const page = (query: Query<StoredOrder>, request: PageRequest) =>
    readPage(query, NEWEST_FIRST, request, fromDocument);

  const list = ({ state, q = '', sort, ...request }: OrderQuery): Promise<Page<Order>> => {
    const [first, ...others] = orderForms(q);
    const listed = state && ORDER_LISTS[state];
    // Few orders have a word: their state is looked at once they are read.
    const query = first
      ? orders.where('keywords', 'array-contains-any', first)
      : (listed?.candidates(orders) ?? orders);
    const order = first ? NEWEST_FIRST : (listed?.order ?? NEWEST_FIRST);
    return readPage(query, inOrder(order, sort), request, fromDocument, (document) => {
      const kept = new Set(document.data().keywords);
      if (!others.every((forms) => forms.some((form) => kept.has(form)))) return false;
      return !listed || orderState(fromDocument(document)) === listed.state;
    });
  };

  // Orders without the time have null there or nothing, and neither is ever below a time.
  const idsUntil = (field: DueTime, now: number, request: PageRequest) =>
    readPage(
      orders.where(field, '<=', Timestamp.fromMillis(now)),
      oldest(field),
      request,
      (document) => document.id,
    );

  return {
    newId: () => orders.doc().id,
    find: async (id) =>
      isDocumentId(id) ? toOrderRecord(await documentOf(orders, id).get()) : undefined,
    list,
    listOf: (owner, request) =>
      page(
        'uid' in owner
          ? orders.where('uid', '==', owner.uid)
          : orders.where('email', '==', owner.email),
        request,
      ),
    change: async (order, change, records) => {
      const batch = db.batch();
      addOrderChange(db, batch, order, change);
      addRecords(db, batch, records);
      await batch.commit();
    },
    listRunOut: (now, request) => idsUntil('holdUntil', now, request),
    listUntold: (now, request) => idsUntil('undoUntil', now, request),
    listRefunding: (now, request) => idsUntil('refundAskedAt', now, request),
  };
};
