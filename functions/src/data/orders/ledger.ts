import {
  AggregateField,
  Timestamp,
  type Query,
  type QueryDocumentSnapshot,
} from '../firestore/firestore-library.ts';
import { addAudit, type AuditEntry } from '../firestore/audit.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import {
  ORDER_FIELDS,
  orderCollection,
  toOrderRecord,
  type OrderRecord,
  type StoredOrder,
} from './stored-order.ts';
import {
  paymentCollection,
  toPaymentRecord,
  type PaymentRecord,
  type StoredPayment,
} from '../payments/stored-payment.ts';
import { privateProductCollection, type PrivateProduct } from '../products/private-product.ts';
import type { StoredProduct } from '../products/stored-product.ts';
import { byId, sortedPages } from '../firestore/sorted-pages.ts';
import { toExactIso, unchangedSince } from '../firestore/timestamps.ts';

/** What the shop's books say of one product: plain numbers, for what is wrong has to be told as well. */
export interface ProductAccount {
  id: string;
  name: string;
  available: number;
  received: number;
  version: string;
}

/** What changed, and when: milliseconds since 1970. */
export interface Changed<Record> {
  at: number;
  record: Record;
}

/** How far the books were compared. */
export interface Progress {
  /** Payments and orders that changed before, in milliseconds since 1970, were compared. */
  payments: number;
  orders: number;
  /** The product that came last, where a run ended before the others had their turn. */
  product: string | null;
  /** What differed when it was looked at last: ids, to be looked at until they agree. */
  openPayments: readonly string[];
  openOrders: readonly string[];
}

/** Everything there is, for checking one part of it against another; long lists page by page. */
export interface Ledger {
  /** By id, those behind `after`. */
  products(after?: string): AsyncIterable<ProductAccount>;
  product(id: string): Promise<ProductAccount | undefined>;
  /** Pieces in the orders of a product that did not come back; added up by the database. */
  orderedPieces(productId: string): Promise<number>;
  /** Ids of the orders of a product whose pieces did not come back. */
  ordersOf(productId: string): AsyncIterable<string>;
  /** Orders that changed at `since` (milliseconds) or later, by when that was. */
  orders(since: number): AsyncIterable<Changed<OrderRecord>>;
  /** Payments that changed at `since` (milliseconds) or later, by when that was. */
  payments(since: number): AsyncIterable<Changed<PaymentRecord>>;
  /** Payments of which the shop does not know the end. */
  openPayments(): AsyncIterable<PaymentRecord>;
  progress(): Promise<Progress | undefined>;
  keepProgress(progress: Progress): Promise<void>;
  /** Corrects a figure; fails with contention if the product changed since it was read. */
  setAvailable(product: ProductAccount, available: number, audit: AuditEntry): Promise<void>;
}

/** All that a sorted query gives, read page by page. */
async function* allSorted<Stored extends object>(
  documents: Query<Stored>,
): AsyncIterable<QueryDocumentSnapshot<Stored>> {
  for await (const page of sortedPages(documents)) yield* page;
}

const lately = <Stored extends { updatedAt: Timestamp }>(
  documents: Query<Stored>,
  since: number,
): Query<Stored> =>
  documents.where('updatedAt', '>=', Timestamp.fromMillis(since)).orderBy('updatedAt');

const toAccount = (
  document: QueryDocumentSnapshot<StoredProduct>,
  part: PrivateProduct | undefined,
): ProductAccount => {
  const { name, available } = document.data();
  const received = part?.received ?? 0;
  return { id: document.id, name, available, received, version: toExactIso(document.updateTime) };
};

const piecesIn = async (orders: Query<StoredOrder>): Promise<number> => {
  const sum = { pieces: AggregateField.sum('quantity') };
  return (await orders.aggregate(sum).get()).data().pieces;
};

export const createLedger = (db: Firestore): Ledger => {
  const products = collection<StoredProduct>(db, 'products');
  const privateProducts = privateProductCollection(db);
  const orders = orderCollection(db);
  const payments: Query<StoredPayment> = paymentCollection(db);
  const progress = collection<Progress>(db, 'reconciliation').doc('progress');

  return {
    async *products(after) {
      const sorted = byId(products.select('name', 'available') as Query<StoredProduct>);
      const rest = after === undefined ? sorted : sorted.startAfter(after);
      for await (const page of sortedPages(rest)) {
        if (page.length === 0) return;
        // Behind the products: what was received meanwhile changed its product as well.
        const parts = await db.getAll(...page.map(({ id }) => privateProducts.doc(id)));
        for (const [index, document] of page.entries())
          yield toAccount(document, parts[index]?.data() as PrivateProduct | undefined);
      }
    },
    product: async (id) => {
      const document = await products.doc(id).get();
      if (!document.exists) return undefined;
      const part = await privateProducts.doc(id).get();
      return toAccount(document as QueryDocumentSnapshot<StoredProduct>, part.data());
    },
    orderedPieces: async (productId) => {
      const all = orders.where('productId', '==', productId);
      const [ordered, returned] = await Promise.all([
        piecesIn(all),
        piecesIn(all.where('returned', '==', true)),
      ]);
      return ordered - returned;
    },
    async *ordersOf(productId) {
      const all = orders.where('productId', '==', productId).select('returned');
      for await (const document of allSorted(byId(all as Query<StoredOrder>)))
        if (document.data().returned !== true) yield document.id;
    },
    async *orders(since) {
      const found = lately(orders.select(...ORDER_FIELDS) as Query<StoredOrder>, since);
      for await (const document of allSorted(found)) {
        const record = toOrderRecord(document);
        if (record) yield { at: document.data().updatedAt.toMillis(), record };
      }
    },
    async *payments(since) {
      for await (const document of allSorted(lately(payments, since))) {
        const record = toPaymentRecord(document);
        if (record) yield { at: document.data().updatedAt.toMillis(), record };
      }
    },
    async *openPayments() {
      for await (const document of allSorted(byId(payments.where('status', '==', 'open')))) {
        const record = toPaymentRecord(document);
        if (record) yield record;
      }
    },
    progress: async () => (await progress.get()).data(),
    keepProgress: async (kept) => {
      await progress.set(kept);
    },
    setAvailable: async (product, available, audit) => {
      const batch = db
        .batch()
        .update(products.doc(product.id), { available }, unchangedSince(product.version));
      addAudit(db, batch, audit);
      await batch.commit();
    },
  };
};
