import type { Firestore, QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

export interface ProductState {
  available: number;
  received: number;
  price: number;
  minOrder: number;
  version: string;
}

export interface OrderState {
  id: string;
  uid: string;
  /** Which place command it belongs to. */
  tag: string;
  productId: string;
  quantity: number;
  price: number;
  totalPrice: number;
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
  /** Types of its history, oldest first. */
  events: string[];
}

/** The products and orders at one moment. */
export interface Snapshot {
  products: ReadonlyMap<string, ProductState>;
  orders: ReadonlyMap<string, OrderState>;
}

export const toProduct = (document: QueryDocumentSnapshot): ProductState => {
  const { available, received, price, minOrder } = document.data() as ProductState;
  const version = `${document.updateTime.seconds}.${document.updateTime.nanoseconds}`;
  return { available, received, price, minOrder, version };
};

type Times = 'holdUntil' | 'undoUntil' | 'refundAskedAt' | 'refundedAt';

interface StoredOrder
  extends
    Omit<OrderState, 'id' | 'tag' | 'events' | 'refundFailure' | 'transfer' | Times>,
    Partial<Pick<OrderState, 'refundFailure' | 'transfer'>>,
    Record<Times, Timestamp | null> {
  customerName: string;
  events: { type: string }[];
}

export const toOrder = (document: QueryDocumentSnapshot): OrderState => {
  const stored = document.data() as StoredOrder;
  return {
    id: document.id,
    uid: stored.uid,
    tag: stored.customerName,
    productId: stored.productId,
    quantity: stored.quantity,
    price: stored.price,
    totalPrice: stored.totalPrice,
    paid: stored.paid,
    shipped: stored.shipped,
    tranID: stored.tranID,
    undoUntil: stored.undoUntil?.toMillis() ?? null,
    holdUntil: stored.holdUntil?.toMillis() ?? null,
    checkoutSessionId: stored.checkoutSessionId,
    refundAskedAt: stored.refundAskedAt?.toMillis() ?? null,
    refundedAt: stored.refundedAt?.toMillis() ?? null,
    refundRequest: stored.refundRequest,
    refundFailure: stored.refundFailure ?? null,
    transfer: stored.transfer ?? null,
    returned: stored.returned,
    events: stored.events.map(({ type }) => type),
  };
};

/** Reads the stock and the orders of a database that holds one history only. */
export const takeSnapshot = async (db: Firestore): Promise<Snapshot> => {
  const [products, orders] = await Promise.all([
    db.collection('products').get(),
    db.collection('orders').get(),
  ]);
  return {
    products: new Map(products.docs.map((document) => [document.id, toProduct(document)])),
    orders: new Map(orders.docs.map((document) => [document.id, toOrder(document)])),
  };
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
