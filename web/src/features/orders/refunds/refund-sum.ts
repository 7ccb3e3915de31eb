import { payableSum, type Order } from '@rollwell/functions/contract';
import { refundTexts } from '../texts.ts';

/**
 * What goes back of orders that are refunded, as the question names it: no more than that where
 * somebody sent a part back in the gateway's dashboard, which only the payment knows the amount of.
 *
 * @param money writes a decimal amount
 */
export function refundSum(
  orders: readonly Pick<Order, 'price' | 'quantity' | 'delivery' | 'business' | 'events'>[],
  money: (amount: number) => string,
): string {
  const sum = money(payableSum(orders));
  const isLess = orders.some(({ events }) => events.some(({ type }) => type === 'partly_refunded'));
  return isLess ? refundTexts.upTo(sum) : sum;
}
