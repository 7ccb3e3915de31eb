import {
  Timestamp,
  type DocumentSnapshot,
  type Query,
  type WriteBatch,
} from 'firebase-admin/firestore';
import type { Order, OrderEvent } from '../contract/schemas/order.ts';
import { addAudit, type AuditEntry } from './audit.ts';
import { collection, documentOf, isDocumentId, type Firestore } from './firestore.ts';
import { readPage, type Page, type PageOrder, type PageRequest } from './page.ts';
import { fromExactIso, toExactIso, toIso } from './timestamps.ts';

export interface StoredOrder extends Omit<Order, '_id' | 'holdUntil' | 'createdAt' | 'updatedAt'> {
  holdUntil: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  checkoutSessionId: string | null;
}

/** An order with what only the server knows of it. */
export interface OrderRecord extends Order {
  /** The checkout session opened last. */
  checkoutSessionId: string | null;
  /** Changes with every change of the order. */
  version: string;
}

/** What a change of an existing order may set; history is only ever added to. */
export interface OrderChange {
  paid?: boolean;
  shipped?: boolean;
  tranID?: string;
  holdUntil?: null;
  checkoutSessionId?: string;
  events: OrderEvent[];
  /** Milliseconds since 1970. */
  at: number;
}

/** Whose orders: a user's own go by uid, because an email can change hands. */
export type OrderOwner = { uid: string } | { email: string };

const NEWEST_FIRST: PageOrder<StoredOrder> = {
  list: 'orders',
  field: 'createdAt',
  direction: 'desc',
  kind: 'time',
};

const OLDEST_HOLD_FIRST: PageOrder<StoredOrder> = {
  list: 'holds',
  field: 'holdUntil',
  direction: 'asc',
  kind: 'time',
};

export const orderCollection = (db: Firestore) => collection<StoredOrder>(db, 'orders');

const toOrder = (
  id: string,
  { checkoutSessionId: _session, holdUntil, createdAt, updatedAt, ...rest }: StoredOrder,
): Order => ({
  ...rest,
  _id: id,
  holdUntil: holdUntil && toIso(holdUntil),
  createdAt: toIso(createdAt),
  updatedAt: toIso(updatedAt),
});

export const toOrderRecord = (document: DocumentSnapshot<StoredOrder>): OrderRecord | undefined => {
  const stored = document.data();
  if (!stored || !document.updateTime) return undefined;
  return {
    ...toOrder(document.id, stored),
    checkoutSessionId: stored.checkoutSessionId,
    version: toExactIso(document.updateTime),
  };
};

/** The document of a new order. */
export const toStoredOrder = ({
  _id,
  holdUntil,
  createdAt,
  updatedAt,
  ...rest
}: Order): StoredOrder => ({
  ...rest,
  holdUntil: holdUntil === null ? null : Timestamp.fromDate(new Date(holdUntil)),
  createdAt: Timestamp.fromDate(new Date(createdAt)),
  updatedAt: Timestamp.fromDate(new Date(updatedAt)),
  checkoutSessionId: null,
});

/** The precondition that a document is still in the version that was read. */
export const unchangedSince = (version: string): { lastUpdateTime: Timestamp } => {
  const lastUpdateTime = fromExactIso(version);
  if (!lastUpdateTime) throw new Error(`not a version of a document: ${version}`);
  return { lastUpdateTime };
};

/** Adds the change of an order to a commit, which fails if the order changed since it was read. */
export const addOrderChange = (
  db: Firestore,
  batch: WriteBatch,
  order: OrderRecord,
  { events, at, ...change }: OrderChange,
): void => {
  batch.update(
    orderCollection(db).doc(order._id),
    { ...change, events: [...order.events, ...events], updatedAt: Timestamp.fromMillis(at) },
    unchangedSince(order.version),
  );
};

export interface OrderRepository {
  /** A new random id, for an order or for the audit entry of its end. */
  newId(): string;
  find(id: string): Promise<OrderRecord | undefined>;
  list(page: PageRequest): Promise<Page<Order>>;
  listOf(owner: OrderOwner, page: PageRequest): Promise<Page<Order>>;
  /** Fails with contention if the order changed since it was read. */
  change(order: OrderRecord, change: OrderChange, audit: AuditEntry): Promise<void>;
  /** Ids of orders whose hold ended at `now` (milliseconds) or before, oldest hold first. */
  listRunOut(now: number, page: PageRequest): Promise<Page<string>>;
}

export const createOrderRepository = (db: Firestore): OrderRepository => {
  const orders = orderCollection(db);
  const page = (query: Query<StoredOrder>, request: PageRequest) =>
    readPage(query, NEWEST_FIRST, request, (document) => toOrder(document.id, document.data()));

  return {
    newId: () => orders.doc().id,
    find: async (id) =>
      isDocumentId(id) ? toOrderRecord(await documentOf(orders, id).get()) : undefined,
    list: (request) => page(orders, request),
    listOf: (owner, request) =>
      page(
        'uid' in owner
          ? orders.where('uid', '==', owner.uid)
          : orders.where('email', '==', owner.email),
        request,
      ),
    change: async (order, change, audit) => {
      const batch = db.batch();
      addOrderChange(db, batch, order, change);
      addAudit(db, batch, audit);
      await batch.commit();
    },
    listRunOut: (now, request) =>
      // Paid orders have no hold at all, and null is never below a time.
      readPage(
        orders.where('holdUntil', '<=', Timestamp.fromMillis(now)),
        OLDEST_HOLD_FIRST,
        request,
        (document) => document.id,
      ),
  };
};
