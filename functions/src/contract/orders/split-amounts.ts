import { fromCents, toCents, totalPrice } from '../money/money.ts';
import type { Order } from '../schemas/order.ts';
import { cents } from '../money/units.ts';

/** What of an order belongs to a number of its pieces; amounts are decimal. */
export type LineAmounts = Pick<Order, 'quantity' | 'totalPrice' | 'delivery' | 'business'>;

/** An amount as the part for `quantity` of `of` pieces and what is left of it, to the cent. */
const shareOf = (amount: number, quantity: number, of: number): [part: number, rest: number] => {
  const all = toCents(amount);
  const part = cents(Math.round((all * quantity) / of));
  return [fromCents(part), fromCents(cents(all - part))];
};

/**
 * The amounts of `quantity` pieces of a line and of those that stay: price, delivery and the VAT that
 * is not charged add up to what they were before, however often a line is split.
 *
 * @param quantity from 1 to one less than the line has
 */
export const splitAmounts = (
  { price, delivery, business, quantity: of }: LineAmounts & Pick<Order, 'price'>,
  quantity: number,
): { part: LineAmounts; rest: LineAmounts } => {
  const cost = shareOf(delivery.cost, quantity, of);
  const vatOff = shareOf(business?.vatOff ?? 0, quantity, of);
  const amountsOf = (pieces: number, index: 0 | 1): LineAmounts => ({
    quantity: pieces,
    totalPrice: totalPrice(price, pieces),
    delivery: { ...delivery, cost: cost[index] },
    business: business && { ...business, vatOff: vatOff[index] },
  });
  return { part: amountsOf(quantity, 0), rest: amountsOf(of - quantity, 1) };
};
