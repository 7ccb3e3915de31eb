import {
  Timestamp,
  type Query,
  type QueryDocumentSnapshot,
} from '../firestore/firestore-library.ts';
import { MAX_SPLIT_LINES } from '../../contract/constants.ts';
import type { OrderQuery } from '../../contract/schemas/list-query.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { addRecords, type CommitRecords } from '../firestore/commit-records.ts';
import { inOrder, keepOf, narrowedList, NEWEST_FIRST } from './order-lists.ts';
import { documentOf, isDocumentId, type Firestore } from '../firestore/firestore.ts';
import {
  readPage,
  type Page,
  type PageOrder,
  type PageRequest,
  oldestFirst,
} from '../firestore/page.ts';
import { resolveOrderNumbers } from './resolve-order-numbers.ts';
import { orderForms } from '../search/order-keywords.ts';
import type { Forms } from '../search/rarest-first.ts';
import { isWordless, NOTHING_FOUND } from '../search/words.ts';
import { addOrderChange, type OrderChange } from './order-change.ts';
import { ofOwner, searchByWords, type OrderOwner } from './order-search.ts';
import {
  mayHavePrivatePart,
  OFFICE,
  privateOrderCollection,
  withOffice,
  type PrivateOrder,
} from './private-order.ts';
import {
  ORDER_FIELDS,
  orderCollection,
  toOrder,
  toOrderRecord,
  toWholeOrder,
  type OrderRecord,
  type StoredOrder,
  type WholeOrder,
} from './stored-order.ts';

export { toStoredOrder } from './stored-order.ts';
export type { OrderChange } from './order-change.ts';
export type { OrderOwner } from './order-search.ts';
export type { SplitOff } from './split-order.ts';
export type { OrderRecord, WholeOrder } from './stored-order.ts';

/** Times by which a job finds the orders that wait for it. */
type DueTime = 'holdUntil' | 'undoUntil' | 'refundAskedAt';

/** Oldest first, by a time that only some orders have. */
const oldest = (field: DueTime): PageOrder<StoredOrder> => oldestFirst(field, field);

/** An order that holds its pieces; the lines of a purchase are held and released together. */
export interface HeldOrder {
  id: string;
  purchaseId: string | null;
}

export interface OrderRepository {
  /** A new random id, for an order or for the audit entry of its end. */
  newId(): string;
  find(id: string): Promise<OrderRecord | undefined>;
  /** With what is private, for who needs that: one more document, once an order has been opened for payment. */
  findWhole(id: string): Promise<WholeOrder | undefined>;
  /** The same orders, with histories that name the office's people. */
  withOffice(orders: readonly Order[]): Promise<Order[]>;
  /** A search for an address finds the orders of the account (a uid) that has it as well. */
  list(query: OrderQuery, account?: string): Promise<Page<Order>>;
  listOf(owner: OrderOwner, page: PageRequest): Promise<Page<Order>>;
  /** The lines of a purchase that are there, in the order in which they were placed. */
  listPurchase(purchaseId: string): Promise<OrderRecord[]>;
  /** The same with what is private. */
  findWholePurchase(purchaseId: string): Promise<WholeOrder[]>;
  /** Fails with contention if the order changed since it was read. */
  change(order: OrderRecord, change: OrderChange, records: CommitRecords): Promise<void>;
  /** Orders whose hold ended at `now` (milliseconds) or before, oldest hold first. */
  listRunOut(now: number, page: PageRequest): Promise<Page<HeldOrder>>;
  /** Ids of shipped orders whose time for Undo ended at `now` (milliseconds) or before: their customers are to be told. */
  listDueShippedMails(now: number, page: PageRequest): Promise<Page<string>>;
  /** Ids of orders whose refund was asked for at `now` (milliseconds) or before and is not done. */
  listRefunding(now: number, page: PageRequest): Promise<Page<string>>;
}

