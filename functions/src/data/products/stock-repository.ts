import type { DocumentReference, DocumentSnapshot } from '../firestore/firestore-library.ts';
import type { Order } from '../../contract/schemas/order.ts';
import { pieces, type Pieces, type ProductId } from '../../contract/money/units.ts';
import type { VatKind } from '../../contract/money/vat.ts';
import { auditReference, type AuditEntry } from '../firestore/audit.ts';
import { changedNow } from './catalogue-repository.ts';
import { addRecords, type CommitRecords } from '../firestore/commit-records.ts';
import { collection, isDocumentId, type Firestore } from '../firestore/firestore.ts';
import {
  KEY_FIELDS,
  keyReference,
  toKeyRecord,
  type KeyRecord,
  type KeyToRecord,
} from '../firestore/key-repository.ts';
import { checkNewOrder, checkStockMoves } from '../orders/invariants.ts';
import type { Mail } from '../people/mail.ts';
import { addOrderChange, type OrderChange } from '../orders/order-change.ts';
import { mayHavePrivatePart, privateOrderCollection } from '../orders/private-order.ts';
import { receivedMore } from './private-product.ts';
import { addCancelledOrder, type EndedOrder } from '../orders/stored-cancelled-order.ts';
import {
  ORDER_FIELDS,
  orderCollection,
  toOrderRecord,
  toStoredOrder,
  type OrderRecord,
} from '../orders/stored-order.ts';
import { addPaymentChange, type PaymentChange } from '../payments/stored-payment.ts';
import { STOCK_FIELDS, type StoredProduct } from './stored-product.ts';
import { toExactIso, unchangedSince } from '../firestore/timestamps.ts';

/** What selling needs to know of a product. */
export interface StockedProduct {
  id: ProductId;
  name: string;
  articleNumber?: string | undefined;
  price: number;
  minOrder: Pieces;
  available: Pieces;
  vatKind?: VatKind | undefined;
  /** Working days until it leaves us, where it has a lead time of its own. */
  leadTimeDays?: number | undefined;
  /** As `StoredProduct` has it. */
  factsSince?: string | undefined;
  version: string;
}

/** What is to be read, by id. */
export interface StockQuery {
  products: readonly string[];
  orders: readonly string[];
  keys: readonly string[];
  audits: readonly string[];
}

export interface StockFacts {
  /** Without those that are gone. */
  products: ReadonlyMap<string, StockedProduct>;
  orders: ReadonlyMap<string, OrderRecord>;
  keys: ReadonlyMap<string, KeyRecord>;
  /** Ids of the audit entries that exist. */
  audits: ReadonlySet<string>;
}

/** What becomes of an order that gives its pieces back and stays. */
interface KeptOrder {
  change: OrderChange;
  payment: PaymentChange | undefined;
}

/** An order that gives its pieces back, and stays (`kept`) or becomes a record (`ended`). */
export type StockReturn = {
  order: OrderRecord;
  auditId: string;
  audit: AuditEntry;
  mail?: Mail | undefined;
} & ({ kept: KeptOrder; ended?: undefined } | { kept?: undefined; ended: EndedOrder });

/** An order as it is when it is placed. */
export type PlacedOrder = Order & { quantity: Pieces };

/**
 * A product as it was read, what is available afterwards and by how many pieces the received ones
 * grew, or shrank with a minus.
 */
export interface StockMove {
  product: StockedProduct;
  available: Pieces;
  received: number;
}

/** Everything that one commit does to the stock of its products; those that are gone have no move. */
export interface StockCommit {
  stock: readonly StockMove[];
  placed: readonly { order: PlacedOrder; key: KeyToRecord | undefined; mail?: Mail | undefined }[];
  removed: readonly StockReturn[];
  /** What is written beside pieces that came or went by an admin's hand. */
  restocked: readonly Pick<CommitRecords, 'audit' | 'auditId' | 'key'>[];
}

