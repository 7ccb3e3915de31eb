import type { DocumentSnapshot } from './firestore-library.ts';
import type { Order } from '../contract/schemas/order.ts';
import { pieces, type Pieces, type ProductId } from '../contract/units.ts';
import { auditReference, type AuditEntry } from './audit.ts';
import { addRecords, type CommitRecords } from './commit-records.ts';
import { collection, isDocumentId, type Firestore } from './firestore.ts';
import {
  KEY_FIELDS,
  keyReference,
  toKeyRecord,
  type KeyRecord,
  type KeyToRecord,
} from './key-repository.ts';
import { checkNewOrder, checkStockMove } from './laws.ts';
import type { Mail } from './mail.ts';
import { addOrderChange, type OrderChange } from './order-change.ts';
import { mayHavePrivatePart, privateOrderCollection } from './private-order.ts';
import { receivedMore } from './private-product.ts';
import {
  ORDER_FIELDS,
  orderCollection,
  toOrderRecord,
  toStoredOrder,
  type OrderRecord,
} from './stored-order.ts';
import { addPaymentChange, type PaymentChange } from './stored-payment.ts';
import { STOCK_FIELDS, type StoredProduct } from './stored-product.ts';
import { toExactIso } from './timestamps.ts';
import { unchangedSince } from './unchanged-since.ts';

/** What selling needs to know of a product. */
export interface StockedProduct {
  id: ProductId;
  name: string;
  price: number;
  minOrder: Pieces;
  available: Pieces;
  /** As `StoredProduct` has it. */
  factsSince?: string | undefined;
  version: string;
}

/** What is to be read beside the product, by id. */
export interface StockQuery {
  orders: readonly string[];
  keys: readonly string[];
  audits: readonly string[];
}

export interface StockFacts {
  product: StockedProduct | undefined;
  orders: ReadonlyMap<string, OrderRecord>;
  keys: ReadonlyMap<string, KeyRecord>;
  /** Ids of the audit entries that exist. */
  audits: ReadonlySet<string>;
}

/** What becomes of an order that gives its pieces back and stays. */
export interface KeptOrder {
  change: OrderChange;
  payment: PaymentChange | undefined;
}

/** An order that gives its pieces back and, unless `kept`, ceases to exist. */
export interface StockReturn {
  order: OrderRecord;
  kept?: KeptOrder | undefined;
  auditId: string;
  audit: AuditEntry;
  mail?: Mail | undefined;
}

/** An order as it is when it is placed. */
export type PlacedOrder = Order & { quantity: Pieces };

/** Everything that one commit does to the stock of one product. */
export interface StockCommit {
  /**
   * The product as it was read, what is available afterwards and by how many pieces the received ones
   * grew, or shrank with a minus; undefined for a product that is gone.
   */
  stock: { product: StockedProduct; available: Pieces; received: number } | undefined;
  placed: readonly { order: PlacedOrder; key: KeyToRecord | undefined; mail?: Mail | undefined }[];
  removed: readonly StockReturn[];
  /** What is written beside pieces that came or went by an admin's hand. */
  restocked: readonly Pick<CommitRecords, 'audit' | 'auditId' | 'key'>[];
}

export interface StockRepository {
  /** Reads the product and all of the query in one go. */
  read(productId: string, query: StockQuery): Promise<StockFacts>;
  /** All or nothing; fails with contention if anything changed since it was read. */
  commit(commit: StockCommit): Promise<void>;
}

const toProduct = (document: DocumentSnapshot<StoredProduct>): StockedProduct | undefined => {
  const stored = document.data();
  if (!stored || !document.updateTime) return undefined;
  const { name, price, minOrder, available, factsSince } = stored;
  return {
    id: document.id,
    name,
    price,
    minOrder: pieces(minOrder),
    available: pieces(available),
    factsSince,
    version: toExactIso(document.updateTime),
  };
};

const present = <Value>(
  documents: readonly DocumentSnapshot[],
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
    read: async (productId, query) => {
      if (!isDocumentId(productId))
        return { product: undefined, orders: new Map(), keys: new Map(), audits: new Set() };
      const [product, ...rest] = await db.getAll(
        products.doc(productId),
        ...query.orders.map((id) => orders.doc(id)),
        ...query.keys.map((id) => keyReference(db, id)),
        ...query.audits.map((id) => auditReference(db, id)),
        { fieldMask: fieldsOf(query) },
      );
      const keysFrom = query.orders.length;
      const auditsFrom = keysFrom + query.keys.length;
      return {
        product: product && toProduct(product as DocumentSnapshot<StoredProduct>),
        orders: present(rest.slice(0, keysFrom), (document) =>
          toOrderRecord(document as Parameters<typeof toOrderRecord>[0]),
        ),
        keys: present(rest.slice(keysFrom, auditsFrom), (document) =>
          toKeyRecord(document as Parameters<typeof toKeyRecord>[0]),
        ),
        audits: new Set(
          rest.slice(auditsFrom).flatMap((document) => (document.exists ? [document.id] : [])),
        ),
      };
    },

    commit: async ({ stock, placed, removed, restocked }) => {
      checkStockMove({ stock, placed, removed });
      const batch = db.batch();
      if (stock) {
        const { product, available, received } = stock;
        batch.update(
          products.doc(product.id),
          {
            available,
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
      for (const { order, kept, ...records } of removed) {
        if (kept) addOrderChange(db, batch, order, kept.change);
        else {
          batch.delete(orders.doc(order._id), unchangedSince(order.version));
          if (mayHavePrivatePart(order)) batch.delete(privateOrders.doc(order._id));
        }
        if (kept?.payment) addPaymentChange(db, batch, kept.payment, kept.change.at);
        addRecords(db, batch, records);
      }
      for (const records of restocked) addRecords(db, batch, records);
      await batch.commit();
    },
  };
};
