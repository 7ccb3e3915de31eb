import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

import { orderNumber } from '../../functions/src/contract/orders/order-number.ts';
import type { PastPrice, PurchaseLine } from '@rollwell/functions/contract';

export interface ProductState {
  available: number;
  received: number;
  price: number;
  /** What it cost before, the newest last. */
  pastPrices: readonly number[];
  minOrder: number;
  version: string;
}

export interface OrderState {
  id: string;
  uid: string;
  /** What people call it by; all lines of a purchase have one. */
  number: string;
  /** Which place command it belongs to. */
  tag: string;
  /** Which line of which purchase it is; null for an order by itself. */
  purchase: PurchaseLine | null;
  productId: string;
  quantity: number;
  price: number;
  totalPrice: number;
  /** Its share of what the delivery costs. */
  deliveryCost: number;
  paid: boolean;
  shipped: boolean;
  tranID: string | null;
  /** Milliseconds; until when shipping can be undone. */
  undoUntil: number | null;
  /** Milliseconds. */
  holdUntil: number | null;
  checkoutSessionId: string | null;
  /** Milliseconds. */
  refundAskedAt: number | null;
  refundedAt: number | null;
  refundRequest: { restock: boolean } | null;
  /** Set while money that went back has come in again. */
  refundFailure: { refundId: string } | null;
  /** What was paid out by bank instead. */
  transfer: { reference: string } | null;
  /** A refunded order whose pieces are on sale again. */
  returned: boolean;
  /** Its customer has withdrawn from it. */
  withdrawn: boolean;
  /** Types of its history, oldest first. */
  events: string[];
}

/** The products and orders at one moment. */
export interface Snapshot {
  products: ReadonlyMap<string, ProductState>;
  orders: ReadonlyMap<string, OrderState>;
}

/** A document and what is private of it, as they lie in the database. */
export interface InTwo {
  document: QueryDocumentSnapshot;
  part: object | undefined;
}

/** The moment of a document's last write, which no two commits share. */
const commitOf = ({ updateTime }: QueryDocumentSnapshot): string =>
  `${updateTime.seconds}.${updateTime.nanoseconds}`;

export const toProduct = ({ document, part }: InTwo): ProductState => {
  const { available, price, minOrder } = document.data() as ProductState;
  const { pastPrices = [] } = document.data() as { pastPrices?: readonly PastPrice[] };
  const { received } = part as ProductState;
  return {
    ...{ available, received, price, minOrder, version: commitOf(document) },
    pastPrices: pastPrices.map((fixedPrefixes) => fixedPrefixes.price),
  };
};

type Times = 'holdUntil' | 'undoUntil' | 'refundAskedAt' | 'refundedAt';
type Private = 'checkoutSessionId' | 'refundRequest';

/** Of an order that nobody has begun to pay, there is no private part. */
const NOTHING_PRIVATE: Pick<OrderState, Private> = { checkoutSessionId: null, refundRequest: null };

interface StoredOrder
  extends
    Omit<
      OrderState,
      | 'id'
      | 'number'
      | 'withdrawn'
      | 'tag'
      | 'events'
      | 'purchase'
      | 'deliveryCost'
      | 'refundFailure'
      | 'transfer'
      | Private
      | Times
    >,
    Partial<Pick<OrderState, 'purchase' | 'refundFailure' | 'transfer'>>,
    Record<Times, Timestamp | null> {
  delivery?: { cost: number } | null;
  withdrawal?: object | null;
  createdAt: Timestamp;
  customerName: string;
  events: { type: string }[];
}

export const toOrder = ({ document, part }: InTwo): OrderState => {
  const stored = document.data() as StoredOrder;
  const { checkoutSessionId, refundRequest } = (part ?? NOTHING_PRIVATE) as typeof NOTHING_PRIVATE;
  return {
    id: document.id,
    uid: stored.uid,
    number: orderNumber(
      stored.purchase?.id ?? document.id,
      stored.createdAt.toDate().toISOString(),
    ),
    tag: stored.customerName,
    purchase: stored.purchase ?? null,
    productId: stored.productId,
    quantity: stored.quantity,
    price: stored.price,
    totalPrice: stored.totalPrice,
    deliveryCost: stored.delivery?.cost ?? 0,
    paid: stored.paid,
    shipped: stored.shipped,
    tranID: stored.tranID,
    undoUntil: stored.undoUntil?.toMillis() ?? null,
    holdUntil: stored.holdUntil?.toMillis() ?? null,
    checkoutSessionId,
    refundAskedAt: stored.refundAskedAt?.toMillis() ?? null,
    refundedAt: stored.refundedAt?.toMillis() ?? null,
    refundRequest,
    refundFailure: stored.refundFailure ?? null,
    transfer: stored.transfer ?? null,
    returned: stored.returned,
    withdrawn: (stored.withdrawal ?? null) !== null,
    events: stored.events.map(({ type }) => type),
  };
};

/** Reads the stock and the orders of a database that holds one history only. */
export const takeSnapshot = async (db: Firestore): Promise<Snapshot> => {
  const [products, orders] = await Promise.all([
    readInTwo(db, 'products', 'privateProducts'),
    readInTwo(db, 'orders', 'privateOrders'),
  ]);
  return {
    products: new Map(products.map((stored) => [stored.document.id, toProduct(stored)])),
    orders: new Map(orders.map((stored) => [stored.document.id, toOrder(stored)])),
  };
};

const readInTwo = async (db: Firestore, name: string, privateName: string): Promise<InTwo[]> => {
  const [whole, parts] = await Promise.all([
    db.collection(name).get(),
    db.collection(privateName).get(),
  ]);
  const byId = new Map(parts.docs.map((part) => [part.id, part.data()]));
  return whole.docs.map((document) => ({ document, part: byId.get(document.id) }));
};

/** All documents of a collection, with their ids. */
export const readAll = async <Stored extends object>(
  db: Firestore,
  name: string,
): Promise<(Stored & { id: string })[]> =>
  (await db.collection(name).get()).docs.map((document) => ({
    ...(document.data() as Stored),
    id: document.id,
  }));

/** The same of what is written once, with the commit that did it. */
export const readWritten = async <Stored extends object>(
  db: Firestore,
  name: string,
): Promise<(Stored & { id: string; commit: string })[]> =>
  (await db.collection(name).get()).docs.map((document) => ({
    ...(document.data() as Stored),
    id: document.id,
    commit: commitOf(document),
  }));