export interface StockRepository {
  /** Reads all of the query in one go. */
  read(query: StockQuery): Promise<StockFacts>;
  /** All or nothing; fails with contention if anything changed since it was read. */
  commit(commit: StockCommit): Promise<void>;
}

const toProduct = (document: DocumentSnapshot<StoredProduct>): StockedProduct | undefined => {
  const stored = document.data();
  if (!stored || !document.updateTime) return undefined;
  const { name, price, minOrder, available, factsSince, attributes } = stored;
  return {
    id: document.id,
    name,
    articleNumber: attributes?.articleNumber,
    price,
    minOrder: pieces(minOrder),
    available: pieces(available),
    vatKind: attributes?.vatKind,
    leadTimeDays: attributes?.leadTimeDays,
    factsSince,
    version: toExactIso(document.updateTime),
  };
};

const present = <Value>(
  documents: readonly DocumentSnapshot[] = [],
  read: (document: DocumentSnapshot) => Value | undefined,
): Map<string, Value> => {
  const found = new Map<string, Value>();
  for (const document of documents) {
    const value = read(document);
    if (value !== undefined) found.set(document.id, value);
  }
  return found;
};

/** Of all that is read in one go, the fields that anybody looks at. */
const fieldsOf = ({ orders, keys }: StockQuery): string[] => [
  ...new Set([
    ...STOCK_FIELDS,
    ...(orders.length > 0 ? ORDER_FIELDS : []),
    ...(keys.length > 0 ? KEY_FIELDS : []),
  ]),
];

export const createStockRepository = (db: Firestore): StockRepository => {
  const products = collection<StoredProduct>(db, 'products');
  const orders = orderCollection(db);
  const privateOrders = privateOrderCollection(db);

  return {
    read: async (query) => {
      const references: readonly DocumentReference[][] = [
        // No product has an id that no document can have.
        query.products.filter(isDocumentId).map((id) => products.doc(id)),
        query.orders.map((id) => orders.doc(id)),
        query.keys.map((id) => keyReference(db, id)),
        query.audits.map((id) => auditReference(db, id)),
      ];
      const all = references.flat();
      const documents =
        all.length === 0 ? [] : await db.getAll(...all, { fieldMask: fieldsOf(query) });
      const [productsRead, ordersRead, keysRead, auditsRead] = references.map(({ length }) =>
        documents.splice(0, length),
      );
      return {
        products: present(productsRead, (document) =>
          toProduct(document as DocumentSnapshot<StoredProduct>),
        ),
        orders: present(ordersRead, (document) =>
          toOrderRecord(document as Parameters<typeof toOrderRecord>[0]),
        ),
        keys: present(keysRead, (document) =>
          toKeyRecord(document as Parameters<typeof toKeyRecord>[0]),
        ),
        audits: new Set(present(auditsRead, ({ exists }) => exists || undefined).keys()),
      };
    },

    commit: async ({ stock, placed, removed, restocked }) => {
      checkStockMoves({ stock, placed, removed });
      const batch = db.batch();
      for (const { product, available, received } of stock) {
        batch.update(
          products.doc(product.id),
          {
            available,
            ...changedNow(),
            ...(product.factsSince === undefined && { factsSince: product.version }),
          },
          unchangedSince(product.version),
        );
        if (received !== 0) receivedMore(db, batch, product.id, received);
      }
      for (const { order, ...records } of placed) {
        checkNewOrder(order);
        batch.create(orders.doc(order._id), toStoredOrder(order));
        addRecords(db, batch, records);
      }
      for (const { order, kept, ended, ...records } of removed) {
        if (kept) addOrderChange(db, batch, order, kept.change);
        else {
          batch.delete(orders.doc(order._id), unchangedSince(order.version));
          if (mayHavePrivatePart(order)) batch.delete(privateOrders.doc(order._id));
          addCancelledOrder(db, batch, ended);
        }
        if (kept?.payment) addPaymentChange(db, batch, kept.payment, kept.change.at);
        addRecords(db, batch, records);
      }
      for (const records of restocked) addRecords(db, batch, records);
      await batch.commit();
    },
  };
};
