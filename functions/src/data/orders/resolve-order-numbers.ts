import { readOrderIds, readOrderNumbers } from '../../contract/orders/order-number.ts';
import { collection, type Firestore } from '../firestore/firestore.ts';
import { numberOfStored, type StoredOrder } from './stored-order.ts';

/**
 * The numbers of the orders that somebody means: those that were typed, and those of the orders and
 * purchases whose ids were, as in the address of a page. No document is read for words and numbers.
 */
export const resolveOrderNumbers = async (
  db: Firestore,
  typed: string,
  among: 'orders' | 'cancelledOrders' = 'orders',
): Promise<string[]> => {
  const numbers = readOrderNumbers(typed);
  const ids = readOrderIds(typed);
  if (ids.length === 0) return numbers;
  const orders = collection<StoredOrder>(db, among);
  const fields = ['createdAt', 'purchase'] as const;
  const [alone, together] = await Promise.all([
    db.getAll(...ids.map((id) => orders.doc(id)), { fieldMask: [...fields] }),
    // Any line tells the number of all.
    Promise.all(
      ids.map((id) =>
        orders
          .where('purchase.id', '==', id)
          .limit(1)
          .select(...fields)
          .get(),
      ),
    ),
  ]);
  const found = [...alone, ...together.flatMap(({ docs }) => docs)];
  return [...new Set([...numbers, ...found.flatMap(numberOfStored)])];
};
