import { Timestamp, type DocumentSnapshot } from '../firestore/firestore-library.ts';
import { orderNumber } from '../../contract/orders/order-number.ts';
import type { Order } from '../../contract/schemas/order.ts';
import {
  pieces,
  type OrderId,
  type Pieces,
  type ProductId,
  type TransactionId,
} from '../../contract/money/units.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import { orderKeywords } from '../search/order-keywords.ts';
import { withOffice, type PrivateOrder } from './private-order.ts';
import { toExactIso, toIso } from '../firestore/timestamps.ts';

type Times = 'holdUntil' | 'undoUntil' | 'createdAt' | 'updatedAt' | 'refundAskedAt' | 'refundedAt';

/** An order as it lies in Firestore, with every field of it. */
export interface StoredOrder extends Omit<Order, '_id' | 'number' | Times> {
  /** What it is found by. */
  keywords: string[];
  holdUntil: Timestamp | null;
  undoUntil: Timestamp | null;
  refundAskedAt: Timestamp | null;
  refundedAt: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
}

const SHOWN: Record<Exclude<keyof StoredOrder, 'keywords'>, true> = {
  purchase: true,
  uid: true,
  email: true,
  productId: true,
  productName: true,
  articleNumber: true,
  price: true,
  quantity: true,
  totalPrice: true,
  customerName: true,
  phone: true,
  address: true,
  city: true,
  delivery: true,
  business: true,
  paid: true,
  shipped: true,
  tranID: true,
  holdUntil: true,
  undoUntil: true,
  refundAskedAt: true,
  refundedAt: true,
  refundFailure: true,
  transfer: true,
  dispute: true,
  withdrawal: true,
  tracking: true,
  returned: true,
  events: true,
  createdAt: true,
  updatedAt: true,
};
/** All of an order but what it is found by, which is the most of it, and what is private. */
export const ORDER_FIELDS: readonly string[] = Object.keys(SHOWN);

/** An order as the server keeps it. */
export interface OrderRecord extends Order {
  _id: OrderId;
  productId: ProductId;
  quantity: Pieces;
  tranID: TransactionId | null;
  /** Changes with every change of the order and of its private part. */
  version: string;
}

/** An order with what only the server knows of it, and a history that names the office's people. */
export interface WholeOrder extends OrderRecord, Omit<PrivateOrder, 'officeEvents'> {}

export const orderCollection = (db: Firestore) => collection<StoredOrder>(db, 'orders');

const isoOrNull = (time: Timestamp | null): string | null => time && toIso(time);

export const timeOrNull = (iso: string | null): Timestamp | null =>
  iso === null ? null : Timestamp.fromDate(new Date(iso));

const numberOf = (
  id: string,
  { createdAt, purchase }: Pick<StoredOrder, 'createdAt' | 'purchase'>,
): string => orderNumber(purchase?.id ?? id, toIso(createdAt));

/** The number of a stored order, of which its times and purchase were read; none of one that is not there. */
export const numberOfStored = (document: DocumentSnapshot): string[] => {
  const stored = document.data() as Pick<StoredOrder, 'createdAt' | 'purchase'> | undefined;
  return stored ? [numberOf(document.id, stored)] : [];
};

export const toOrder = (id: string, { keywords: _words, ...stored }: StoredOrder): Order => ({
  ...stored,
  _id: id,
  number: numberOf(id, stored),
  holdUntil: isoOrNull(stored.holdUntil),
  undoUntil: isoOrNull(stored.undoUntil),
  createdAt: toIso(stored.createdAt),
  updatedAt: toIso(stored.updatedAt),
  refundAskedAt: isoOrNull(stored.refundAskedAt),
  refundedAt: isoOrNull(stored.refundedAt),
});

export const toOrderRecord = (document: DocumentSnapshot<StoredOrder>): OrderRecord | undefined => {
  const stored = document.data();
  if (!stored || !document.updateTime) return undefined;
  return {
    ...toOrder(document.id, stored),
    quantity: pieces(stored.quantity),
    version: toExactIso(document.updateTime),
  };
};

/** The document of a new order. */
export const toStoredOrder = ({ _id, number, ...order }: Order): StoredOrder => ({
  ...order,
  keywords: orderKeywords({ number, ...order }),
  holdUntil: timeOrNull(order.holdUntil),
  undoUntil: timeOrNull(order.undoUntil),
  refundAskedAt: timeOrNull(order.refundAskedAt),
  refundedAt: timeOrNull(order.refundedAt),
  createdAt: Timestamp.fromDate(new Date(order.createdAt)),
  updatedAt: Timestamp.fromDate(new Date(order.updatedAt)),
});

/** An order with its private part, which one that was only placed has none of. */
export const toWholeOrder = (order: OrderRecord, part: PrivateOrder | undefined): WholeOrder => ({
  ...order,
  events: withOffice(order.events, part?.officeEvents),
  checkoutSessionId: part?.checkoutSessionId ?? null,
  refundRequest: part?.refundRequest ?? null,
});
