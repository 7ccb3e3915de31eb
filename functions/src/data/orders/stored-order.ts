import { Timestamp, type DocumentSnapshot } from '../firestore/firestore-library.ts';
import { orderNumber } from '../../contract/orders/order-number.ts';
import type { Dispute, Order, PurchaseLine, RefundFailure } from '../../contract/schemas/order.ts';
import {
  pieces,
  type OrderId,
  type Pieces,
  type ProductId,
  type SessionId,
  type TransactionId,
} from '../../contract/money/units.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import { orderKeywords } from '../search/order-keywords.ts';
import { withOffice, type PrivateOrder, type RefundRequest } from './private-order.ts';
import { toExactIso, toIso } from '../firestore/timestamps.ts';

type Times = 'holdUntil' | 'undoUntil' | 'createdAt' | 'updatedAt' | 'refundAskedAt' | 'refundedAt';

export interface StoredOrder extends Omit<
  Order,
  | '_id'
  | 'number'
  | 'purchase'
  | 'delivery'
  | 'business'
  | 'returned'
  | 'refundFailure'
  | 'dispute'
  | 'withdrawal'
  | 'transfer'
  | 'tracking'
  | Times
> {
  holdUntil: Timestamp | null;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  /** Missing in orders that were placed by themselves. */
  purchase?: PurchaseLine | null;
  /** Missing in orders older than what delivery costs. */
  delivery?: Order['delivery'];
  /** Missing in orders older than orders without VAT. */
  business?: Order['business'];
  /** What it is found by; missing in orders older than searching. */
  keywords?: string[];
  /** Missing in orders older than Undo. */
  undoUntil?: Timestamp | null;
  /** Missing in orders older than refunds. */
  refundAskedAt?: Timestamp | null;
  refundedAt?: Timestamp | null;
  returned?: boolean;
  /** Missing in orders older than failed refunds. */
  refundFailure?: RefundFailure | null;
  transfer?: Order['transfer'];
  /** Missing in orders older than disputes. */
  dispute?: Dispute | null;
  /** Missing in orders that nobody withdrew from before there was a function for it. */
  withdrawal?: Order['withdrawal'];
  /** Missing in orders of which it was never said. */
  tracking?: Order['tracking'];
  /** In orders older than their private part. */
  checkoutSessionId?: SessionId | null;
  refundRequest?: RefundRequest | null;
}

type Hidden = 'keywords' | 'checkoutSessionId' | 'refundRequest';

const SHOWN: Record<Exclude<keyof StoredOrder, Hidden>, true> = {
  purchase: true,
  uid: true,
  email: true,
  productId: true,
  productName: true,
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

const isoOrNull = (time: Timestamp | null | undefined): string | null =>
  time ? toIso(time) : null;

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

export const toOrder = (
  id: string,
  {
    checkoutSessionId: _session,
    refundRequest: _request,
    keywords: _words,
    ...stored
  }: StoredOrder,
): Order => ({
  ...stored,
  _id: id,
  number: numberOf(id, stored),
  purchase: stored.purchase ?? null,
  delivery: stored.delivery ?? null,
  business: stored.business ?? null,
  holdUntil: isoOrNull(stored.holdUntil),
  undoUntil: isoOrNull(stored.undoUntil),
  createdAt: toIso(stored.createdAt),
  updatedAt: toIso(stored.updatedAt),
  refundAskedAt: isoOrNull(stored.refundAskedAt),
  refundedAt: isoOrNull(stored.refundedAt),
  refundFailure: stored.refundFailure ?? null,
  dispute: stored.dispute ?? null,
  withdrawal: stored.withdrawal ?? null,
  transfer: stored.transfer ?? null,
  tracking: stored.tracking ?? null,
  returned: stored.returned ?? false,
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
export const toStoredOrder = ({
  _id,
  number,
  purchase,
  business,
  ...order
}: Order): StoredOrder => ({
  ...order,
  ...(purchase !== null && { purchase }),
  ...(business !== null && { business }),
  keywords: orderKeywords({ number, ...order }),
  holdUntil: timeOrNull(order.holdUntil),
  createdAt: Timestamp.fromDate(new Date(order.createdAt)),
  updatedAt: Timestamp.fromDate(new Date(order.updatedAt)),
  undoUntil: null,
  refundAskedAt: null,
  refundedAt: null,
});

/** An order with its private part; one that is older than those keeps it in itself. */
export const toWholeOrder = (
  order: OrderRecord,
  stored: StoredOrder | undefined,
  part: PrivateOrder | undefined,
): WholeOrder => ({
  ...order,
  events: withOffice(order.events, part?.officeEvents),
  checkoutSessionId: (part ?? stored)?.checkoutSessionId ?? null,
  refundRequest: (part ?? stored)?.refundRequest ?? null,
});