export const createOrderRepository = (db: Firestore): OrderRepository => {
  const orders = orderCollection(db);
  const privateOrders = privateOrderCollection(db);
  const fromDocument = (document: QueryDocumentSnapshot<StoredOrder>) =>
    toOrder(document.id, document.data());
  /** Orders without what they are found by, which is the most of them. */
  const shown = (query: Query<StoredOrder>) => query.select(...ORDER_FIELDS) as Query<StoredOrder>;

  const search = (
    words: readonly Forms[],
    { limit, cursor, sort, ...narrowed }: Omit<OrderQuery, 'q'>,
    account: string | undefined,
  ): Promise<Page<Order>> =>
    searchByWords(
      {
        ...{ orders, fields: ORDER_FIELDS, order: inOrder(NEWEST_FIRST, sort) },
        toItem: fromDocument,
        ...(Object.values(narrowed).some(Boolean) && { keep: keepOf(narrowed) }),
      },
      { words, account },
      { limit, cursor },
    );

  const list = async ({ q = '', ...query }: OrderQuery, account?: string): Promise<Page<Order>> => {
    const words = orderForms(q, await resolveOrderNumbers(db, q));
    if (words.length > 0) return search(words, query, account);
    if (isWordless(q)) return NOTHING_FOUND;
    const { limit, cursor, sort, ...narrowed } = query;
    const { query: listed, order, keep } = narrowedList(orders, narrowed);
    return readPage(
      shown(listed),
      inOrder(order, sort),
      { limit, cursor },
      fromDocument,
      keep && ((document) => keep(fromDocument(document))),
    );
  };

  // One after the other: a private part that is newer than its order is found out by the commit.
  const findWhole = async (id: string) => {
    if (!isDocumentId(id)) return undefined;
    const document = await documentOf(orders, id).get();
    const order = toOrderRecord(document);
    if (!order) return undefined;
    const part = mayHavePrivatePart(order) ? await privateOrders.doc(id).get() : undefined;
    return toWholeOrder(order, part?.data());
  };

  const listPurchase = async (purchaseId: string): Promise<OrderRecord[]> => {
    if (!isDocumentId(purchaseId)) return [];
    const { docs } = await shown(orders.where('purchase.id', '==', purchaseId))
      .limit(MAX_SPLIT_LINES)
      .get();
    const lineOf = ({ purchase }: Order): number => purchase?.line ?? 0;
    return docs
      .flatMap((document) => toOrderRecord(document) ?? [])
      .sort((one, other) => lineOf(one) - lineOf(other));
  };

  const named = async (listed: readonly Order[]) => {
    const ids = listed
      .filter(({ events }) => events.some(({ by }) => by === OFFICE))
      .map(({ _id }) => _id);
    if (ids.length === 0) return [...listed];
    const parts = await db.getAll(...ids.map((id) => privateOrders.doc(id)), {
      fieldMask: ['officeEvents'],
    });
    const office = new Map(parts.map((part) => [part.id, part.data() as PrivateOrder | undefined]));
    return listed.map((order) => ({
      ...order,
      events: withOffice(order.events, office.get(order._id)?.officeEvents),
    }));
  };

  // Orders without the time have null there or nothing, and neither is ever below a time.
  const until = (field: DueTime, now: number, ...more: 'purchase'[]) =>
    orders
      .where(field, '<=', Timestamp.fromMillis(now))
      .select(field, ...more) as Query<StoredOrder>;
  const idsUntil = (field: DueTime, now: number, request: PageRequest) =>
    readPage(until(field, now), oldest(field), request, (document) => document.id);

  return {
    newId: () => orders.doc().id,
    find: async (id) =>
      isDocumentId(id) ? toOrderRecord(await documentOf(orders, id).get()) : undefined,
    findWhole,
    withOffice: named,
    list,
    listOf: (owner, request) =>
      readPage(shown(ofOwner(orders, owner)), NEWEST_FIRST, request, fromDocument),
    listPurchase,
    findWholePurchase: async (purchaseId) => {
      const lines = await listPurchase(purchaseId);
      const opened = lines.filter(mayHavePrivatePart);
      // Behind the orders: a private part that is newer than its order is found out by the commit.
      const parts =
        opened.length === 0
          ? []
          : await db.getAll(...opened.map(({ _id }) => privateOrders.doc(_id)));
      const partOf = new Map(
        parts.map((part) => [part.id, part.data() as PrivateOrder | undefined]),
      );
      return lines.map((line) => toWholeOrder(line, partOf.get(line._id)));
    },
    change: async (order, change, records) => {
      const batch = db.batch();
      addOrderChange(db, batch, order, change);
      addRecords(db, batch, records);
      await batch.commit();
    },
    listRunOut: (now, request) =>
      readPage(until('holdUntil', now, 'purchase'), oldest('holdUntil'), request, (document) => ({
        id: document.id,
        purchaseId: document.data().purchase?.id ?? null,
      })),
    listDueShippedMails: (now, request) => idsUntil('undoUntil', now, request),
    listRefunding: (now, request) => idsUntil('refundAskedAt', now, request),
  };
};
