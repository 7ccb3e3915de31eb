import { type OfficeOrder, payableSum, type Order } from '@rollwell/functions/contract';
import { refundTexts } from './texts.ts';

interface RefundSumOptions {
  /** Writes a decimal amount. */
  money: (amount: number) => string;
  /** What the office knows of the payment, once that is here. */
  office: Pick<OfficeOrder, 'payment'> | undefined;
}

/**
 * The sum of a refund, as the dialog names it: no more than is left of what was paid; “up to” as long as
 * a part went back and nobody has said how much.
 */
export function refundSum(
  orders: readonly Pick<Order, 'price' | 'quantity' | 'delivery' | 'business' | 'events'>[],
  { money, office }: RefundSumOptions,
): string {
  const sum = payableSum(orders);
  if (office?.payment) return money(Math.min(sum, office.payment.paid - office.payment.returned));
  const isLess = orders.some(({ events }) => events.some(({ type }) => type === 'partly_refunded'));
  return isLess ? refundTexts.upTo(money(sum)) : money(sum);
}
