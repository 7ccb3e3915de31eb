/** An amount of money in whole cents. */
export const cents = (amount: number): number => Math.round(amount * 100);

/** What somebody pays for an order, with its share of the delivery, in cents. */
export const payable = (order: { totalPrice: number; deliveryCost: number }): number =>
  cents(order.totalPrice) + cents(order.deliveryCost);
