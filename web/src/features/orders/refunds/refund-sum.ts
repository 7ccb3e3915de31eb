import { payableSum, type Order } from '@rollwell/functions/contract';
import { refundTexts } from '../texts.ts';

/**
 * The sum of a refund, as the dialog names it; “up to” where a part was refunded in the gateway's dashboard,
 * whose amount is not in the order.
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
