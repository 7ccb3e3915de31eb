import { readOrderIds, readOrderNumbers } from '../../contract/orders/order-number.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import type { DocumentSnapshot } from '../firestore/firestore-library.ts';
import { paymentCollection } from '../payments/stored-payment.ts';
import { amountIn } from '../search/order-keywords.ts';
import { numberOfStored, type StoredOrder } from './stored-order.ts';

/** So many ids and transactions of a search are looked up: each is a query. */
const MOST_IDS = 5;
const MOST_TRANSACTIONS = 5;
/** So many of the newest payments of an amount are looked up. */
const PAYMENTS_OF_AMOUNT = 20;

/** What the gateway calls a payment, or the checkout of what was free. */
const TRANSACTION = /\b(?:pi|cs)_\w{1,200}/g;

type Fields = readonly (keyof StoredOrder)[];
const FIELDS: Fields = ['createdAt', 'purchase'];

/** Orders that were paid by what is named, or of which the sum was that amount. */
const findPaid = async (db: Firestore, typed: string): Promise<DocumentSnapshot[]> => {
  const orders = collection<StoredOrder>(db, 'orders');
  const amount = amountIn(typed);
  const transactions = [...new Set(typed.match(TRANSACTION))].slice(0, MOST_TRANSACTIONS);
  const named = await Promise.all(
    transactions.map((id) =>
      orders
        .where('tranID', '==', id)
        .limit(1)
        .select(...FIELDS)
        .get(),
    ),
  );
  if (amount === undefined) return named.flatMap(({ docs }) => docs);
  const { docs } = await paymentCollection(db)
    .where('amount', '==', amount)
    .orderBy('createdAt', 'desc')
    .limit(PAYMENTS_OF_AMOUNT)
    .select('orderId')
    .get();
  if (docs.length === 0) return [];
  const ids = docs.map((document) => orders.doc(String(document.get('orderId'))));
  return db.getAll(...ids, { fieldMask: [...FIELDS] });
};

/**
 * The numbers of the orders that somebody means: those that were typed, and those of the orders and
 * purchases whose ids were, as in the address of a page, whose payment was, or whose sum was. No document
 * is read for words and numbers.
 */
export const resolveOrderNumbers = async (
  db: Firestore,
  typed: string,
  among: 'orders' | 'cancelledOrders' = 'orders',
): Promise<string[]> => {
  const numbers = readOrderNumbers(typed);
  const ids = readOrderIds(typed).slice(0, MOST_IDS);
  // What was cancelled was never paid.
  const paid = among === 'orders' ? await findPaid(db, typed) : [];
  if (ids.length === 0) return [...new Set([...numbers, ...paid.flatMap(numberOfStored)])];
  const orders = collection<StoredOrder>(db, among);
  const [alone, together] = await Promise.all([
    db.getAll(...ids.map((id) => orders.doc(id)), { fieldMask: [...FIELDS] }),
    // Any line tells the number of all.
    Promise.all(
      ids.map((id) =>
        orders
          .where('purchase.id', '==', id)
          .limit(1)
          .select(...FIELDS)
          .get(),
      ),
    ),
  ]);
  const found = [...paid, ...alone, ...together.flatMap(({ docs }) => docs)];
  return [...new Set([...numbers, ...found.flatMap(numberOfStored)])];
};
