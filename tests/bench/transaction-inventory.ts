import { getFirestore } from 'firebase-admin/firestore';
import { AppError } from '../../functions/src/contract/api/app-error.ts';
import { NO_SHARES } from '../../functions/src/contract/money/quote.ts';
import { pieces } from '../../functions/src/contract/money/units.ts';
import { toStoredOrder } from '../../functions/src/data/orders/order-repository.ts';
import { newOrder } from '../../functions/src/domain/orders/new-order.ts';
import type { Inventory } from '../../functions/src/domain/stock/inventory.ts';

interface Stock {
  name: string;
  price: number;
  minOrder: number;
  available: number;
}

/** What most shops on Firestore do: one `runTransaction` for each order. The measure of comparison. */
export const createTransactionInventory = (holdMs: number): Inventory => ({
  place: async (request) => {
    const db = getFirestore();
    const [line] = request.lines;
    const { orderId, body } = line;
    const reference = db.doc(`products/${body.productId}`);
    await db.runTransaction(async (transaction) => {
      const stock = (await transaction.get(reference)).data() as Stock | undefined;
      if (!stock) throw new AppError('not_found');
      const available = stock.available - body.quantity;
      if (available < 0) throw new AppError('out_of_stock');
      const product = {
        ...stock,
        minOrder: pieces(stock.minOrder),
        available: pieces(stock.available),
        id: reference.id,
        version: '',
      };
      const order = newOrder(
        request,
        line,
        { product, shares: NO_SHARES },
        { now: Date.now(), holdMs },
      );
      transaction.update(reference, { available });
      transaction.create(db.doc(`orders/${orderId}`), toStoredOrder(order));
    });
    return { id: orderId, replayed: false };
  },
  remove: () => Promise.reject(new Error('not measured')),
  restock: () => Promise.reject(new Error('not measured')),
});
