import { FieldPath, type Query, type QueryDocumentSnapshot } from './firestore-library.ts';
import { addAudit, type AuditEntry } from './audit.ts';
import { collection, type Firestore } from './firestore.ts';
import { orderCollection, toOrderRecord, type OrderRecord } from './stored-order.ts';
import { paymentCollection, toPaymentRecord, type PaymentRecord } from './stored-payment.ts';
import type { StoredProduct } from './stored-product.ts';
import { toExactIso } from './timestamps.ts';
import { unchangedSince } from './unchanged-since.ts';

const PAGE = 200;
/** Twenty million documents: beyond that, comparing all of them in one process is no longer the way. */
const MOST_PAGES = 100_000;

/** What the shop's books say of one product: plain numbers, for what is wrong has to be told as well. */
export interface ProductAccount {
  id: string;
  name: string;
  available: number;
  received: number;
  version: string;
}

/** Everything there is, for checking one part of it against another. */
export interface Ledger {
  products(): AsyncIterable<ProductAccount>;
  product(id: string): Promise<ProductAccount | undefined>;
  orders(): AsyncIterable<OrderRecord>;
  ordersOf(productId: string): Promise<OrderRecord[]>;
  payments(): AsyncIterable<PaymentRecord>;
  /** Corrects a figure; fails with contention if the product changed since it was read. */
  setAvailable(product: ProductAccount, available: number, audit: AuditEntry): Promise<void>;
}

/** All documents of a collection, read page by page. */
async function* all<Stored extends object>(
  documents: Query<Stored>,
): AsyncIterable<QueryDocumentSnapshot<Stored>> {
  const sorted = documents.orderBy(FieldPath.documentId()).limit(PAGE);
  let next = sorted;
  for (let pages = 0; pages < MOST_PAGES; pages += 1) {
    const { docs } = await next.get();
    yield* docs;
    const last = docs.at(-1);
    if (!last || docs.length < PAGE) return;
    next = sorted.startAfter(last);
  }
  throw new Error(`more than ${MOST_PAGES * PAGE} documents`);
}

const toAccount = (document: QueryDocumentSnapshot<StoredProduct>): ProductAccount => {
  const { name, available, received } = document.data();
  return { id: document.id, name, available, received, version: toExactIso(document.updateTime) };
};

export const createLedger = (db: Firestore): Ledger => {
  const products = collection<StoredProduct>(db, 'products');
  const orders = orderCollection(db);

  return {
    async *products() {
      for await (const document of all(products)) yield toAccount(document);
    },
    product: async (id) => {
      const document = await products.doc(id).get();
      return document.exists
        ? toAccount(document as QueryDocumentSnapshot<StoredProduct>)
        : undefined;
    },
    async *orders() {
      for await (const document of all(orders)) {
        const order = toOrderRecord(document);
        if (order) yield order;
      }
    },
    ordersOf: async (productId) => {
      const found: OrderRecord[] = [];
      for await (const document of all(orders.where('productId', '==', productId))) {
        const order = toOrderRecord(document);
        if (order) found.push(order);
      }
      return found;
    },
    async *payments() {
      for await (const document of all(paymentCollection(db))) {
        const payment = toPaymentRecord(document);
        if (payment) yield payment;
      }
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
