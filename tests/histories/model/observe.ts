import type { Snapshot } from '../snapshot.ts';
import type { Ledger } from './ledger.ts';
import { checkChanged, checkPlaced, checkPurchases, checkRemoved } from './orders.ts';
import { splitBefore } from './split.ts';
import { checkStock, piecesOf } from './stock.ts';
import { checkWithdrawal } from './withdrawals.ts';

/**
 * Takes in the state after one commit: the step from the last state to this one has to be one that
 * the sequential model of the shop can make.
 * @throws Violation
 */
export const observe = (ledger: Ledger, after: Snapshot): void => {
  const before = splitBefore(ledger, ledger.last, after);
  const lows = checkStock(ledger, before, after);
  for (const [id, order] of after.orders) {
    const was = before.orders.get(id);
    if (was === order) continue;
    if (was) {
      checkChanged(ledger, was, order, after);
      checkWithdrawal(ledger, was, order, after);
    } else {
      const { productId } = order;
      const returned = piecesOf(before, productId, after) + ledger.openPieces(productId).added;
      checkPlaced(ledger, order, before.products.get(productId), returned);
    }
    ledger.orders.set(id, order);
  }
  checkPurchases(ledger, before, after);
  for (const [id, order] of before.orders) {
    if (after.orders.has(id)) continue;
    checkRemoved(ledger, order, after);
    ledger.removed.set(id, ledger.states.length);
  }
  ledger.lows.push(lows);
  ledger.states.push(after);
};
